import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { SOURCE_LANGUAGE } from '../../src/shared/config/languages';
import { requestLanguage } from '../../src/shared/i18n/message';

export type Page = ReturnType<typeof html>;

const SHOP = 'Marigold Lane';

/** Colours of src/shared/ui/style/palette.ts, fonts of the shop; without these files the device's fonts. */
const style = `
@font-face { font-family: Fraunces; src: url(/fonts/fraunces.woff2) format('woff2'); font-weight: 500; font-display: swap; }
@font-face { font-family: 'Instrument Sans'; src: url(/fonts/instrument-sans.woff2) format('woff2'); font-weight: 400 700;
  font-display: swap; unicode-range: U+0-20B8, U+20BA-10FFFF; }
:root { color-scheme: light dark; --page: #FBF7EF; --card: #FFFDF9; --text: #2A1728; --soft: #67546A; --line: #E6DCCD;
  --main: #5B2150; --on-main: #FFFAF0; --link: #8A4F00; --note: #FCEBC8; --focus: #A84B00; }
@media (prefers-color-scheme: dark) { :root { --page: #171018; --card: #221823; --text: #F7EEE3; --soft: #C9B8C4;
  --line: #3B2D3B; --main: #F5E4C8; --on-main: #2A1728; --link: #F6C15C; --note: #463016; --focus: #FFC65C; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--text);
  font: 1rem/1.5 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  display: grid; place-items: center; padding: 1rem; }
main { width: 100%; max-width: 27rem; background: var(--card); border: 1px solid var(--line); border-radius: 20px;
  padding: clamp(1.25rem, 5vw, 2rem); }
.brand { display: flex; align-items: center; gap: .5rem; margin: 0; font: 500 1.375rem/1.3 Fraunces, Georgia, serif; }
.brand img { width: 1.75rem; height: 1.75rem; }
.note { margin: 1rem 0; padding: .625rem .875rem; border-radius: 10px; background: var(--note); font-size: .9375rem; }
h1 { margin: 0; font: 500 1.5rem/1.25 Fraunces, Georgia, serif; }
.amount { margin: .25rem 0 0; font-size: 2.25rem; line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums; }
.order { margin: .25rem 0 0; color: var(--soft); font-size: .9375rem; }
figure { margin: 1.5rem 0 1rem; text-align: center; }
figure svg { display: block; width: min(13rem, 70%); height: auto; margin: 0 auto; padding: 1.25rem; background: #fff;
  border: 1px solid var(--line); border-radius: 14px; }
figcaption { margin-top: .75rem; color: var(--soft); font-size: .9375rem; }
a.app { display: block; text-align: center; min-height: 2.75rem; padding: .625rem; color: var(--link); font-weight: 600; }
form { display: grid; gap: .625rem; margin-top: 1rem; }
button, a.back { display: block; width: 100%; min-height: 3rem; padding: .6875rem 1rem; border-radius: 10px; font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer; border: 1px solid var(--line); background: transparent; color: var(--text); }
button.main, a.back { background: var(--main); border-color: var(--main); color: var(--on-main); }
button:hover, a.back:hover { filter: brightness(1.08); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

/** As the shop's own pages have it. */
function pageLanguage(): string {
  const language = requestLanguage();
  return language === SOURCE_LANGUAGE ? 'en-IN' : language;
}

/** A page outside the single-page app, without scripts, in the language of `t`. */
export const smallPage = (title: string, content: unknown): Page =>
  html`<!doctype html>
    <html lang="${pageLanguage()}">
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
          <p class="brand"><img src="/icon.svg" alt="" />${SHOP}</p>
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
    `default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; form-action 'self' ${formTarget}; frame-ancestors 'none'; base-uri 'none'`,
  );
  c.header('Referrer-Policy', 'no-referrer');
  return c.html(page, status);
}
