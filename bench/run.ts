/**
 * `npm run bench`: measures the built shop on the real server beside a static page with the same
 * pictures and no script, in one run, on slow 4G and with the CPU slowed for each phone
 * (phoneSpeed.ts). Prints medians and writes `reports/bench.json`. How to read it: docs/performance.md.
 *
 * Options: `--runs 5`, `--phones 350,700`, `--only home,listing,product,cart`, `--products 1000` (generated beyond the
 * hand-written ones), `--parts visits,applied,listing,taps,hydration,hydrated,memory,second,offline,film`,
 * `--against FOLDER` (another checkout with a build, whose first visits are measured alternately), `--peer ADDRESS`
 * (the home page of another shop that runs on this machine), `--check` (fails where a goal is missed).
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling as profiles } from 'lighthouse/core/config/constants.js';
import type { Product } from '../src/shared/api/contract';
import { DEFAULT_SIZE } from '../src/shared/api/productRules';
import { variantsOf } from '../src/shared/lib/variants';
import { blockingByProcessor } from './blocking';
import { machineIndex, onPhone } from './calibration';
import { CHROMIUM, FLAGS, median } from './chrome';
import { filmstrip } from './filmstrip';
import { verdictsOn, type Measured } from './goals';
import {
  heapRows,
  tapRows,
  hydrationTasks,
  timeToHydrated,
  type HydrationTasks,
} from './interactions';
import { listingRows } from './listing';
import { isLike, PHONES, slowdownFor, type Phone } from './phoneSpeed';
import { serveStaticPage } from './staticPage';
import { offlineVisits, openedBefore, secondVisit } from './visitedBefore';

const SHOP_PORT = 4090;
const STATIC_PORT = 4091;
const OTHER_PORT = 4092;
const OTHER = `http://localhost:${String(OTHER_PORT)}`;
const STATIC = `http://localhost:${String(STATIC_PORT)}/`;
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
  /** Lighthouse's index of the machine, and that of the slowed one. */
  machine: number;
  phone: number;
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

/** Lighthouse sometimes loses the trace of a visit, and the machine's speed changes. */
const ATTEMPTS = 4;

/** A first visit in a new browser. */
async function visit(url: string, throttling: Throttling, phone: Phone): Promise<Sample> {
  let slowdown = slowdownFor(await machineIndex(), phone);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const sample = await measure(url, throttling, slowdown);
    if (Object.values(sample).some(Number.isNaN)) {
      console.warn(`Lighthouse lost a visit of ${url}; it is repeated.`);
    } else if (isLike(phone, sample.machine, slowdown) || attempt === ATTEMPTS) {
      return sample;
    } else {
      const index = String(Math.round(sample.phone));
      console.warn(`The machine's speed has changed: index ${index}. The visit is repeated.`);
      slowdown = slowdownFor(await machineIndex(), phone);
    }
  }
  throw new Error(`Lighthouse measured nothing at ${url}, ${String(ATTEMPTS)} times.`);
}

async function measure(
  url: string,
  throttlingMethod: Throttling,
  slowdown: number,
): Promise<Sample> {
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
      throttling: { ...profiles.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
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
      tbtCpu: blockingByProcessor(
        outcome.artifacts.Trace.traceEvents,
        throttlingMethod === 'simulate' ? slowdown : 1,
      ),
      cls: number('cumulative-layout-shift'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      machine: environment.benchmarkIndex,
      phone: environment.benchmarkIndex / slowdown,
      scriptKb: kilobytes('script'),
      totalKb: kilobytes('total'),
    };
  } finally {
    chrome.kill();
    rmSync(userDataDir, { recursive: true, force: true });
  }
}

