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

export const reviews = sx({ listStyle: 'none', m: 0, p: 0 });
