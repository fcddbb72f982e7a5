/** The document around a rendered page, for the build (vite.config.ts) and the running server. */
import type { RenderedPage } from '../../src/entryServer';
import type { Scripts } from './build';

/**
 * - `whole`: the page as everybody sees it
 * - `data`: a page that shows the catalogue, to be taken over once the shop has it too
 * - `shell`: the frame alone
 */
export type PageKind = 'whole' | 'data' | 'shell';

interface WakeParts extends Pick<Scripts, 'slices' | 'others'> {
  /** Reads of the API that a page with the catalogue in it is taken over with. */
  reads: readonly string[];
}

interface TemplateParts extends WakeParts {
  /** Vite's index.html as it was built. */
  html: string;
  /** The text of a script or style sheet, to be inlined, so that nothing stands before the first paint. */
  inline: (href: string) => string;
  /** Makes a script as short as it gets; what is inlined comes with every page. */
  minify: (script: string) => string;
}

/** Scripts that did not come are asked for again after this long. */
const RETRY_MS = 3_000;

/** Each takes a slow phone some 4 ms. */
const LINKS_AT_A_TIME = 6;

/**
 * Keeps taps on buttons and choices from before the shop is awake, and wakes it after the first screen
 * is there: when the page has loaded, its large picture is painted (the second frame after that) and
 * the browser has nothing else to do, or with the first touch. Pictures on a slow connection hold it
 * up for 5 s, and for less than one when a worker has everything else. A page without any has nothing
 * to wait for, be it the frame alone or a list yet to come: there it begins after the first paint.
 *
 * Each slice is evaluated in a task of its own. All that the page is taken over with, its own scripts
 * and (where it shows the catalogue) its data, is asked for at once: on a slow connection every
 * further round costs a fifth of a second.
 *
 * What does not come is asked for again every few seconds, and the page says so meanwhile: its taps
 * are kept, but without words they would seem to do nothing.
 *
 * The shop's own letters wait for the first screen's pictures too, where no worker has them yet: on
 * a slow connection they would take a third of a second from the largest one. They are used when
 * all of them are there, so that the page is laid out anew once and not with each.
 */
const wake = ({ slices, others, reads }: WakeParts): string => `(function(w,d){
var taps=[],asleep=1,strip;
function keep(e){var b=e.target.closest&&e.target.closest('button,[type=radio],[type=checkbox]');if(b&&!b.disabled){e.preventDefault();taps=taps.filter(function(t){return t!==b}).concat(b);start()}}
function link(r,u,a){var l=d.createElement('link');l.rel=r;if(a){l.as=a;l.crossOrigin=''}l.href=u;return d.head.appendChild(l)}
function hold(e){e.preventDefault()}
d.addEventListener('click',keep,true);d.addEventListener('submit',hold,true);
w.waking={lost:lost,end:function(){d.removeEventListener('click',keep,true);d.removeEventListener('submit',hold,true);if(strip)strip.remove();return taps}};
function start(){if(!asleep)return;asleep=0;var s=${JSON.stringify(slices)},p=(d.getElementById('root')||{}).dataset||{};
var own=JSON.parse(p.scripts||'[]').filter(function(a){return new RegExp(a[0]).test(w.location.pathname)})[0];
var q=s.concat(${JSON.stringify(others)},own?own[1]:[]).map(function(u){return['modulepreload',u]});
if(p.page==='data')q=q.concat(${JSON.stringify(reads)}.map(function(u){return['preload',u,'fetch']}));
(function some(){q.splice(0,${LINKS_AT_A_TIME}).forEach(function(a){link.apply(0,a)});if(q.length)setTimeout(some)})();
(function next(i){import(s[i]).then(function(){if(i<s.length-1)setTimeout(next,0,i+1)},function(){if(i<s.length-1)next(s.length-1);else{lost();setTimeout(next,${RETRY_MS},i)}})})(0)}
function lost(){if(strip)return;strip=d.createElement('p');strip.setAttribute('role','alert');strip.style.cssText='position:fixed;z-index:1200;inset:var(--ml-header) 0 auto;margin:0;padding:12px 16px;background:#3b1a3f;color:#fff';
strip.innerHTML='The shop is still opening: the connection is slow or was lost. What you tapped is kept. <a href="" style="color:inherit">Load the page again</a>';d.body.appendChild(strip)}
function swap(){d.querySelectorAll('style[media="not all"]').forEach(function(l){l.media='all'});d.fonts.forEach(function(f){if(f.unicodeRange==='U+20B9')f.load()})}
function letters(){var t='';d.querySelectorAll('style:not([data-s])').forEach(function(l){t+=l.textContent});
var u=t.match(/\\/fonts\\/[^"')]+/g)||[],left=u.length;
u.forEach(function(h){var p=link('preload',h,'font');p.onload=p.onerror=function(){if(!--left)swap()}})}
function go(){letters();setTimeout(start)}
function idle(){w.requestIdleCallback?w.requestIdleCallback(go,{timeout:1000}):setTimeout(go,100)}
function frames(){w.requestAnimationFrame(function(){w.requestAnimationFrame(idle)})}
function soon(){setTimeout(go,2000);
var O=w.PerformanceObserver,large=[].some.call(d.querySelectorAll('img[fetchpriority=high]'),function(i){return i.naturalWidth}),type=large?'largest-contentful-paint':'paint';
if(!O||O.supportedEntryTypes.indexOf(type)<0)frames();
else new O(function(l,o){if(l.getEntries().some(function(e){return e.url||e.name==='first-contentful-paint'})){o.disconnect();frames()}}).observe({type:type,buffered:true})}
var s=w.navigator.serviceWorker;
if(s&&s.controller)swap();
if(d.readyState==='complete')soon();else w.addEventListener('load',soon);
d.addEventListener('DOMContentLoaded',function(){if(!d.querySelector('main img'))w.requestAnimationFrame(function(){w.requestAnimationFrame(start)})});
setTimeout(start,s&&s.controller?800:5000);
['pointerdown','keydown','scroll'].forEach(function(n){w.addEventListener(n,start,{once:true,passive:true})})
})(window,document)`;

