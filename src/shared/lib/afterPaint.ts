/**
 * Resolves when what has just changed is on the screen: for work that a tap starts and its answer
 * does not need. What is not on a screen is not painted, and not waited for.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const inTask = () => setTimeout(resolve);
    if (document.visibilityState === 'hidden') inTask();
    else requestAnimationFrame(inTask);
  });
