import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

const Prose = styled('div')(({ theme }) => ({
  maxWidth: 720,
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  '&.plain': { whiteSpace: 'pre-line' },
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

const MARKUP = /<[a-z!/]|&[a-z#]/i;

const ENTITIES: Partial<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/**
 * The text of a piece of HTML, for the moment before the sanitizer is there. Without a parser, so
 * that the server renders the same; inert, since it is only ever inserted as text.
 */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A merchant's description. Plain text is shown as it is; HTML goes through the sanitizer, which is
 * a chunk of its own, fetched only for descriptions that hold markup. If it cannot be had, the
 * text alone is shown.
 */
export function RichDescription({ html }: { html: string }) {
  const hasMarkup = MARKUP.test(html);
  const [clean, setClean] = useState<{ from: string; html: string } | null>(null);
  useEffect(() => {
    if (!hasMarkup) return undefined;
    let wanted = true;
    import('./sanitize').then(
      ({ sanitize }) => {
        if (wanted) setClean({ from: html, html: sanitize(html) });
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [html, hasMarkup]);

  if (!hasMarkup) return <Prose className="plain">{html}</Prose>;
  if (clean?.from !== html) return <Prose>{textOf(html)}</Prose>;
  // Out of the sanitizer alone: nothing that loads, runs, links out or styles is left in it.
  return <Prose dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
