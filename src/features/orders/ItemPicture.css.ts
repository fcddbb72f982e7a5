import { css, sx } from '../../shared/ui/style/css';

export const frame = sx({
  flex: 'none',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 1,
  bgcolor: 'background.sunk',
  color: 'text.secondary',
});
export const picture = css({ width: '100%', height: '100%', objectFit: 'cover' });
