export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves in a task of its own, so that whoever else waits, a tap say, has a turn before it. */
export const nextTask = (): Promise<void> => wait(0);
