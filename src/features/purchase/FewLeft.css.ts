import { sx } from '../../shared/ui/style/css';

export const fewLeft = sx({
  m: 0,
  fontWeight: 600,
  color: 'accent.text',
  '&:empty': { display: 'none' },
});
