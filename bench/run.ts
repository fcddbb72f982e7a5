/**
 * `npm run bench`: measures the built shop on the real server beside a static page with the same
 * pictures and no script, in one run, with Lighthouse's phone profile (slow 4G, CPU slowed four
 * times). Prints medians and writes `reports/bench.json`. How to read it: docs/performance.md.
 *
 * Options: `--runs 5`, `--only home,listing,product,cart`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM, FLAGS, median } from './chrome';
import { heapRows, secondVisit, tapRows } from './interactions';
import { listingRows } from './listing';
import { serveStaticPage } from './staticPage';

const SHOP_PORT = 4090;
const STATIC_PORT = 4091;
const SHOP = `http://localhost:${String(SHOP_PORT)}`;
interface Sample {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  scriptKb: number;
  totalKb: number;
}

function medians(samples: Sample[]): Sample {
  const keys = Object.keys(samples[0] ?? {}) as (keyof Sample)[];
  const entries = keys.map((key) => [key, median(samples.map((sample) => sample[key]))]);
  return Object.fromEntries(entries) as Sample;
}

/** One first visit in a browser that has never seen the shop. */
async function visit(url: string): Promise<Sample> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'marigold-bench-'));
  const chrome: LaunchedChrome = await launch({
    chromePath: CHROMIUM,
    chromeFlags: FLAGS,
    userDataDir,
  });
  try {
    const outcome = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!outcome) throw new Error(`Lighthouse measured nothing at ${url}`);
    const { audits, categories } = outcome.lhr;
    const number = (id: string) => audits[id]?.numericValue ?? NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const resources = (audits['resource-summary']?.details as
      { items: { resourceType: string; transferSize: number }[] } | undefined) ?? { items: [] };
    const kilobytes = (type: string) =>
      (resources.items.find((item) => item.resourceType === type)?.transferSize ?? 0) / 1000;
    return {
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      scriptKb: kilobytes('script'),
      totalKb: kilobytes('total'),
    };
  } finally {
    chrome.kill();
    rmSync(userDataDir, { recursive: true, force: true });
  }
}

async function startShop(): Promise<ChildProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'marigold-bench-data-'));
  const shop = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, PORT: String(SHOP_PORT), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const up = await fetch(`${SHOP}/v1/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return shop;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  shop.kill();
  throw new Error('The shop did not start: run `npm run build` first.');
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');

const shop = await startShop();
const staticPage = await serveStaticPage(STATIC_PORT, SHOP);
try {
  const products = (await fetch(`${SHOP}/v1/api/product/list?published=true&limit=1`).then(
    (answer) => answer.json(),
  )) as { products: { _id: string }[] };
  const targets: Record<string, string> = {
    static: `http://localhost:${String(STATIC_PORT)}/`,
    home: `${SHOP}/`,
    listing: `${SHOP}/shop`,
    product: `${SHOP}/product/${products.products[0]?._id ?? ''}`,
    cart: `${SHOP}/cart`,
  };
  const wanted = values.only === '' ? Object.keys(targets) : ['static', ...values.only.split(',')];
  const samples: Record<string, Sample[]> = {};
  for (let run = 0; run < runs; run += 1) {
    for (const name of wanted) {
      const url = targets[name];
      if (url === undefined) throw new Error(`--only knows ${Object.keys(targets).join(', ')}.`);
      (samples[name] ??= []).push(await visit(url));
    }
  }
  const result = Object.fromEntries(
    Object.entries(samples).map(([name, list]) => [name, medians(list)]),
  );
  const floor = result['static'];
  console.log(`First visit, Lighthouse phone profile, medians of ${String(runs)}`);
  console.table(
    Object.fromEntries(
      Object.entries(result).map(([name, sample]) => [
        name,
        {
          'FCP ms': Math.round(sample.fcp),
          'LCP ms': Math.round(sample.lcp),
          'LCP / static': floor ? (sample.lcp / floor.lcp).toFixed(2) : '',
          'TBT ms': Math.round(sample.tbt),
          CLS: sample.cls.toFixed(3),
          'perf/a11y/bp/seo': `${String(sample.performance)}/${String(sample.accessibility)}/${String(sample.bestPractices)}/${String(sample.seo)}`,
          'JS kB': Math.round(sample.scriptKb),
          'total kB': Math.round(sample.totalKb),
        },
      ]),
    ),
  );
  const listing = listingRows();
  console.log('Listing: script per change (ms, median)');
  console.table(listing);
  console.log('Phone, CPU slowed four times: from the press to the next paint (ms)');
  const taps = await tapRows(SHOP, Math.min(runs, 3));
  console.table(taps);
  const heap = await heapRows(SHOP);
  console.log('Script heap after 10 and after 60 page changes (bytes)');
  console.table(heap);
  const again = {
    home: await secondVisit(`${SHOP}/`, Math.min(runs, 3)),
    static: await secondVisit(
      `http://localhost:${String(STATIC_PORT)}/with-worker`,
      Math.min(runs, 3),
    ),
  };
  console.log('Second visit, browser restarted, slow 4G and CPU/4: LCP (ms)');
  console.table(again);
  mkdirSync('reports', { recursive: true });
  writeFileSync(
    'reports/bench.json',
    JSON.stringify({ runs, visits: result, listing, taps, heap, secondVisit: again }, null, 2),
  );
} finally {
  staticPage.close();
  shop.kill();
}
