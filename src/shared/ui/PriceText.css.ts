import { css } from './style/css';

export const price = css((theme) => ({
  ...theme.typography.price,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  '& s': { fontSize: '0.86em', fontWeight: 400, color: theme.vars.palette.text.secondary },
}));

export const none = css((theme) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
