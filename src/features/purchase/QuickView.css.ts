import { sx } from '../../shared/ui/style/css';

export const close = sx({
  position: 'absolute',
  zIndex: 2,
  top: 8,
  right: 8,
  bgcolor: 'background.paper',
});

export const columns = sx({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 6fr)' },
  gap: { xs: 2, sm: 4 },
  p: { xs: 2, sm: 3 },
});

/** Reserves the gallery's space, so that nothing moves when it loads. */
export const gallery = sx({ minWidth: 0, aspectRatio: { xs: '4 / 5', sm: 'auto' } });

export const words = sx({ display: 'flex', flexDirection: 'column', gap: 2, pt: { sm: 4 } });

export const description = sx({ color: 'text.secondary' });

export const details = sx({ py: 1.25 });
