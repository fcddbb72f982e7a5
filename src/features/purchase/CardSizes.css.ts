import { keyframes } from '@vanilla-extract/css';
import { css } from '../../shared/ui/style/css';

export const onCard = css((theme) => ({
  position: 'absolute',
  zIndex: 3,
  insetInline: 0,
  bottom: 0,
  padding: 12,
  borderTop: `1px solid ${theme.vars.palette.line.soft}`,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[8],
  '[data-layout="list"] &': { insetInlineStart: 'clamp(112px, 24vw, 220px)' },
}));

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const sheet = css((theme) => ({
  position: 'fixed',
  inset: 'auto 0 0',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: '20px 20px 0 0',
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  '&::backdrop': { background: 'rgba(23, 16, 24, 0.55)' },
  '@media (prefers-reduced-motion: no-preference)': { animation: `${rise} 200ms ease-out` },
}));

export const content = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  'dialog > &': { padding: '12px 16px calc(20px + env(safe-area-inset-bottom))', rowGap: 8 },
});

export const title = css({
  fontSize: '0.875rem',
  fontWeight: 600,
  'dialog &': { fontSize: '1rem' },
});

export const close = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 10,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
});

export const row = css({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 8 });

export const size = css((theme) => ({
  minWidth: 44,
  padding: '0 10px',
  'dialog &': { minWidth: 56, minHeight: 48 },
  '&:hover': {
    color: theme.vars.palette.primary.contrastText,
    background: theme.vars.palette.primary.main,
  },
}));