/** The fonts that have to be fetched; the rupee sign of prices is in the style sheet itself. */
const OWN_LETTERS = /@font-face\{[^}]*url\(\/[^}]*\}/g;

/**
 * Asks for the letters before anything else where a worker has them: they are there when the page is
 * laid out first, and it is not laid out again with them.
 */
const keptLetters = (
  hrefs: string[],
): string => `(function(s,d){if(s&&s.controller)${JSON.stringify(hrefs)}.forEach(function(u){
var l=d.createElement('link');l.rel='preload';l.as='font';l.crossOrigin='';l.href=u;d.head.appendChild(l)})
})(navigator.serviceWorker,document)`;

/** The style sheet in the page; letters that have to be fetched are switched on later (`wake`). */
function inlineStyle(css: string, minify: TemplateParts['minify']): string {
  const letters = css.match(OWN_LETTERS) ?? [];
  // A sign with a range of its own stands on few pages.
  const hrefs = letters
    .filter((face) => !face.includes('unicode-range'))
    .flatMap((face) => /url\((.+?)\)/.exec(face)?.[1] ?? []);
  return `<script>${minify(keptLetters(hrefs))}</script><style>${css.replace(OWN_LETTERS, '')}</style><style media="not all">${letters.join('')}</style>`;
}

/**
 * Vite's document with places for a page in it; the whole shop starts from one inline script. It
 * stands before the page, so that no control is there to be tapped before its taps are kept.
 */
export function makeTemplate({ html, inline, minify, ...parts }: TemplateParts): string {
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_tag, href: string) =>
      inlineStyle(inline(href), minify),
    )
    .replace(
      /<script src="([^"]+)"><\/script>/g,
      (_tag, href: string) => `<script>${minify(inline(href))}</script>`,
    )
    .replace(/<title>[^<]*<\/title>/, '<!--title-->')
    .replace('</head>', '<!--head--></head>')
    .replace('<div id="root"></div>', () => `<script>${minify(wake(parts))}</script><!--root-->`);
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** What the shop reads when it wakes; nothing where there is nothing to say. */
const brought = (id: string, value: object | undefined): string =>
  value === undefined
    ? ''
    : `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

interface Document {
  kind: PageKind;
  address: string;
  scripts: Scripts;
  /** What header and footer were made of. */
  layout?: object;
  /** What the server answered to the question of this address, where the list alone is not enough. */
  answer?: object | undefined;
}

/** Puts a rendered page into the document. */
export function assemble(
  template: string,
  page: RenderedPage,
  { kind, address, scripts, layout, answer }: Document,
): string {
  const own = page.sources.map(([pattern, file]) => [pattern, scripts.ofPage(file)]);
  const state = brought('layout', layout) + brought('answer', answer);
  // Functions, because a replacement text would give `$` a meaning.
  return template
    .replace('<!--title-->', () => `<title>${escape(page.title)}</title>`)
    .replace('<!--head-->', () => page.head)
    .replace(
      '<!--root-->',
      () =>
        `<div id="root" data-page="${kind}" data-address="${escape(address)}" data-scripts="${escape(JSON.stringify(own))}">${page.body}</div>${state}`,
    );
}
