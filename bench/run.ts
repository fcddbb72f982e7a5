/**
 * `npm run bench`: measures the built shop on the real server beside a static page with the same
 * pictures and no script, in one run, with Lighthouse's phone profile (slow 4G, CPU slowed four
 * times). Prints medians and writes `reports/bench.json`. How to read it: docs/performance.md.
 *
 * Options: `--runs 5`, `--only home,listing,product,cart`, `--products 1000` (generated beyond the
 * hand-written ones), `--parts visits,applied,listing,taps,hydration,memory,second,offline,film`,
 * `--check` (fails where a goal is missed).
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Product } from '../src/shared/api/contract';
import { DEFAULT_SIZE } from '../src/shared/api/productRules';
import { variantsOf } from '../src/shared/lib/variants';
import { blockingByProcessor } from './blocking';
import { CHROMIUM, FLAGS, median } from './chrome';
import { filmstrip } from './filmstrip';
import { verdictsOn, type Measured } from './goals';
import { heapRows, tapRows, hydrationTasks, type HydrationTasks } from './interactions';
import { listingRows } from './listing';
import { serveStaticPage } from './staticPage';
import { offlineVisits, openedBefore, secondVisit } from './visitedBefore';

const SHOP_PORT = 4090;
const STATIC_PORT = 4091;
const SHOP = `http://localhost:${String(SHOP_PORT)}`;
interface Sample {
  fcp: number;
  lcp: number;
  tbt: number;
  /** The same in CPU time (blocking.ts). */
  tbtCpu: number;
  cls: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Lighthouse's index of the machine's speed; the documented figures come from 1,700 to 3,600. */
  machine: number;
  scriptKb: number;
  totalKb: number;
}

function medians(samples: Sample[]): Sample {
  const keys = Object.keys(samples[0] ?? {}) as (keyof Sample)[];
  const entries = keys.map((key) => [key, median(samples.map((sample) => sample[key]))]);
  return Object.fromEntries(entries) as Sample;
}

/**
 * Lighthouse's two kinds of throttling: `simulate` computes a slow visit from a fast one, `devtools` slows network and
 * CPU. The first models the slow start of connections, the second shows what the browser paints while a page arrives.
 */
type Throttling = 'simulate' | 'devtools';

/** Lighthouse sometimes loses the trace of a visit. */
const ATTEMPTS = 3;

/** A first visit in a new browser. */
async function visit(url: string, throttling: Throttling): Promise<Sample> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const sample = await measure(url, throttling);
    if (!Object.values(sample).some(Number.isNaN)) return sample;
    console.warn(`Lighthouse lost a visit of ${url}; it is repeated.`);
  }
  throw new Error(`Lighthouse measured nothing at ${url}, ${String(ATTEMPTS)} times.`);
}

async function measure(url: string, throttlingMethod: Throttling): Promise<Sample> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'marigold-bench-'));
  const chrome: LaunchedChrome = await launch({
    chromePath: CHROMIUM,
    chromeFlags: FLAGS,
    userDataDir,
  });
  try {
    const outcome = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      throttlingMethod,
    });
    if (!outcome) throw new Error(`Lighthouse measured nothing at ${url}`);
    const { audits, categories, environment } = outcome.lhr;
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
      tbtCpu: blockingByProcessor(outcome.artifacts.Trace.traceEvents),
      cls: number('cumulative-layout-shift'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      machine: environment.benchmarkIndex,
      scriptKb: kilobytes('script'),
      totalKb: kilobytes('total'),
    };
  } finally {
    chrome.kill();
    rmSync(userDataDir, { recursive: true, force: true });
  }
}

async function startShop(products: number): Promise<ChildProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'marigold-bench-data-'));
  const env = {
    ...process.env,
    ENV_FILE: '.env.none',
    PORT: String(SHOP_PORT),
    DATA_DIR: dataDir,
  };
  if (products > 0) {
    execFileSync(
      process.execPath,
      ['--import', 'tsx', 'server/seed/cli.ts', '--products', String(products)],
      { env },
    );
  }
  const shop = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env,
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
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    products: { type: 'string', default: '0' },
    parts: {
      type: 'string',
      default: 'visits,applied,listing,taps,hydration,memory,second,offline,film',
    },
    check: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');

const parts = new Set(values.parts.split(','));

