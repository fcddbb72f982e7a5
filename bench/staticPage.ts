/** The page to compare with: the shop's first screen as plain HTML with the same pictures and no script. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { homePhotographs } from '../src/features/home/homePhotographs';

interface ListedProduct {
  name: string;
  image: string[];
  pictures: { widths: number[] }[];
}

const widthsOf = (base: string, widths: readonly number[]) =>
  widths.map((width) => `${base}-${String(width)}.avif ${String(width)}w`).join(', ');

const HERO = homePhotographs['hero-1-tall'];
const HERO_FILE = `${HERO.path}.webp`;

/** The shop's own picture files, selected in the same way. */
const hero = `<picture><source type="image/avif" srcset="${widthsOf(HERO.path, HERO.widths)}" sizes="100vw">
<img src="${HERO_FILE}" alt="" width="${String(HERO.width)}" height="${String(HERO.height)}" fetchpriority="high"></picture>`;

function cardOf({ name, image, pictures }: ListedProduct): string {
  const path = image[0] ?? '';
  const widths = pictures[0]?.widths ?? [];
  const source =
    widths.length > 0
      ? `<source type="image/avif" srcset="${widthsOf(path.replace(/\.webp$/, ''), widths)}" sizes="50vw">`
      : '';
  return `<li><picture>${source}<img src="${path}" alt="" width="400" height="500" loading="lazy"></picture><p>${name}</p></li>`;
}

function pageOf(products: ListedProduct[]): string {
  const cards = products.map(cardOf).join('');
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Static page</title>
<meta name="description" content="The same first screen without script.">
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#2b1f2e;background:#fdf9f1}picture,img{width:100%;height:auto;display:block}
li img{aspect-ratio:4/5;object-fit:cover}
h1{font-size:2.4rem}main{padding:16px}ul{list-style:none;padding:0;display:grid;grid-template-columns:1fr 1fr;gap:16px}</style></head>
<body><main>${hero}<h1>Elevate Your Style</h1>
<p>Women's Fashion Collection</p><ul>${cards}</ul></main></body></html>`;
}

const REGISTER = `<script>navigator.serviceWorker.register('/sw.js')</script>`;
/** The simplest worker: caches every request. */
const WORKER = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(e)=>e.waitUntil(self.clients.claim().then(async()=>{const c=await caches.open('all');
await c.addAll(['/with-worker','${HERO_FILE}'])})));
self.addEventListener('fetch',(e)=>e.respondWith(caches.match(e.request).then((kept)=>kept||fetch(e.request).then((answer)=>{
const copy=answer.clone();caches.open('all').then((c)=>c.put(e.request,copy));return answer}))));`;

/** Serves the page at `/` and, with a worker, at `/with-worker`; forwards everything else to the shop. */
export async function serveStaticPage(port: number, shop: string): Promise<Server> {
  const answer = (await fetch(`${shop}/v1/api/product/list?published=true&limit=6`).then((list) =>
    list.json(),
  )) as { products: ListedProduct[] };
  const page = pageOf(answer.products);
  const answerWith = (
    request: IncomingMessage,
    response: ServerResponse,
    type: string,
    body: string | Buffer,
  ) => {
    const compresses =
      /html|svg|javascript/.test(type) && /\bbr\b/.test(String(request.headers['accept-encoding']));
    response
      .writeHead(200, {
        'content-type': type,
        'cache-control': 'max-age=3600',
        ...(compresses && { 'content-encoding': 'br' }),
      })
      .end(compresses ? brotliCompressSync(body) : body);
  };
  const pictures = new Map<string, { type: string; body: Buffer }>();
  const picture = async (path: string) => {
    const known = pictures.get(path);
    if (known) return known;
    const found = await fetch(`${shop}${path}`);
    const type = found.headers.get('content-type') ?? 'application/octet-stream';
    const made = { type, body: Buffer.from(await found.arrayBuffer()) };
    pictures.set(path, made);
    return made;
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/' || path === '/with-worker') {
      const body = path === '/' ? page : page.replace('</body>', `${REGISTER}</body>`);
      answerWith(request, response, 'text/html; charset=utf-8', body);
    } else if (path === '/sw.js') {
      answerWith(request, response, 'text/javascript', WORKER);
    } else {
      picture(path)
        .then(({ type, body }) => answerWith(request, response, type, body))
        .catch(() => response.writeHead(502).end());
    }
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return server;
}
