import { css } from '../../../shared/ui/style/css';

export const picker = css((theme) => {
  const { palette } = theme.vars;
  return {
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
    '& .head': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 8,
      minHeight: 44,
    },
    '& .row': { clear: 'both', display: 'flex', flexWrap: 'wrap', gap: 8 },
    '& label': { position: 'relative', display: 'inline-flex' },
    // The radio itself covers its box, unseen, so that keys, names and forced colours are native.
    '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
    '& .box': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 48,
      minHeight: 48,
      padding: '0 14px',
      border: `1.5px solid ${palette.line.strong}`,
      borderRadius: 10,
      fontWeight: 600,
      background: palette.background.paper,
    },
    '& input:hover + .box': { borderColor: palette.text.primary },
    '& input:checked + .box': {
      color: palette.primary.contrastText,
      background: palette.primary.main,
      borderColor: palette.primary.main,
    },
    '& input:focus-visible + .box': { outline: '3px solid var(--ml-focus)', outlineOffset: 2 },
    '&[aria-invalid="true"] .box': { borderColor: palette.error.main },
    '& .refusal': { margin: '8px 0 0', fontSize: '0.9375rem', color: palette.error.main },
    '@media (forced-colors: active)': {
      '& input:checked + .box': {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        background: 'Highlight',
      },
    },
  };
});
