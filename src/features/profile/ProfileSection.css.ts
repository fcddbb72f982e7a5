import { keyframes } from '@vanilla-extract/css';
import { css, sx } from '../../shared/ui/style/css';

export const head = sx({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: { xs: 2, sm: 3 },
  py: 2,
});
export const heading = sx({ flex: 1 });
export const summary = sx({ typography: 'body2', m: 0, color: 'text.secondary' });

export const chevron = css((theme) => ({
  transition: theme.transitions.create('transform'),
  '[aria-expanded=true] &': { transform: 'rotate(180deg)' },
}));

const none = { gridTemplateRows: '0fr', overflow: 'hidden' };
const all = { gridTemplateRows: '1fr', overflow: 'hidden' };
const unfold = keyframes({ from: none, to: all });
const fold = keyframes({ from: all, to: none });

/** Animates its height when its content appears and, with `closing`, before it disappears. */
export const content = css((theme) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr',
  animation: `${unfold} ${String(theme.transitions.duration.standard)}ms ${theme.transitions.easing.easeInOut}`,
  '& > div': { minHeight: 0 },
}));
export const closing = css({ animationName: fold, animationFillMode: 'forwards' });
export const inside = sx({
  px: { xs: 2, sm: 3 },
  pb: 2,
  borderTop: 1,
  borderColor: 'line.soft',
});

export const empty = sx({ py: 4, textAlign: 'center' });
export const emptyText = sx({ typography: 'body1', m: 0, color: 'text.secondary' });

/** A section's list, with a thin line between items. */
export const list = sx({ listStyle: 'none', m: 0, p: 0 });
export const entry = sx({ '& + &': { borderTop: 1, borderColor: 'line.soft' } });

/** The link to the full page. */
export const more = sx({ mt: 1 });
