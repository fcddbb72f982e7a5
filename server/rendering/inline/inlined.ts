/**
 * Inlines scripts that run before any bundle is loaded (startHydration.ts, loadSecondPart.ts). A page contains their
 * source text, so each may use only its parameter and the browser.
 */

/** Source text that calls `script`. */
export const inlined = <T>(script: (parameter: T) => void, parameter: T): string =>
  `(${script.toString()})(${JSON.stringify(parameter)})`;
