/**
 * Where the shopper's system chooses the colours (Windows' contrast themes), every ground becomes
 * one: what grounds and shadows said has to be said by edges and by the system's own highlight.
 */
const edge = '1px solid ButtonText';
const chosen = { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' };

export const forcedColors = {
  '.MuiButton-root, .MuiIconButton-root, .MuiChip-root, .MuiToggleButton-root': { border: edge },
  '.MuiDialog-paper, .MuiDrawer-paper, .MuiAlert-root, .MuiSkeleton-root, .MuiBadge-badge': {
    border: '1px solid CanvasText',
  },
  'button[aria-pressed="true"], .MuiPaginationItem-root.Mui-selected, .MuiMenuItem-root.Mui-selected':
    chosen,
  '.MuiTab-root.Mui-selected': { color: 'Highlight' },
  '.MuiTabs-indicator': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  '.MuiSlider-thumb': { border: '2px solid Highlight' },
  '.MuiSlider-track, .MuiSlider-rail': { border: edge },
  '.Mui-disabled, :disabled': { color: 'GrayText', borderColor: 'GrayText' },
  // A swatch is nothing but its colour.
  '.swatch': { forcedColorAdjust: 'none' },
  // With one colour for all stars, the ones that are not given are hollow.
  'svg.star-empty': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 },
  ':focus-visible, .Mui-focusVisible': { outlineColor: 'Highlight' },
} as const;
