import { sx } from '../../shared/ui/style/css';

export const item = sx({ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 });

export const picture = sx({
  position: 'relative',
  borderRadius: '14px',
  overflow: 'hidden',
  bgcolor: 'background.sunk',
  aspectRatio: '4 / 5',
});

export const remove = sx({
  position: 'absolute',
  top: 8,
  right: 8,
  borderRadius: '50%',
  bgcolor: 'background.paper',
  boxShadow: 2,
  '&:hover': { bgcolor: 'background.paper' },
});

export const name = sx({ typography: 'subtitle2', m: 0, overflowWrap: 'anywhere' });
export const link = sx({ color: 'inherit' });
export const move = sx({ mt: 'auto' });