async function startShop(folder: string, port: number, products: number): Promise<ChildProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'marigold-bench-data-'));
  const env = {
    ...process.env,
    ENV_FILE: '.env.none',
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  if (products > 0) {
    execFileSync(
      process.execPath,
      ['--import', 'tsx', 'server/seed/cli.ts', '--products', String(products)],
      { env, cwd: folder },
    );
  }
  const shop = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const up = await fetch(`http://localhost:${String(port)}/v1/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return shop;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  shop.kill();
  throw new Error(`The shop in ${folder} did not start: run \`npm run build\` there first.`);
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    phones: { type: 'string', default: Object.keys(PHONES).join() },
    products: { type: 'string', default: '0' },
    against: { type: 'string' },
    peer: { type: 'string' },
    parts: {
      type: 'string',
      default: 'visits,applied,listing,taps,hydration,hydrated,memory,second,offline,film',
    },
    check: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');

const parts = new Set(values.parts.split(','));
const few = Math.min(runs, 3);

const isPhone = (index: number): index is Phone => index in PHONES;
const phones = values.phones.split(',').map((name) => {
  const index = Number(name);
  if (!isPhone(index)) throw new Error(`--phones knows ${Object.keys(PHONES).join(' and ')}.`);
  return index;
});

interface Target {
  /** The product of the product page, and a variant of it. */
  id: string;
  size: string;
  /** The number of all products. */
  total: number;
  /** This build's addresses by page. */
  pages: Record<'home' | 'listing' | 'product' | 'cart', string>;
}

async function findTarget(): Promise<Target> {
  const { products, total } = (await fetch(
    `${SHOP}/v1/api/product/list?published=true&limit=1`,
  ).then((answer) => answer.json())) as { products: Product[]; total: number };
  const [first] = products;
  const id = first?._id ?? '';
  return {
    id,
    total,
    size: (first && variantsOf(first)[0]) ?? DEFAULT_SIZE,
    pages: {
      home: `${SHOP}/`,
      listing: `${SHOP}/shop`,
      product: `${SHOP}/product/${id}`,
      cart: `${SHOP}/cart`,
    },
  };
}

/** The addresses of the first visits: the static page, the peer, and each page in both builds. */
function visited({ pages }: Target): Record<string, string> {
  const addresses: Record<string, string> = {
    static: STATIC,
    ...(values.peer !== undefined && { peer: values.peer }),
  };
  const names = values.only === '' ? Object.keys(pages) : values.only.split(',');
  for (const name of names) {
    const url = (pages as Record<string, string>)[name];
    if (url === undefined) throw new Error(`--only knows ${Object.keys(pages).join(', ')}.`);
    addresses[name] = url;
    if (values.against !== undefined) {
      addresses[`${name}, other build`] = url.replace(SHOP, OTHER);
    }
  }
  return addresses;
}

type Tell = (part: string, title: string, rows: unknown) => void;

/** First visits of all pages, alternately, so that a change of the machine concerns each of them. */
async function visits(
  throttling: Throttling,
  phone: Phone,
  target: Target,
): Promise<Record<string, Sample>> {
  const samples: Record<string, Sample[]> = {};
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries(visited(target))) {
      (samples[name] ??= []).push(await visit(url, throttling, phone));
    }
  }
  return Object.fromEntries(Object.entries(samples).map(([name, list]) => [name, medians(list)]));
}

function visitRows(result: Record<string, Sample>): Record<string, unknown> {
  const floor = result['static'];
  return Object.fromEntries(
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
        index: Math.round(sample.phone),
        'JS kB': Math.round(sample.scriptKb),
        'total kB': Math.round(sample.totalKb),
      },
    ]),
  );
}

async function offlineRows(slowdown: number, { pages }: Target) {
  const withWorker = `${STATIC}with-worker`;
  const { static: floor } = await offlineVisits(withWorker, { static: withWorker }, runs, slowdown);
  const more = { sofas: `${SHOP}/shop?category=Sofa`, about: `${SHOP}/about` };
  const shown = await offlineVisits(pages.home, { ...pages, ...more }, runs, slowdown);
  const paints = { ...(floor && { static: floor }), ...shown };
  const rows = Object.entries(paints).map(([name, { fcp, lcp }]) => [
    name,
    {
      'FCP ms': Math.round(fcp),
      'LCP ms': Math.round(lcp),
      'FCP / static': (fcp / (floor?.fcp ?? NaN)).toFixed(2),
    },
  ]);
  return { paints, rows: Object.fromEntries(rows) as Record<string, unknown> };
}

