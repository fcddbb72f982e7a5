import { sx } from '../shared/ui/style/css';

export const opening = sx({ mt: 2, mb: 4, maxWidth: '40em', fontSize: '1.125rem' });

export const samples = sx({ mb: 4 });

export const ways = sx({
  fontStyle: 'normal',
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' },
  '& > :last-child': { gridColumn: { sm: '1 / -1', md: 'auto' } },
});

export const way = sx({ p: 3 });

export const wayIcon = sx({ color: 'accent.text', mb: 1 });

export const wayTitle = sx({ mb: 0.5 });

export const wayText = sx({
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', py: 1.25 },
});

export const help = sx({ mt: { xs: 6, md: 8 }, maxWidth: 720 });

export const helpTitle = sx({ mb: 2 });

export const legal = sx({ mt: 2, color: 'text.secondary' });
