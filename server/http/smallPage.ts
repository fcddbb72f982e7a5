import type { Context } from 'hono';
import { html, raw } from 'hono/html';

export type Page = ReturnType<typeof html>;

const SHOP = 'Marigold Lane';

const style = `
:root { color-scheme: light dark; --page: #faf6ef; --card: #fffdf9; --ink: #2b2118; --soft: #6a5a4a; --line: #e4d8c6;
  --accent: #9a4a06; --on-accent: #fffdf9; --note: #fdf0d5; --focus: #1f5fbf; }
@media (prefers-color-scheme: dark) { :root { --page: #17120d; --card: #221a13; --ink: #f5ece0; --soft: #c4b3a0;
  --line: #42352a; --accent: #f2a93b; --on-accent: #241604; --note: #3a2a12; --focus: #8fbcff; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  display: grid; place-items: center; padding: 1rem; }
main { width: 100%; max-width: 27rem; background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem;
  padding: clamp(1.25rem, 5vw, 2rem); box-shadow: 0 1.5rem 3rem -2rem rgb(43 33 24 / 45%); }
.brand { margin: 0; font-family: Georgia, 'Times New Roman', serif; font-size: 1.25rem; }
.note { margin: 1rem 0; padding: .625rem .875rem; border-radius: .75rem; background: var(--note); font-size: .9375rem; }
h1 { margin: 0; font-size: 1rem; font-weight: 500; color: var(--soft); }
.amount { margin: .125rem 0 0; font-size: 2.25rem; line-height: 1.2; font-weight: 650; font-variant-numeric: tabular-nums; }
.order { margin: .25rem 0 0; color: var(--soft); font-size: .9375rem; }
figure { margin: 1.5rem 0 1rem; text-align: center; }
figure svg { display: block; width: min(13rem, 70%); height: auto; margin: 0 auto; padding: 1.25rem; background: #fff;
  border: 1px solid var(--line); border-radius: 1rem; }
figcaption { margin-top: .75rem; color: var(--soft); font-size: .9375rem; }
a.app { display: block; text-align: center; min-height: 2.75rem; padding: .625rem; color: var(--accent); font-weight: 600; }
form { display: grid; gap: .625rem; margin-top: 1rem; }
button, a.back { display: block; width: 100%; min-height: 3rem; padding: .6875rem 1rem; border-radius: .875rem; font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer; border: 1px solid var(--line); background: transparent; color: var(--ink); }
button.main, a.back { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button:hover, a.back:hover { filter: brightness(1.08); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

/** A page outside the single-page app, without scripts. */
export const smallPage = (title: string, content: unknown): Page =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${SHOP}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <p class="brand">${SHOP}</p>
          ${content}
        </main>
      </body>
    </html>`;

/** @param formTarget a further origin that the page's form may lead to */
export function answerPage(
  c: Context,
  page: Page,
  status: 200 | 404 = 200,
  formTarget = '',
): Response | Promise<Response> {
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${formTarget}; frame-ancestors 'none'; base-uri 'none'`,
  );
  c.header('Referrer-Policy', 'no-referrer');
  return c.html(page, status);
}
