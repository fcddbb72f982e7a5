import { sx } from './style/css';

/** A search field or a choice beside a list. */
export const control = sx({
  minHeight: 44,
  minWidth: 0,
  px: 1.5,
  fontFamily: 'inherit',
  fontSize: '1rem',
  border: '1.5px solid',
  borderColor: 'line.strong',
  borderRadius: '10px',
  color: 'text.primary',
  bgcolor: 'background.paper',
});
