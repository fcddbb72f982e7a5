import { sx } from '../../shared/ui/style/css';

export const summary = sx({
  p: { xs: 2.5, md: 3 },
  borderRadius: '16px',
  position: { md: 'sticky' },
  top: { md: 'calc(var(--ml-header) + 24px)' },
});
export const title = sx({ typography: 'h4', m: 0, mb: 2 });

export const rows = sx({ display: 'flex', flexDirection: 'column', m: 0, gap: 1.5 });
export const row = sx({ display: 'flex', justifyContent: 'space-between', gap: 2 });
export const value = sx({ typography: 'body1', m: 0, fontVariantNumeric: 'tabular-nums' });
export const total = sx({
  typography: 'price',
  m: 0,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '1.25rem',
});

export const why = sx({ typography: 'body2', m: 0, mt: 2, color: 'error.main' });
export const checkout = sx({ mt: 3, display: { xs: 'none', md: 'block' } });
export const shopOn = sx({ mt: 1.5 });
export const promise = sx({ typography: 'body2', m: 0, mt: 2, color: 'text.secondary' });

export const bar = sx({ display: 'flex', alignItems: 'center', gap: 2 });
export const barTotal = sx({ flex: 'none' });
export const barLabel = sx({ typography: 'caption', color: 'text.secondary' });
