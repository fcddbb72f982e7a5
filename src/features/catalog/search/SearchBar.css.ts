import { sx } from '../../../shared/ui/style/css';
import { searchFieldStyle, searchFocus } from './searchField';

/** The same size as `search` in searchStyles.css.ts (e2e/speed.spec.ts compares). */
export const outline = sx({
  flex: 'none',
  boxSizing: 'content-box',
  display: 'flex',
  alignItems: 'center',
  width: 'calc(100% - 35px)',
  maxWidth: 757,
  height: 48,
  m: '12px auto 0',
  border: '1.5px solid',
  borderColor: 'line.strong',
  borderRadius: 999,
  bgcolor: 'background.paper',
  '&:focus-within': searchFocus,
});

export const sign = sx({ color: 'text.secondary', ml: '14px' });

export const field = sx({
  flex: 1,
  ml: '4px',
  mr: '42px',
  lineHeight: '48px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '& input': { ...searchFieldStyle, width: '100%' },
});
