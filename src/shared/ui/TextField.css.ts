import { css } from './style/css';
import { radius } from './style/tokens';

export const field = css({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
});

export const label = css((theme) => ({
  ...theme.typography.subtitle2,
  marginBottom: 4,
  color: theme.vars.palette.text.secondary,
}));

export const frame = css({ position: 'relative', display: 'flex' });

export const control = css((theme) => ({
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: 52,
  margin: 0,
  padding: '13px 14px',
  border: `1.5px solid ${theme.vars.palette.line.strong}`,
  borderRadius: radius.control,
  font: 'inherit',
  letterSpacing: 'inherit',
  // iOS zooms into any field below 16 px.
  fontSize: '1rem',
  lineHeight: '1.4375em',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
  // The field's border is the focus indicator; a ring around it would be redundant.
  '&:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '&[aria-invalid=true]:focus-visible': { outlineColor: theme.vars.palette.error.main },
  '&[readonly]': { backgroundColor: theme.vars.palette.background.sunk },
  '&:disabled': {
    borderColor: theme.vars.palette.action.disabled,
    color: theme.vars.palette.text.disabled,
    WebkitTextFillColor: theme.vars.palette.text.disabled,
    opacity: 1,
  },
  '@media (forced-colors: active)': {
    '&:focus-visible': { outlineColor: 'Highlight' },
    '&:disabled': { borderColor: 'GrayText', WebkitTextFillColor: 'currentColor' },
  },
}));

/** As tall as its text, where `field-sizing` is supported; else resizable. */
export const growing = css({
  display: 'block',
  fieldSizing: 'content',
  resize: 'none',
  '@supports not (field-sizing: content)': { resize: 'vertical' },
});

/** Leaves room for an element at the end of the line. */
export const withEnd = css({ paddingInlineEnd: 52 });

export const end = css((theme) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 4,
  display: 'flex',
  alignItems: 'center',
  color: theme.vars.palette.action.active,
}));

export const help = css((theme) => ({
  ...theme.typography.caption,
  margin: '3px 2px 0',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: theme.vars.palette.text.secondary,
}));

/** On label and help text, after their own classes. */
export const off = css((theme) => ({ color: theme.vars.palette.text.disabled }));
export const wrong = css((theme) => ({ color: theme.vars.palette.error.main }));
