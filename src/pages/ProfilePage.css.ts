import { sx } from '../shared/ui/style/css';

export const title = sx({ typography: 'h2', m: 0, mb: 3 });

export const waysIn = sx({ display: 'flex', gap: 1.5 });

export const loading = sx({
  typography: 'body1',
  m: 0,
  py: 6,
  textAlign: 'center',
  color: 'text.secondary',
});
export const sections = sx({ display: 'flex', flexDirection: 'column', gap: 3 });

export const member = sx({
  display: 'flex',
  alignItems: { xs: 'flex-start', sm: 'center' },
  gap: 2,
});
export const initial = sx({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 64,
  height: 64,
  borderRadius: '50%',
  overflow: 'hidden',
  userSelect: 'none',
  bgcolor: 'accent.soft',
  color: 'accent.text',
  fontSize: 28,
  lineHeight: 1,
});
export const who = sx({
  flex: 1,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  columnGap: 2,
  rowGap: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const names = sx({ flex: 1, minWidth: 0 });
export const email = sx({ typography: 'body1', m: 0, color: 'text.secondary' });
