import { css, sx } from '../../shared/ui/style/css';
import { duration, easing, radius, TARGET } from '../../shared/ui/style/tokens';

const PAPER = 'var(--ml-palette-background-paper)';
const SHADE = 'rgb(var(--ml-palette-text-primaryChannel) / 0.18), transparent';

/** A shadow at either end while there is more content; a scrolling background covers it at the end. */
const shadedEnds = {
  background: [
    `linear-gradient(${PAPER} 50%, transparent) top / 100% 32px local`,
    `linear-gradient(to top, ${PAPER} 50%, transparent) bottom / 100% 32px local`,
    `linear-gradient(${SHADE}) top / 100% 10px scroll`,
    `linear-gradient(to top, ${SHADE}) bottom / 100% 10px scroll`,
  ].join(),
  backgroundRepeat: 'no-repeat',
};

export const head = sx({ display: 'flex', alignItems: 'center', p: 1, pl: 2, minHeight: 60 });
export const name = sx({ display: 'flex', flex: 1 });

export const rows = sx({ flex: 1, overflowY: 'auto', px: 1, py: 0.5, ...shadedEnds });
export const line = sx({ my: 1 });

export const list = css({ listStyle: 'none', margin: 0, padding: 0 });

// The minimum touch size, so that more items are visible.
export const row = sx({
  display: 'flex',
  justifyContent: 'flex-start',
  textAlign: 'left',
  minHeight: TARGET,
  px: 2,
  py: 1,
  borderRadius: `${String(radius.control)}px`,
  transition: `background-color ${String(duration.quick)}ms ${easing.both}`,
  '&:hover': { bgcolor: 'action.hover', '@media (hover: none)': { bgcolor: 'transparent' } },
  '&:focus-visible': { bgcolor: 'action.focus' },
});
export const word = css({ flex: '1 1 auto', minWidth: 0, fontWeight: 600 });
export const picture = sx({
  mr: 1.5,
  borderRadius: '50%',
  objectFit: 'cover',
  bgcolor: 'background.sunk',
});

export const language = sx({
  display: 'flex',
  alignItems: 'center',
  minHeight: TARGET,
  px: 2,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
});

export const appearance = sx({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: TARGET,
  py: 1,
  pl: 2,
  pr: 6,
});
export const appearanceSwitch = css({
  position: 'absolute',
  right: 16,
  top: '50%',
  transform: 'translateY(-50%)',
});

export const foot = sx({ p: 2, pb: 'calc(16px + env(safe-area-inset-bottom))' });
