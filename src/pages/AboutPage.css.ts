import { sx } from '../shared/ui/style/css';

export const page = sx({ display: 'grid', gap: { xs: 6, md: 9 } });

export const opening = sx({
  display: 'grid',
  gap: { xs: 3, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { md: '1fr 1fr' },
});

export const storyTitle = sx({ mt: 4, mb: 1.5 });

export const furtherWords = sx({ mt: 1.5 });

export const picture = sx({
  '--focal-point': '85% 50%',
  aspectRatio: '4 / 3',
  borderRadius: '20px',
});

export const vision = sx({
  p: { xs: 3, md: 7 },
  borderRadius: '20px',
  bgcolor: 'band.main',
  color: 'band.text',
});

export const visionTitle = sx({ color: 'accent.main' });

export const visionWords = sx({ mt: 1.5, maxWidth: '16.75em' });

export const visionText = sx({ mt: 2, maxWidth: '40em', color: 'band.textSecondary' });

export const wayOn = sx({ textAlign: 'center' });

export const title = sx({ mb: 3 });

export const statements = sx({
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { md: 'repeat(3, 1fr)' },
});

export const statement = sx({ pt: 2.5, borderTop: 3, borderColor: 'accent.main' });

export const statementTitle = sx({ mb: 0.75 });

export const statementText = sx({ color: 'text.secondary' });
