/** The limit: the shop's first screen by hand, with the same pictures, and no script at all. */
import { createServer, type Server } from 'node:http';

interface ListedProduct {
  name: string;
  image: string[];
}

function pageOf(products: ListedProduct[]): string {
  const cards = products
    .map(
      ({ name, image }) =>
        `<li><img src="${image[0] ?? ''}" alt="" width="400" height="500" loading="lazy"><p>${name}</p></li>`,
    )
    .join('');
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Static page</title>
<meta name="description" content="The same first screen without script.">
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#2b1f2e;background:#fdf9f1}img{width:100%;height:auto;display:block}
h1{font-size:2.4rem}main{padding:16px}ul{list-style:none;padding:0;display:grid;grid-template-columns:1fr 1fr;gap:16px}</style></head>
<body><main><img src="/pictures/home/hero-1.svg" alt="" width="800" height="600" fetchpriority="high"><h1>Elevate Your Style</h1>
<p>Women's Fashion Collection</p><ul>${cards}</ul></main></body></html>`;
}

/** Serves the page at `/` and hands everything else to the shop's own server. */
export async function serveStaticPage(port: number, shop: string): Promise<Server> {
  const answer = (await fetch(`${shop}/v1/api/product/list?published=true&limit=6`).then((list) =>
    list.json(),
  )) as { products: ListedProduct[] };
  const page = pageOf(answer.products);
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    fetch(`${shop}${request.url ?? '/'}`)
      .then(async (picture) => {
        const type = picture.headers.get('content-type') ?? 'application/octet-stream';
        response
          .writeHead(picture.status, { 'content-type': type, 'cache-control': 'max-age=3600' })
          .end(Buffer.from(await picture.arrayBuffer()));
      })
      .catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return server;
}
