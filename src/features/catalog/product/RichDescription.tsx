import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import * as s from './RichDescription.css';

const MARKUP = /<[a-z!/]|&[a-z#]/i;

const ENTITIES: Partial<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/**
 * The text of HTML, shown until the sanitizer is loaded. Uses no parser, so that the server renders the
 * same; safe, because it is only inserted as text.
 */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A merchant's description. Plain text is shown as it is; HTML goes through the sanitizer, a chunk of its own that
 * loads only for descriptions with markup. If it does not load, only the text is shown.
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

  if (!hasMarkup) return <div className={clsx(s.prose, s.plain)}>{html}</div>;
  if (clean?.from !== html) return <div className={s.prose}>{textOf(html)}</div>;
  // Sanitized: nothing that loads, runs, links out or styles is left.
  return <div className={s.prose} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
