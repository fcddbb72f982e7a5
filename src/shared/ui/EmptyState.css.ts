import { sx } from './style/css';

export const empty = sx({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: 1.5,
  maxWidth: 480,
  mx: 'auto',
  px: 2,
  py: { xs: 6, md: 9 },
  overflowWrap: 'anywhere',
});

export const picture = sx({
  display: 'grid',
  placeItems: 'center',
  width: 88,
  height: 88,
  mb: 1,
  borderRadius: '50%',
  color: 'accent.text',
  bgcolor: 'accent.soft',
  '& svg': { fontSize: 38 },
});

export const words = sx({ typography: 'body1', color: 'text.secondary', textWrap: 'balance' });

export const action = sx({ mt: 2 });
