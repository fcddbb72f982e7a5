/**
 * Shared styles for forced colours (Windows contrast themes), which replace every background and shadow: borders and
 * the system's highlight take their place. Components add their own; this file also covers MUI's components.
 */
const edge = '1px solid ButtonText';
const chosen = { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' };

/** A doubled class has a higher specificity than MUI's, whatever the order. */
const each = (...names: string[]) => names.map((name) => `.${name}.${name}`).join(', ');

export const forcedColors = {
  [each('MuiDialog-paper', 'MuiDrawer-paper')]: { border: '1px solid CanvasText' },
  'button[aria-pressed="true"][aria-pressed], .MuiMenuItem-root.MuiMenuItem-root.Mui-selected':
    chosen,
  [each('MuiSlider-thumb')]: { border: '2px solid Highlight' },
  [each('MuiSlider-track', 'MuiSlider-rail')]: { border: edge },
  '.Mui-disabled, :disabled': { color: 'GrayText', borderColor: 'GrayText' },
  ':focus-visible, .Mui-focusVisible': { outlineColor: 'Highlight' },
} as const;
