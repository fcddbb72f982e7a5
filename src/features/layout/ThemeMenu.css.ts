import { css, sx } from '../../shared/ui/style/css';

export const sign = sx({
  display: 'inline-flex',
  flexShrink: 0,
  minWidth: 36,
  color: 'action.active',
});
export const label = css({ flex: '1 1 auto', minWidth: 0 });
export const check = sx({ ml: 2 });
