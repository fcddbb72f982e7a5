import { sx } from '../../shared/ui/style/css';

export const pending = sx({ p: { xs: 3, sm: 5 }, textAlign: 'center' });

export const sign = sx({
  display: 'inline-grid',
  placeItems: 'center',
  width: 88,
  height: 88,
  mb: 2,
  borderRadius: '50%',
  bgcolor: 'accent.soft',
  color: 'accent.text',
  '& svg': { fontSize: 42 },
});

export const title = sx({ typography: 'h2', m: 0, mb: '0.35em' });

export const text = sx({
  typography: 'body1',
  m: 0,
  color: 'text.secondary',
  mb: 3,
  textWrap: 'balance',
});

export const unreachable = sx({ mb: 3, textAlign: 'left' });

export const checking = sx({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 1,
  mb: 3,
  px: 2,
  py: 0.5,
  borderRadius: '14px',
  bgcolor: 'background.sunk',
});

export const status = sx({ typography: 'body2', m: 0, color: 'text.secondary', py: 0.5 });

export const due = sx({ display: 'grid', justifyContent: 'center', gap: 2 });

export const order = sx({ typography: 'body2', m: 0, mt: 3 });

export const orderLink = sx({ display: 'inline-block', py: 1.25 });
