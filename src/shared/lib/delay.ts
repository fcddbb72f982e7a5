export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves in a new task, so that pending events (such as a click) are handled first. */
export const nextTask = (): Promise<void> => delay(0);

/**
 * Resolves after the next paint; at once in a hidden page, which does not paint. For work that a click
 * starts and its feedback does not need.
 */
export const afterNextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const inTask = () => setTimeout(resolve);
    if (document.visibilityState === 'hidden') inTask();
    else requestAnimationFrame(inTask);
  });
