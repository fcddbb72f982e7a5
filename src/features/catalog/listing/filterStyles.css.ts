import { css } from '../../../shared/ui/style/css';

export const panel = css((theme) => {
  const { palette } = theme.vars;
  return {
    '& fieldset': {
      minWidth: 0,
      margin: 0,
      padding: '16px 0 18px',
      border: 0,
      borderTop: `1px solid ${palette.line.soft}`,
    },
    '& fieldset:first-of-type': { borderTop: 0, paddingTop: 0 },
    '& legend': { float: 'inline-start', width: '100%', padding: '0 0 6px', fontWeight: 650 },
    '& legend + *': { clear: 'both' },
    '& input[type="checkbox"]': {
      flex: 'none',
      width: 20,
      height: 20,
      margin: 0,
      accentColor: palette.primary.main,
      cursor: 'inherit',
    },
  };
});

export const option = css((theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  margin: '0 -8px',
  padding: '0 8px',
  borderRadius: 10,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.action.hover },
  '&[data-disabled]': { color: theme.vars.palette.text.disabled, cursor: 'default' },
}));

export const bone = css((theme) => ({
  height: 20,
  marginBlock: 12,
  borderRadius: 10,
  background: theme.vars.palette.background.sunk,
  '&:nth-of-type(odd)': { width: '64%' },
  '&:nth-of-type(even)': { width: '48%' },
}));

export const label = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const count = css((theme) => ({
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

export const dot = css((theme) => ({
  flex: 'none',
  width: 18,
  height: 18,
  borderRadius: '50%',
  // Forced colours would paint over it.
  forcedColorAdjust: 'none',
  border: `1px solid ${theme.vars.palette.line.strong}`,
}));

export const pills = css({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const pill = css((theme) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  minWidth: 48,
  justifyContent: 'center',
  padding: '0 12px',
  font: 'inherit',
  fontSize: '0.9375rem',
  border: `1.5px solid ${theme.vars.palette.line.strong}`,
  borderRadius: 10,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  cursor: 'pointer',
  '&:hover:not(:disabled)': { borderColor: theme.vars.palette.text.primary },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.primary.contrastText,
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.main,
  },
  '&:disabled': {
    color: theme.vars.palette.text.disabled,
    borderColor: theme.vars.palette.line.soft,
    cursor: 'default',
  },
}));
