/**
 * Where the shopper's system chooses the colours (Windows' contrast themes), every ground becomes
 * one: what grounds and shadows said has to be said by edges and by the system's own highlight. A part
 * of the shop's own says so in its own styles; here is what all have in common, and what MUI draws.
 */
const edge = '1px solid ButtonText';
const chosen = { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' };

/** Two class names outweigh MUI's one, whichever style element comes last. */
const each = (...names: string[]) => names.map((name) => `.${name}.${name}`).join(', ');

export const forcedColors = {
  [each('MuiDialog-paper', 'MuiDrawer-paper')]: { border: '1px solid CanvasText' },
  'button[aria-pressed="true"][aria-pressed], .MuiMenuItem-root.MuiMenuItem-root.Mui-selected':
    chosen,
  [each('MuiSlider-thumb')]: { border: '2px solid Highlight' },
  [each('MuiSlider-track', 'MuiSlider-rail')]: { border: edge },
  '.Mui-disabled, :disabled': { color: 'GrayText', borderColor: 'GrayText' },
  // A swatch is nothing but its colour.
  '.swatch': { forcedColorAdjust: 'none' },
  ':focus-visible, .Mui-focusVisible': { outlineColor: 'Highlight' },
} as const;
