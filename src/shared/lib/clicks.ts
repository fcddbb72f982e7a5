/** True for a click that opens a link in this tab: no modifier key, main button. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * True for the second click of a double click, which people make on buttons that act once. The browser counts
 * clicks within the system's double-click time.
 */
export const isRepeatedClick = ({ detail }: { detail: number }): boolean => detail > 1;
