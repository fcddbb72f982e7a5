import { css, sx } from '../../../shared/ui/style/css';
import { TARGET } from '../../../shared/ui/style/tokens';

const SELECT_WIDTH = '10.5rem';

/** Fits the longest value; on a narrower phone the view buttons wrap. */
const SELECT_WIDTH_PHONE = '10.25rem';

export const select = css((theme) => ({
  minHeight: 44,
  maxWidth: '100%',
  padding: '0 6px 0 10px',
  [theme.breakpoints.down('sm')]: { width: '100%', paddingInline: '8px 2px' },
  // Not sized by its options: in a split document they arrive later.
  [theme.breakpoints.up('sm')]: { width: SELECT_WIDTH },
  font: 'inherit',
  // iOS zooms into any field below 16 px.
  fontSize: '1rem',
  fontWeight: 500,
  border: `1.5px solid ${theme.vars.palette.line.strong}`,
  borderRadius: 10,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
}));

export const toolbar = sx({
  display: { xs: 'flex', md: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) minmax(88px, auto)',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
});

/** Opens the filters on a phone; shows their number at its corner. */
export const opener = sx({
  position: 'relative',
  display: { xs: 'inline-flex', md: 'none' },
  verticalAlign: 'middle',
  flexShrink: 0,
});

export const filters = sx({
  px: { xs: 1.25, sm: 1.75 },
  '& > :first-child': { display: { xs: 'none', sm: 'inherit' } },
});

export const badge = css((theme) => ({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  right: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: 10,
  fontSize: '0.75rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  transform: 'translate(50%, -50%)',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

export const sort = sx({
  flex: { xs: `1 0 ${SELECT_WIDTH_PHONE}`, sm: 1 },
  minWidth: 0,
  display: { md: 'grid' },
  gridTemplateColumns: `auto ${SELECT_WIDTH}`,
  justifyContent: 'end',
  alignItems: 'center',
  columnGap: 1,
});

export const label = sx({
  color: 'text.secondary',
  // On a phone the label is for screen readers; the value is visible.
  '@media (max-width: 899px)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

/** As wide as both buttons, even if only one has been rendered. */
export const views = sx({ display: 'flex', minWidth: 2 * TARGET, ml: 'auto' });

export const view = sx({ color: 'text.secondary' });

export const chosenView = sx({ color: 'primary.main', bgcolor: 'action.selected' });
