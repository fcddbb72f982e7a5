import { css } from './style/css';

export const link = css((theme) => ({
  borderRadius: 4,
  color: theme.vars.palette.primary.main,
  textDecorationColor: theme.vars.palette.accent.main,
  textDecorationThickness: '0.1em',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationThickness: '0.16em' },
}));

export const underline = {
  always: css({ textDecorationLine: 'underline' }),
  hover: css({ textDecorationLine: 'none', '&:hover': { textDecorationLine: 'underline' } }),
  none: css({ textDecorationLine: 'none' }),
};
