import { css } from '../../shared/ui/style/css';

const focused = { outline: '3px solid var(--ml-focus)', outlineOffset: -2, borderRadius: 10 };

export const rating = css((theme) => ({
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontWeight: 600 },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    color: theme.vars.palette.line.strong,
  },
  '& label[data-filled]': { color: theme.vars.palette.accent.graphic },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& label:has(:focus-visible)': focused,
  '@supports not selector(:has(*))': { '& label:focus-within': focused },
  '@media (forced-colors: active)': {
    '& label:not([data-filled]) svg': { fill: 'none', stroke: 'CanvasText', strokeWidth: 1.5 },
  },
}));

export const star = css({ fontSize: 30 });

export const stars = css({ display: 'flex', alignItems: 'center' });

export const words = css((theme) => ({
  marginInlineStart: 8,
  color: theme.vars.palette.text.secondary,
}));