async function measureOn(phone: Phone, target: Target, tell: Tell): Promise<Measured> {
  const measured: Measured = {};
  const { id, size, total } = target;
  const pages = Object.entries(target.pages);
  for (const throttling of ['simulate', 'devtools'] as const) {
    const part = throttling === 'simulate' ? 'visits' : 'applied';
    if (!parts.has(part)) continue;
    const result = await visits(throttling, phone, target);
    measured[part] = result;
    const title = `First visit, slow 4G, throttling ${throttling}, medians of ${String(runs)}`;
    tell(part, title, visitRows(result));
  }
  if (parts.has('taps')) {
    const rows = await onPhone(phone, (slowdown) => tapRows(SHOP, few, slowdown, { id, size }));
    measured.taps = rows;
    tell('taps', 'Press to next paint, and the longest task (ms)', rows);
  }
  if (parts.has('hydration')) {
    const rows = await onPhone(phone, async (slowdown) => {
      const found: Record<string, HydrationTasks> = {};
      for (const [name, url] of pages) {
        const options = { runs: few, slowdown, ...(name === 'listing' && { products: total }) };
        found[name] = await hydrationTasks(url, options);
        found[`${name}, second visit`] = await hydrationTasks(url, {
          ...options,
          first: `${SHOP}/`,
        });
      }
      return found;
    });
    measured.hydration = rows;
    tell('hydration', 'Tasks over 50 ms before and while hydrating', rows);
  }
  if (parts.has('hydrated')) {
    const rows = await onPhone(phone, async (slowdown) => {
      const found: Record<string, number> = {};
      for (const [name, url] of pages) found[name] = await timeToHydrated(url, runs, slowdown);
      return found;
    });
    measured.hydrated = rows;
    tell('hydrated', 'From the first byte to hydrated, slow 4G (ms)', rows);
  }
  if (parts.has('second')) {
    const withWorker = `${STATIC}with-worker`;
    measured.secondVisit = await onPhone(phone, async (slowdown) => ({
      home: await secondVisit(`${SHOP}/`, runs, slowdown),
      static: await secondVisit(withWorker, runs, slowdown),
    }));
    tell('second', 'Second visit, browser restarted, slow 4G: LCP (ms)', measured.secondVisit);
    measured.before = await onPhone(phone, (slowdown) => openedBefore(SHOP, runs, slowdown));
    const title = 'Opened before in the same tab, slow 4G: from the tap to its content (ms)';
    tell('before', title, measured.before);
  }
  if (parts.has('offline')) {
    const { paints, rows } = await onPhone(phone, (slowdown) => offlineRows(slowdown, target));
    measured.offline = paints;
    const title = 'Opened without a network after one visit to home, browser restarted';
    tell('offline', title, rows);
  }
  if (parts.has('film')) {
    const files = await onPhone(phone, async (slowdown) => {
      const written: string[] = [];
      for (const [name, url] of pages) {
        written.push(await filmstrip(`${name}-${String(phone)}`, url, slowdown));
      }
      return written;
    });
    tell('film', 'First load, a picture every 100 ms: to be looked at', files);
  }
  return measured;
}

const shops: ChildProcess[] = [];
let staticPage: Awaited<ReturnType<typeof serveStaticPage>> | undefined;
try {
  shops.push(await startShop('.', SHOP_PORT, Number(values.products)));
  if (values.against !== undefined) {
    shops.push(await startShop(values.against, OTHER_PORT, Number(values.products)));
  }
  staticPage = await serveStaticPage(STATIC_PORT, SHOP);
  const target = await findTarget();
  const report: Record<string, unknown> = { runs, products: values.products };
  const tellAs =
    (name: string): Tell =>
    (part, title, rows) => {
      console.log(`${title}${name === '' ? '' : `; ${name}`}`);
      console.table(rows);
      report[name === '' ? part : `${part}, ${name}`] = rows;
    };
  const tell = tellAs('');
  if (parts.has('listing')) {
    tell('listing', 'Listing: script per change (ms, median)', listingRows());
  }
  let memory: Measured['memory'];
  if (parts.has('memory')) {
    memory = await heapRows(SHOP);
    tell('memory', 'Script heap after 10 and after 60 page changes (bytes)', memory);
  }
  for (const phone of phones) {
    const name = `${PHONES[phone]} (${String(phone)})`;
    const measured = await measureOn(phone, target, tellAs(name));
    const verdicts = verdictsOn({ ...measured, ...(memory && { memory }) }, phone);
    tellAs(name)('goals', 'Goals', verdicts);
    if (values.check && verdicts.some(({ met }) => !met)) process.exitCode = 1;
  }
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.json', JSON.stringify(report, null, 2));
} finally {
  staticPage?.close();
  for (const shop of shops) shop.kill();
}
