export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves in a task of its own, so that whoever else waits, a tap say, has a turn before it. */
export const nextTask = (): Promise<void> => delay(0);

/**
 * Resolves when what has just changed is on the screen: for what a tap starts and its answer does
 * not need. A page that is not on a screen paints nothing, and is not waited for.
 */
export const afterNextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const inTask = () => setTimeout(resolve);
    if (document.visibilityState === 'hidden') inTask();
    else requestAnimationFrame(inTask);
  });
