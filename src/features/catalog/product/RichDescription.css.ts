import { css } from '../../../shared/ui/style/css';

export const prose = css((theme) => ({
  maxWidth: 720,
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  '& > :first-of-type': { marginTop: 0 },
  '& h3, & h4, & h5, & h6': { margin: '1.4em 0 0.5em', fontSize: '1.0625rem', fontWeight: 650 },
  '& ul, & ol': { paddingInlineStart: '1.3em' },
  '& li': { marginBottom: 6 },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '8px 12px',
    textAlign: 'start',
    border: `1px solid ${theme.vars.palette.line.soft}`,
  },
  '& blockquote': {
    margin: '1em 0',
    paddingInlineStart: 16,
    borderInlineStart: `3px solid ${theme.vars.palette.accent.main}`,
  },
}));

/** Keeps the merchant's line breaks. */
export const plain = css({ whiteSpace: 'pre-line' });
