import { css, sx } from './style/css';
import { TARGET, duration, easing, radius } from './style/tokens';

const quick = `${String(duration.short)}ms ${easing.out}`;

/** Common styles of everything that can be pressed. */
export const pressable = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  textDecoration: 'none',
  background: 'none',
  cursor: 'pointer',
  // A label keeps its words whole.
  overflowWrap: 'break-word',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:disabled': { cursor: 'default', pointerEvents: 'none' },
});

export const button = css((theme) => ({
  ...theme.typography.button,
  position: 'relative',
  minHeight: TARGET,
  minWidth: TARGET,
  padding: '10px 20px',
  borderRadius: radius.control,
  lineHeight: 1.3,
  transition: `background-color ${quick}, border-color ${quick}, color ${quick}, transform ${quick}`,
  '&:active': { transform: 'translateY(1px)' },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
}));

/** Touch screens would keep the hover style after a tap. */
const under = (rule: object) => ({ '@media (hover: hover)': { '&:hover': rule } });

/** Transparent, so that it works on any background. */
const wash = {
  backgroundColor: ['rgb(128 128 128 / 0.12)', 'color-mix(in srgb, currentColor 6%, transparent)'],
};

export const variant = {
  text: css({ paddingInline: 12, ...under(wash) }),
  outlined: css((theme) => ({
    border: `1.5px solid ${theme.vars.palette.line.strong}`,
    ...under({ ...wash, borderColor: 'currentColor' }),
    '&:disabled': { borderColor: theme.vars.palette.action.disabledBackground },
  })),
  contained: css({}),
};

export const size = {
  small: css({ padding: '8px 14px', fontSize: '0.8125rem' }),
  medium: css({}),
  large: css({ minHeight: 52, padding: '13px 28px', fontSize: '1rem' }),
};

const filled = (role: 'primary' | 'secondary' | 'error'): string =>
  css((theme) => ({
    color: theme.vars.palette[role].contrastText,
    backgroundColor: theme.vars.palette[role].main,
    ...under({ backgroundColor: theme.vars.palette[role].dark }),
  }));

export const fill = {
  primary: filled('primary'),
  secondary: filled('secondary'),
  error: filled('error'),
};

export const ink = {
  primary: sx({ color: 'primary.main' }),
  error: sx({ color: 'error.main' }),
  inherit: css({}),
};

export const disabled = css((theme) => ({
  '&:disabled': { color: theme.vars.palette.action.disabled },
}));
export const disabledFill = css((theme) => ({
  '&:disabled': { backgroundColor: theme.vars.palette.action.disabledBackground },
}));

export const fullWidth = css({ width: '100%' });

/** A spinner takes the icon's place. */
const beside = { display: 'inherit', '& > *': { fontSize: 20 } };
export const start = css({ ...beside, marginInline: '-4px 8px' });
export const end = css({ ...beside, marginInline: '8px -4px' });

/** The label keeps its space, invisible, while the button is busy. */
export const busy = css({ '&:disabled': { color: 'transparent' } });

export const icon = css({
  flex: 'none',
  width: TARGET,
  height: TARGET,
  borderRadius: radius.control,
  transition: `background-color ${quick}`,
  ...under(wash),
});

/** Above the label. */
export const middle = css((theme) => ({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  fontSize: '1.25em',
  color: theme.vars.palette.text.disabled,
}));
