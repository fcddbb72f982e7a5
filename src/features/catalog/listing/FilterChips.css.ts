import { css } from '../../../shared/ui/style/css';

export const chips = css({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: 0,
});

export const chip = css((theme) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 14px',
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderRadius: 999,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
}));

/** The button that removes all filters. */
export const all = css({
  border: 0,
  background: 'none',
  fontWeight: 600,
  textDecoration: 'underline',
});
