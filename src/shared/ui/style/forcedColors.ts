/**
 * Where the shopper's system chooses the colours (Windows' contrast themes), every ground becomes
 * one: what grounds and shadows said has to be said by edges and by the system's own highlight.
 */
const edge = '1px solid ButtonText';
const chosen = { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' };

/** Two class names outweigh MUI's one, whichever style element comes last. */
const each = (...names: string[]) => names.map((name) => `.${name}.${name}`).join(', ');

export const forcedColors = {
  [each('MuiButton-root', 'MuiChip-root', 'MuiToggleButton-root')]: { border: edge },
  [each('MuiDialog-paper', 'MuiDrawer-paper', 'MuiAlert-root', 'MuiSkeleton-root')]: {
    border: '1px solid CanvasText',
  },
  'button[aria-pressed="true"][aria-pressed], .MuiPaginationItem-root.MuiPaginationItem-root.Mui-selected, .MuiMenuItem-root.MuiMenuItem-root.Mui-selected':
    chosen,
  [each('MuiBadge-badge')]: { border: '1px solid CanvasText' },
  '.MuiTab-root.MuiTab-root.Mui-selected': { color: 'Highlight' },
  [each('MuiTabs-indicator')]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  [each('MuiSlider-thumb')]: { border: '2px solid Highlight' },
  [each('MuiSlider-track', 'MuiSlider-rail')]: { border: edge },
  '.Mui-disabled, :disabled': { color: 'GrayText', borderColor: 'GrayText' },
  // A swatch is nothing but its colour.
  '.swatch': { forcedColorAdjust: 'none' },
  ':focus-visible, .Mui-focusVisible': { outlineColor: 'Highlight' },
} as const;
