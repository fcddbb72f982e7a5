import { css } from '../../../shared/ui/style/css';

/** The whole panel, and its parts by plain names inside it. */
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
    '& .option': {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      minHeight: 44,
      margin: '0 -8px',
      padding: '0 8px',
      borderRadius: 10,
      fontSize: '0.9375rem',
      cursor: 'pointer',
      '&:hover': { background: palette.action.hover },
    },
    '& .option.none, & .pill:disabled': {
      color: palette.text.disabled,
      cursor: 'default',
    },
    '& .bone': {
      height: 20,
      marginBlock: 12,
      borderRadius: 10,
      background: palette.background.sunk,
      '&:nth-of-type(odd)': { width: '64%' },
      '&:nth-of-type(even)': { width: '48%' },
    },
    '& input[type="checkbox"]': {
      flex: 'none',
      width: 20,
      height: 20,
      margin: 0,
      accentColor: palette.primary.main,
      cursor: 'inherit',
    },
    '& .label': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& .count': {
      fontSize: '0.8125rem',
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.secondary,
    },
    '& .dot': {
      flex: 'none',
      width: 18,
      height: 18,
      borderRadius: '50%',
      border: `1px solid ${palette.line.strong}`,
    },
    '& .pills': { display: 'flex', flexWrap: 'wrap', gap: 8 },
    '& .pill': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 44,
      minWidth: 48,
      justifyContent: 'center',
      padding: '0 12px',
      font: 'inherit',
      fontSize: '0.9375rem',
      border: `1.5px solid ${palette.line.strong}`,
      borderRadius: 10,
      color: palette.text.primary,
      background: palette.background.paper,
      cursor: 'pointer',
      '&:hover:not(:disabled)': { borderColor: palette.text.primary },
      '&[aria-pressed="true"]': {
        color: palette.primary.contrastText,
        borderColor: palette.primary.main,
        background: palette.primary.main,
      },
      '&:disabled': { borderColor: palette.line.soft },
    },
  };
});
