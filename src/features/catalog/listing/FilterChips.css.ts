import { css } from '../../../shared/ui/style/css';

export const chips = css((theme) => {
  const { palette } = theme.vars;
  return {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    padding: 0,
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 44,
      padding: '0 14px',
      font: 'inherit',
      fontSize: '0.875rem',
      fontWeight: 500,
      border: `1px solid ${palette.line.strong}`,
      borderRadius: 999,
      color: palette.text.primary,
      background: palette.background.paper,
      cursor: 'pointer',
      '&:hover': { borderColor: palette.text.primary },
    },
    '& .all': { border: 0, background: 'none', fontWeight: 600, textDecoration: 'underline' },
  };
});
