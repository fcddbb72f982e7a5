/** Resolves in a task of its own, so that whoever else waits, a tap say, has a turn before it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
