import { css } from '../../../shared/ui/style/css';

export const picker = css({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& label': { position: 'relative', display: 'inline-flex' },
  // The invisible radio button covers its box, so that keys, names and forced colours are native.
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
});

export const row = css({ clear: 'both', display: 'flex', flexWrap: 'wrap', gap: 8 });

export const box = css((theme) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 48,
  minHeight: 48,
  padding: '0 14px',
  border: `1.5px solid ${theme.vars.palette.line.strong}`,
  borderRadius: 10,
  fontWeight: 600,
  background: theme.vars.palette.background.paper,
  'input:hover + &': { borderColor: theme.vars.palette.text.primary },
  '[aria-invalid="true"] &': { borderColor: theme.vars.palette.error.main },
  'input:checked + &': {
    color: theme.vars.palette.primary.contrastText,
    background: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
  'input:focus-visible + &': { outline: '3px solid var(--ml-focus)', outlineOffset: 2 },
  '@media (forced-colors: active)': {
    'input:checked + &': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      background: 'Highlight',
    },
  },
}));

export const swatch = css((theme) => ({
  width: 18,
  height: 18,
  borderRadius: '50%',
  // Forced colours would paint over it.
  forcedColorAdjust: 'none',
  border: `1px solid ${theme.vars.palette.line.strong}`,
}));

export const soldOut = css((theme) => ({
  color: theme.vars.palette.text.secondary,
  textDecoration: 'line-through',
  borderStyle: 'dashed',
}));

export const refusal = css((theme) => ({
  margin: '8px 0 0',
  fontSize: '0.9375rem',
  color: theme.vars.palette.error.main,
}));
