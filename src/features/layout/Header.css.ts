import { sx } from '../../shared/ui/style/css';

/**
 * The width from which all thirteen items fit in one row. In rem, so that doubled text gets the phone's
 * menu.
 */
const WIDE = '@container header (min-width: 80rem)';
const NARROW = '@container header (width < 80rem)';
/** For browsers without container queries. */
const WIDE_SCREEN = '@media (min-width: 80rem)';
const NARROW_SCREEN = '@media not all and (min-width: 80rem)';
const NO_CONTAINERS = '@supports not (container-type: inline-size)';

/**
 * The minimum size of a tool. Space is reserved for the last ones, which would otherwise move the others
 * when the second half of the page is rendered.
 */
const TOOL = '44px';

export const header = sx({
  position: 'fixed',
  zIndex: 'appBar',
  top: 0,
  right: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  width: '100%',
  height: 'var(--ml-header)',
  color: 'text.primary',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'line.soft',
  container: 'header / inline-size',
});

export const phoneBar = sx({
  display: 'grid',
  [WIDE]: { display: 'none' },
  [NO_CONTAINERS]: { [WIDE_SCREEN]: { display: 'none' } },
  gridTemplateColumns: `auto minmax(0, 1fr) repeat(2, minmax(${TOOL}, auto))`,
  alignItems: 'center',
  gap: 0.5,
  px: { xs: 1, sm: 2 },
});
export const phoneLogo = sx({ display: 'flex' });

export const deskBar = sx({
  display: 'grid',
  [NARROW]: { display: 'none' },
  [NO_CONTAINERS]: { [NARROW_SCREEN]: { display: 'none' } },
  gridTemplateColumns: `minmax(0, 1fr) minmax(calc(var(--ml-tools) * ${TOOL}), auto) minmax(5rem, auto)`,
  alignItems: 'center',
  gap: 1,
  width: '100%',
  maxWidth: '82.5rem',
  mx: 'auto',
  px: 4,
  // Login or Logout, also without tools before it.
  '& > a, & > button': { gridColumn: 3 },
  '& > ul': { display: 'flex', alignItems: 'center', listStyle: 'none', m: 0, p: 0 },
  '& > ul > li': { display: 'flex', alignItems: 'center' },
});
export const logo = sx({ mr: 2.5 });
/** The first tool; the tools are aligned to the far end. */
export const afterWords = sx({ ml: 'auto' });
