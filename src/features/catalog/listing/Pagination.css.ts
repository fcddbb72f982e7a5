import { css } from '../../../shared/ui/style/css';

export const pages = css((theme) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    justifyContent: 'center',
    marginTop: 40,
    '& ul': {
      listStyle: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: 4,
      margin: 0,
      padding: 0,
    },
    '& a, & li[aria-hidden]': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 44,
      minHeight: 44,
      padding: '0 6px',
      borderRadius: 10,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.primary,
      textDecoration: 'none',
    },
    '& li[aria-hidden]': { minWidth: 20, padding: 0, color: palette.text.secondary },
    '& a:hover': { background: palette.action.hover },
    '& a[aria-current]': {
      color: palette.primary.contrastText,
      background: palette.primary.main,
    },
  };
});
