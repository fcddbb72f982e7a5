import { css, sx } from '../../shared/ui/style/css';
import { radius, TARGET } from '../../shared/ui/style/tokens';

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

// The departments below the first three (Departments.tsx) look the same.
export const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  columnGap: 4,
});

export const category = sx({
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: TARGET,
  px: 1.5,
  fontWeight: 500,
  color: 'text.primary',
  borderRadius: `${String(radius.control)}px`,
  '&:hover': { bgcolor: 'action.hover' },
});
