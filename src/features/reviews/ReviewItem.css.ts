import { sx } from '../../shared/ui/style/css';

export const review = sx({
  py: 2.5,
  borderTop: 1,
  borderColor: 'line.soft',
  overflowWrap: 'anywhere',
});

export const head = sx({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 });

export const name = sx({ typography: 'body1', m: 0, fontWeight: 600 });

export const date = sx({
  typography: 'body1',
  m: 0,
  color: 'text.secondary',
  fontSize: '0.875rem',
});

export const comment = sx({
  typography: 'body1',
  m: 0,
  mt: 1,
  maxWidth: 720,
  whiteSpace: 'pre-line',
});

export const verified = sx({ typography: 'body1', fontSize: '0.875rem', color: 'success.main' });

export const hidden = sx({ typography: 'body1', m: 0, mt: 1, color: 'text.secondary' });

export const answer = sx({
  mt: 1.5,
  pl: 2,
  borderLeft: 2,
  borderColor: 'line.soft',
});

export const answerHead = sx({ m: 0 });

export const actions = sx({ display: 'flex', gap: 1, mt: 0.5, ml: -1.5 });
