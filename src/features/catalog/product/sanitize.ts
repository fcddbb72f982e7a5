import createPurifier from 'dompurify';

/** Formatting that a merchant's description may use; nothing that loads, links out, runs or styles. */
const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'span', 'div'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'h3', 'h4', 'h5', 'h6'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Sanitizes a merchant's HTML. */
export function sanitize(html: string): string {
  // The page has its own h1 and h2, so a description's headings start at h3.
  const lowered = html.replace(/<(\/?)h[12](?=[\s>])/gi, '<$1h3');
  return createPurifier.sanitize(lowered, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['colspan', 'rowspan', 'scope', 'lang', 'dir'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
}
