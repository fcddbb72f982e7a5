/** Surfaces. */
import { css } from './style/css';
import { radius } from './style/tokens';

/** Paper without a border. */
export const paper = css((theme) => ({
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** Paper with a thin border: a card, a panel. */
export const outlined = css((theme) => ({
  border: `1px solid ${theme.vars.palette.line.soft}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** A divider, on an `hr`. */
export const divider = css((theme) => ({
  flexShrink: 0,
  width: 'auto',
  margin: 0,
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
