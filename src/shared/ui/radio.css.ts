import { css } from './style/css';

/** A ring of 20 px, with the room around it that a finger needs. */
export const radio = css((theme) => ({
  appearance: 'none',
  flex: 'none',
  width: 20,
  height: 20,
  margin: 12,
  border: '2px solid currentColor',
  borderRadius: '50%',
  color: theme.vars.palette.text.secondary,
  cursor: 'inherit',
  '&:checked': {
    color: theme.vars.palette.primary.main,
    backgroundImage: 'radial-gradient(circle, currentColor 4.5px, transparent 5.5px)',
  },
  '&:disabled': { color: theme.vars.palette.action.disabled },
  '&:focus-visible': { outlineOffset: 14 },
  '@media (forced-colors: active)': { appearance: 'auto' },
}));
