import { css, sx } from '../../shared/ui/style/css';

export const menu = css({ position: 'relative' });

export const arrow = css({ transform: 'none', transition: '180ms' });
export const arrowUp = css({ transform: 'rotate(180deg)' });

export const panel = sx({
  position: 'absolute',
  top: '100%',
  right: 0,
  width: '34rem',
  maxHeight: 'calc(100vh - var(--ml-header) - 16px)',
  overflowY: 'auto',
  p: 1,
  boxShadow: 8,
  visibility: 'hidden',
  opacity: 0,
  transform: 'translateY(-4px)',
  transition: 'opacity 160ms, transform 160ms',
});
export const open = css({ visibility: 'visible', opacity: 1, transform: 'none' });

export const list = sx({
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
});

export const category = sx({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  fontWeight: 500,
  color: 'text.primary',
  '&:hover': { bgcolor: 'action.hover' },
});