const shop = await startShop(Number(values.products));
const staticPage = await serveStaticPage(STATIC_PORT, SHOP);
try {
  const products = (await fetch(`${SHOP}/v1/api/product/list?published=true&limit=1`).then(
    (answer) => answer.json(),
  )) as { products: Product[] };
  const [first] = products.products;
  const firstProduct = first?._id ?? '';
  const size = (first && variantsOf(first)[0]) ?? DEFAULT_SIZE;
  const targets: Record<string, string> = {
    static: `http://localhost:${String(STATIC_PORT)}/`,
    home: `${SHOP}/`,
    listing: `${SHOP}/shop`,
    product: `${SHOP}/product/${firstProduct}`,
    cart: `${SHOP}/cart`,
  };
  const report: Record<string, unknown> = { runs, products: values.products };
  const measured: Measured = {};
  const tell = (part: string, title: string, rows: unknown): void => {
    console.log(title);
    console.table(rows);
    report[part] = rows;
  };
  const few = Math.min(runs, 3);

  const wanted = values.only === '' ? Object.keys(targets) : ['static', ...values.only.split(',')];
  for (const throttling of ['simulate', 'devtools'] as const) {
    const part = throttling === 'simulate' ? 'visits' : 'applied';
    if (!parts.has(part)) continue;
    const samples: Record<string, Sample[]> = {};
    for (let run = 0; run < runs; run += 1) {
      for (const name of wanted) {
        const url = targets[name];
        if (url === undefined) throw new Error(`--only knows ${Object.keys(targets).join(', ')}.`);
        (samples[name] ??= []).push(await visit(url, throttling));
      }
    }
    const result = Object.fromEntries(
      Object.entries(samples).map(([name, list]) => [name, medians(list)]),
    );
    measured[part] = result;
    const floor = result['static'];
    tell(
      part,
      `First visit, Lighthouse phone profile, throttling ${throttling}, medians of ${String(runs)}`,
      Object.fromEntries(
        Object.entries(result).map(([name, sample]) => [
          name,
          {
            'FCP ms': Math.round(sample.fcp),
            'LCP ms': Math.round(sample.lcp),
            'FCP / static': floor ? (sample.fcp / floor.fcp).toFixed(2) : '',
            'LCP / static': floor ? (sample.lcp / floor.lcp).toFixed(2) : '',
            'TBT ms': Math.round(sample.tbt),
            'TBT by cpu': Math.round(sample.tbtCpu),
            CLS: sample.cls.toFixed(3),
            'perf/a11y/bp/seo': `${String(sample.performance)}/${String(sample.accessibility)}/${String(sample.bestPractices)}/${String(sample.seo)}`,
            machine: Math.round(sample.machine),
            'JS kB': Math.round(sample.scriptKb),
            'total kB': Math.round(sample.totalKb),
          },
        ]),
      ),
    );
  }
  if (parts.has('listing')) {
    tell('listing', 'Listing: script per change (ms, median)', listingRows());
  }
  if (parts.has('taps')) {
    const title = 'Phone, CPU slowed four times: press to next paint, and the longest task (ms)';
    measured.taps = await tapRows(SHOP, few, { id: firstProduct, size });
    tell('taps', title, measured.taps);
  }
  if (parts.has('hydration')) {
    const rows: Record<string, HydrationTasks> = {};
    const pages = {
      home: '/',
      listing: '/shop',
      product: `/product/${firstProduct}`,
      cart: '/cart',
    };
    for (const [name, path] of Object.entries(pages)) {
      rows[name] = await hydrationTasks(SHOP + path, few);
      rows[`${name}, second visit`] = await hydrationTasks(SHOP + path, few, `${SHOP}/`);
    }
    measured.hydration = rows;
    tell('hydration', 'Phone, CPU slowed four times: tasks over 50 ms during hydration', rows);
  }
  if (parts.has('memory')) {
    const title = 'Script heap after 10 and after 60 page changes (bytes)';
    measured.memory = await heapRows(SHOP);
    tell('memory', title, measured.memory);
  }
  if (parts.has('second')) {
    measured.secondVisit = {
      home: await secondVisit(`${SHOP}/`, runs),
      static: await secondVisit(`http://localhost:${String(STATIC_PORT)}/with-worker`, runs),
    };
    tell(
      'second',
      'Second visit, browser restarted, slow 4G and CPU/4: LCP (ms)',
      measured.secondVisit,
    );
    measured.before = await openedBefore(SHOP, runs);
    const title =
      'Opened before in the same tab, slow 4G and CPU/4: from the tap to its content (ms)';
    tell('before', title, measured.before);
  }
  if (parts.has('offline')) {
    const withWorker = `http://localhost:${String(STATIC_PORT)}/with-worker`;
    const { static: floor } = await offlineVisits(withWorker, { static: withWorker }, runs);
    const { home = '', listing = '', product = '', cart = '' } = targets;
    const sofas = `${SHOP}/shop?category=Sofa`;
    const about = `${SHOP}/about`;
    const shown = await offlineVisits(home, { home, listing, sofas, product, cart, about }, runs);
    const paints = { ...(floor && { static: floor }), ...shown };
    measured.offline = paints;
    tell(
      'offline',
      'Opened without a network after one visit to home, browser restarted, CPU/4',
      Object.fromEntries(
        Object.entries(paints).map(([name, { fcp, lcp }]) => [
          name,
          {
            'FCP ms': Math.round(fcp),
            'LCP ms': Math.round(lcp),
            'FCP / static': (fcp / (floor?.fcp ?? NaN)).toFixed(2),
          },
        ]),
      ),
    );
  }
  if (parts.has('film')) {
    const { home = '', listing = '', product = '' } = targets;
    tell('film', 'First load, a picture every 100 ms: to be looked at', [
      await filmstrip('home', home),
      await filmstrip('listing', listing),
      await filmstrip('product', product),
    ]);
  }
  const verdicts = verdictsOn(measured);
  tell('goals', 'Goals', verdicts);
  if (values.check && verdicts.some(({ met }) => !met)) process.exitCode = 1;
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.json', JSON.stringify(report, null, 2));
} finally {
  staticPage.close();
  shop.kill();
}
