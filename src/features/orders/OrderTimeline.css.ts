import { sx } from '../../shared/ui/style/css';

export const icon = {
  cancelled: sx({ color: 'error.main' }),
  ahead: sx({ color: 'line.strong' }),
  done: sx({ color: 'success.main' }),
};

export const steps = sx({ listStyle: 'none', m: 0, p: 0 });
export const step = sx({
  display: 'flex',
  gap: 1.5,
  minHeight: 56,
  '&:last-child': { minHeight: 28 },
});
export const track = sx({ display: 'flex', flexDirection: 'column', alignItems: 'center' });

const line = { flex: 1, width: 2, my: 0.5, borderRadius: 1 } as const;

/** Between two steps. */
export const lineAhead = sx({ ...line, bgcolor: 'line.soft' });
export const lineDone = sx({ ...line, bgcolor: 'success.main' });

export const words = sx({ pb: 2, 'li:last-child > &': { pb: 0 } });
export const label = {
  done: sx({ fontWeight: 500, color: 'text.primary' }),
  current: sx({ fontWeight: 650, color: 'text.primary' }),
  ahead: sx({ fontWeight: 500, color: 'text.secondary' }),
};
export const time = sx({ color: 'text.secondary' });
