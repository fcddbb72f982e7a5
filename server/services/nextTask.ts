/** Lets other requests go on in between, in long work of one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
