import { sx } from '../../shared/ui/style/css';

export const policies = sx({ py: { xs: 4, md: 6 } });

export const policyList = sx({
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
});

export const policy = sx({
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  textAlign: { sm: 'center' },
  gap: { xs: 2, sm: 1.25 },
});

export const policyIcon = sx({ fontSize: 34, color: 'accent.text' });

export const quiet = sx({ color: 'text.secondary' });

export const title = sx({ mb: 3 });

export const reasonList = sx({
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1.5, md: 3 },
  gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
});

export const reason = sx({
  display: 'flex',
  gap: 2,
  p: { xs: 2, md: 3 },
  borderRadius: '14px',
  bgcolor: 'background.sunk',
});

export const reasonIcon = sx({ fontSize: 28, mt: 0.25, color: 'accent.text' });

export const reasonTitle = sx({ mb: 0.5 });

export const stats = sx({
  py: { xs: 5, md: 7 },
  borderRadius: '20px',
  bgcolor: 'band.main',
  color: 'band.text',
});

export const statList = sx({
  m: 0,
  display: 'grid',
  gap: { xs: 3, md: 2 },
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
  textAlign: 'center',
});

export const stat = sx({ display: 'flex', flexDirection: 'column-reverse' });

export const statLabel = sx({ color: 'band.textSecondary' });

export const statValue = sx({ color: 'accent.main' });
