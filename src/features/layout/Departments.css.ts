import { css, sx } from '../../shared/ui/style/css';

export const title = sx({ px: 1.5, pt: 1, pb: 0.5, m: 0, color: 'text.secondary' });

/** The place of a category's picture, also while none is known. */
export const picture = css((theme) => ({
  flex: 'none',
  width: 32,
  height: 40,
  margin: '4px 0',
  overflow: 'hidden',
  borderRadius: 6,
  background: theme.vars.palette.background.sunk,
}));
