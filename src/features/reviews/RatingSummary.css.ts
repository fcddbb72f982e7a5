import { css, sx } from '../../shared/ui/style/css';

export const summary = sx({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 });

export const average = sx({
  typography: 'body1',
  m: 0,
  fontSize: '2.5rem',
  fontWeight: 500,
  lineHeight: 1.1,
});

export const bars = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  flex: 1,
  minWidth: 200,
  maxWidth: 380,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '4.2em 1fr 3em',
    alignItems: 'center',
    gap: 10,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.9,
  },
});

export const bar = css((theme) => ({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  background: theme.vars.palette.line.soft,
  '& > span': {
    display: 'block',
    height: '100%',
    background: theme.vars.palette.accent.graphic,
  },
}));

export const percent = css((theme) => ({
  textAlign: 'end',
  color: theme.vars.palette.text.secondary,
}));
