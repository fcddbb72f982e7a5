/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Hono } from 'hono';
import { SAVING_SIZES } from '../src/shared/config/pictures';
import { SCRIPTS_AFTER_MS } from '../src/shared/lib/firstScreen';
import { shopFiles } from './shopFiles';
import { SECOND_PART_MARK } from './rendering/splitDocument';

describe('the built shop’s files', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'marigold-dist-'));
  const dist = path.join(folder, 'dist');
  const inline = 'document.documentElement.dataset.scheme = "dark";';
  let shop: Hono;
  beforeAll(() => {
    mkdirSync(path.join(dist, 'assets'), { recursive: true });
    writeFileSync(
      path.join(dist, 'index.html'),
      `<!doctype html><script>${inline}</script><script type="module" src="/assets/a.js"></script>`,
    );
    writeFileSync(path.join(dist, 'assets', 'a.js'), 'plain');
    writeFileSync(path.join(dist, 'assets', 'a.js.br'), 'brotli');
    writeFileSync(path.join(dist, 'assets', 'a.js.gz'), 'gzip');
    writeFileSync(path.join(dist, 'sw.js'), 'worker');
    writeFileSync(path.join(folder, 'secret.txt'), 'secret');
    shop = shopFiles(dist);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const page = { Accept: 'text/html' };
  const get = (url: string, headers: Record<string, string> = {}) =>
    Promise.resolve(shop.request(url, { headers }));

  it('serves the shop at every page’s address, revalidated each time', async () => {
    for (const url of ['/', '/shop?category=sofa', '/product/some.thing', '/orders/1']) {
      const response = await get(url, page);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<!doctype html>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('serves a crawler that accepts any type', async () => {
    const response = await get('/shop', { Accept: '*/*' });
    expect(await response.text()).toContain('<!doctype html>');
  });

  it('redirects an address with extra slashes to its page, and never to another origin', async () => {
    const leads = async (url: string) => {
      const response = await get(url, page);
      return [response.status, response.headers.get('location')];
    };
    expect(await leads('/about/')).toEqual([301, '/about']);
    expect(await leads('/shop//?category=sofa')).toEqual([301, '/shop?category=sofa']);
    expect(await leads('http://localhost//elsewhere.example/')).toEqual([
      301,
      '/elsewhere.example',
    ]);
    expect(await leads('http://localhost/\\\\elsewhere.example/')).toEqual([
      301,
      '/elsewhere.example',
    ]);
    expect(await leads('/about')).toEqual([200, null]);
  });

  it('allows the shop’s own files and the page’s inline scripts, and no other scripts', async () => {
    const policy = (await get('/', page)).headers.get('content-security-policy');
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}' 'sha256-`);
    expect(policy).toContain(`style-src 'self' 'unsafe-inline'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).toContain(`connect-src 'self';`);
  });

  it('allows calls to the other origins that the build names, and to no others', async () => {
    const named = path.join(folder, 'named');
    mkdirSync(path.join(named, '.server'), { recursive: true });
    writeFileSync(path.join(named, 'index.html'), '<!doctype html>');
    writeFileSync(
      path.join(named, '.server', 'origins.json'),
      JSON.stringify(['https://api.example']),
    );
    const answer = await shopFiles(named).request('/', { headers: page });
    expect(answer.headers.get('content-security-policy')).toContain(
      `connect-src 'self' https://api.example;`,
    );
  });

  it.each(['/about/%00/', '/about/%0a', '/%0d%0aX-Header:1/'])(
    'answers %s with 404',
    async (url) => {
      expect((await get(url, page)).status).toBe(404);
    },
  );

  it('respects a refused encoding', async () => {
    const answer = await get('/assets/a.js', { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });

  it('does not allow an inline script that a page has from its data', async () => {
    const injected = 'alert("from a description")';
    const html = `<!doctype html><script>${inline}</script><p><script>${injected}</script></p>`;
    const live = () => Promise.resolve({ html, status: 200 as const, version: '1' });
    const response = await shopFiles(dist, { live }).request('/shop', { headers: page });
    expect(await response.text()).toContain(injected);
    const hash = createHash('sha256').update(injected).digest('base64');
    expect(response.headers.get('content-security-policy')).not.toContain(hash);
  });

  it('asks for small product pictures when the browser sends Save-Data', async () => {
    const source = '<source type="image/avif" srcSet="/a-320.avif 320w" sizes="50vw"/>';
    const listing = {
      html: `<div data-page="data">${source}</div>`,
      status: 200 as const,
      version: '1',
    };
    const live = shopFiles(dist, { live: () => Promise.resolve(listing) });
    const read = async (headers: Record<string, string>) => {
      const response = await live.request('/shop', { headers: { ...page, ...headers } });
      expect(response.headers.get('vary')).toBe(
        'Accept-Encoding, Cookie, Save-Data, Sec-CH-UA-Mobile, Sec-Fetch-Dest',
      );
      return { html: await response.text(), etag: response.headers.get('etag') };
    };
    const usual = await read({});
    const small = await read({ 'Save-Data': 'on' });
    expect(usual.html).toContain('sizes="50vw"');
    expect(small.html).toContain(`sizes="${SAVING_SIZES}"`);
    expect(small.etag).not.toBe(usual.etag);
    expect((await read({})).html).toBe(usual.html);
  });

  describe('on a phone’s page load', () => {
    const phone = { ...page, 'Sec-CH-UA-Mobile': '?1', 'Sec-Fetch-Dest': 'document' };
    const listing = (words: string) => ({
      html: `<html><head><script>startHydration()</script></head><body><div id="root" data-page="data" data-address="/shop?tag=new"><h1>Shop</h1><p data-second-part="">${words}</p></div></body></html>`,
      status: 200 as const,
      version: words,
    });
    let words = 'Later';
    const asked: string[] = [];
    let live: Hono;
    beforeAll(() => {
      mkdirSync(path.join(dist, '.server'), { recursive: true });
      writeFileSync(path.join(dist, '.server', 'secondPart.js'), 'loadSecondPart()');
      live = shopFiles(dist, {
        live: (_pathname, search) => {
          asked.push(search);
          return Promise.resolve(listing(words));
        },
      });
    });
    const read = async (url: string, headers: Record<string, string>) => {
      const response = await live.request(url, { headers });
      return { status: response.status, headers: response.headers, html: await response.text() };
    };
    const restOf = (html: string) => /data-rest="([^"]*)"/.exec(html)?.[1] ?? '';

    it('the response is the first screen, and the second part on request', async () => {
      const first = await read('/shop?tag=new', phone);
      expect(first.html).toContain('<h1>Shop</h1><p data-second-part=""></p>');
      expect(first.headers.get('vary')).toContain('Sec-CH-UA-Mobile, Sec-Fetch-Dest');
      const hash = createHash('sha256').update('loadSecondPart()').digest('base64');
      expect(first.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
      const rest = await read(`/shop?tag=new&rest=${restOf(first.html)}`, {});
      expect(rest).toMatchObject({
        status: 200,
        html: `${SECOND_PART_MARK}<template>Later</template>`,
      });
      expect((await read(`/?rest=${restOf(first.html)}`, {})).html).toBe(rest.html);
      expect(asked).toEqual(['?tag=new', '?tag=new', '']);
    });

    it('the response has no script before the visible content, compressed or not', async () => {
      const unpack = { br: createBrotliDecompress, gzip: createGunzip };
      for (const encoding of ['br', 'gzip', null] as const) {
        const response = await live.request('/shop?tag=new', {
          headers: { ...phone, ...(encoding && { 'Accept-Encoding': encoding }) },
        });
        const { body } = response;
        if (!body) throw new Error('No body.');
        expect(response.headers.has('content-length')).toBe(false);
        expect(response.headers.get('x-accel-buffering')).toBe('no');
        const pieces: string[] = [];
        const came: number[] = [];
        let read = '';
        const reader = encoding ? unpack[encoding]() : new PassThrough();
        reader.on('data', (chunk: Buffer) => (read += chunk.toString()));
        for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
          came.push(Date.now());
          await new Promise((written) => reader.write(piece, written));
          // Everything compressed so far can be decoded.
          await new Promise(setImmediate);
          pieces.push(read);
        }
        const [shown = '', all = ''] = pieces;
        expect(shown).toContain('<h1>Shop</h1>');
        expect(shown).not.toContain('<script');
        expect(all.slice(shown.length)).toBe(
          '<script>startHydration()</script><script>loadSecondPart()</script></body></html>',
        );
        const [first = NaN, second = NaN] = came;
        expect(second - first).toBeGreaterThanOrEqual(SCRIPTS_AFTER_MS - 5);
      }
    });

    it('the response has the chosen colour scheme', async () => {
      const rootFor = async (cookie: string) =>
        /<html[^>]*>/.exec((await read('/shop', { ...phone, Cookie: cookie })).html)?.[0];
      expect(await rootFor('a=1; scheme=dark; b=2')).toBe('<html data-scheme="dark">');
      expect(await rootFor('scheme=light')).toBe('<html data-scheme="light">');
      expect(await rootFor('scheme="><script>')).toBe('<html>');
      expect(await rootFor('myscheme=dark')).toBe('<html>');
      expect(await rootFor('')).toBe('<html>');
    });

    it('the response has one of home’s two pictures, and is 304 with either', async () => {
      const preload = (hero: number) =>
        `<template data-hero="${String(hero)}"><link rel="preload" href="/hero-${String(hero)}.avif"></template>`;
      const head = `${preload(1)}${preload(2)}<script data-hero>choose()</script>`;
      const home = shopFiles(dist, {
        live: () =>
          Promise.resolve({
            html: `<html><head>${head}</head><body><div id="root" data-page="whole" data-address="/"><p data-second-part="">Later</p></div></body></html>`,
            status: 200 as const,
            version: '1',
          }),
      });
      const etags = new Map<string, string>();
      for (let time = 0; etags.size < 2 && time < 100; time += 1) {
        const response = await home.request('/', { headers: phone });
        const html = await response.text();
        const [, hero = ''] = /data-hero="(\d)"/.exec(html) ?? [];
        expect(html).toContain(`<head><link rel="preload" href="/hero-${hero}.avif">`);
        expect(html).not.toMatch(/template|choose/);
        etags.set(hero, response.headers.get('etag') ?? '');
      }
      expect([...etags.keys()].sort()).toEqual(['1', '2']);
      for (const etag of etags.values()) {
        for (let time = 0; time < 10; time += 1) {
          const again = await home.request('/', { headers: { ...phone, 'If-None-Match': etag } });
          expect(again.status).toBe(304);
        }
      }
    });

    it('the response is the whole page without JavaScript', async () => {
      expect((await read('/shop?tag=new&whole=1', phone)).html).toBe(listing(words).html);
    });

    it('the response is no second part of another version', async () => {
      const { html } = await read('/shop', phone);
      words = 'Changed';
      expect((await read(`/shop?rest=${restOf(html)}`, {})).status).toBe(404);
      words = 'Later';
      expect((await read(`/shop?rest=${restOf(html)}`, {})).status).toBe(200);
    });

    it.each([
      ['a desktop', { 'Sec-CH-UA-Mobile': '?0', 'Sec-Fetch-Dest': 'document' }],
      ['a crawler', {}],
      ['a service worker', { 'Sec-CH-UA-Mobile': '?1', 'Sec-Fetch-Dest': 'empty' }],
    ])('but %s gets the whole page', async (_who, headers) => {
      expect((await read('/shop', { ...page, ...headers })).html).toBe(listing(words).html);
    });
  });

  it('sends hashed files as immutable, in an encoding that the browser accepts', async () => {
    const plain = await get('/assets/a.js');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await plain.text()).toBe('plain');
    const best = await get('/assets/a.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(best.headers.get('content-encoding')).toBe('br');
    expect(best.headers.get('vary')).toBe('Accept-Encoding');
    expect(await best.text()).toBe('brotli');
    const older = await get('/assets/a.js', { 'Accept-Encoding': 'gzip' });
    expect(await older.text()).toBe('gzip');
    const etag = plain.headers.get('etag') ?? '';
    expect((await get('/assets/a.js', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('revalidates the worker each time', async () => {
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('responds 404 for a missing file', async () => {
    expect((await get('/assets/old.js', { Accept: '*/*' })).status).toBe(404);
  });

  it('sends nothing from outside its folder', async () => {
    for (const url of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/%00',
      '/%E0',
    ]) {
      const response = await get(url, { Accept: '*/*' });
      expect(await response.text()).not.toContain('secret');
    }
  });

  it('says what to do when there is no build', () => {
    expect(() => shopFiles(path.join(folder, 'nothing'))).toThrow('Run "npm run build" first.');
  });
});
