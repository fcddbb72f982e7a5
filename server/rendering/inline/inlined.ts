/**
 * Scripts that stand in every page itself and work before anything else has come (startHydration.ts,
 * loadSecondPart.ts). They are written into it as their text, so that each may use nothing but its
 * parameter and the browser.
 */

/** A call of `script`, to be written into a page. */
export const inlined = <T>(script: (parameter: T) => void, parameter: T): string =>
  `(${script.toString()})(${JSON.stringify(parameter)})`;
