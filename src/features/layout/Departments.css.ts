import { css, sx } from '../../shared/ui/style/css';
import { radius, TARGET } from '../../shared/ui/style/tokens';

export const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  columnGap: 4,
});

export const title = sx({ px: 1.5, pt: 1, pb: 0.5, m: 0, color: 'text.secondary' });

export const category = sx({
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: TARGET,
  px: 1.5,
  py: 0.5,
  fontWeight: 500,
  color: 'text.primary',
  borderRadius: `${String(radius.control)}px`,
  '&:hover': { bgcolor: 'action.hover' },
});

/** As wide as the picture, before it is known too. */
export const picture = css((theme) => ({
  flex: 'none',
  width: 32,
  height: 40,
  overflow: 'hidden',
  borderRadius: 6,
  background: theme.vars.palette.background.sunk,
}));
