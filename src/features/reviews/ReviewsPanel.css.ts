import { sx } from '../../shared/ui/style/css';

export const panel = sx({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 3,
});

export const none = sx({ typography: 'body1', m: 0, color: 'text.secondary' });

export const write = sx({ alignSelf: 'flex-start' });

export const sorting = sx({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 });

export const sort = sx({
  minHeight: 44,
  px: 1.5,
  fontFamily: 'inherit',
  fontSize: '1rem',
  border: '1.5px solid',
  borderColor: 'line.strong',
  borderRadius: '10px',
  color: 'text.primary',
  bgcolor: 'background.paper',
});

export const reviews = sx({ listStyle: 'none', m: 0, p: 0 });
