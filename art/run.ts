/**
 * Renders missing or changed pictures: `npm run art -- [--only text] [--jobs 2] [--list] [--accept]`.
 *
 * Can be stopped and resumed: a picture is done when its files and its hash exist.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeRenderedData } from './data';
import { develop, isDeveloped, writeJson, type Developed } from './develop';
import { manifest } from './manifest';
import { PRODUCT_SIZE, type Shot } from './shots';

const here = dirname(fileURLToPath(import.meta.url));
const publicPictures = join(here, '../public/pictures');
/** Cached light of each product's first colour, for its other colours. A lost cache only costs time. */
const lightFolder = join(tmpdir(), 'marigold-art-light');
const ledgerFile = join(here, 'rendered.json');

/** Increment it when a change to the studio or the materials affects every picture. */
const STUDIO = 2;

/** A finished picture. */
export interface Entry extends Developed {
  hash: string;
  seconds: number;
}
export type Ledger = Record<string, Entry>;

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    only: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
    // After an edit that changes no picture: store the new hashes, keep the files.
    accept: { type: 'boolean', default: false },
  },
});

async function readLedger(): Promise<Ledger> {
  try {
    return JSON.parse(await readFile(ledgerFile, 'utf8')) as Ledger;
  } catch {
    return {};
  }
}

/** `from models.sofa import block` and `from clothes import cuts, worn`. */
const IMPORT = /^from (models|scenes|clothes)(?:\.(\w+))? import (.*)$/gm;

/** Adds the source of a module, and those of the models, scenes and clothes that it imports. */
async function addSources(module: string, found: Map<string, string>): Promise<void> {
  if (found.has(module)) return;
  const source = await readFile(join(here, 'blender', `${module.replace('.', '/')}.py`), 'utf8');
  found.set(module, source);
  for (const [, folder = '', file, names = ''] of source.matchAll(IMPORT)) {
    for (const part of file ? [file] : names.split(', ')) {
      await addSources(`${folder}.${part}`, found);
    }
  }
}

/** Hash of the shot, the studio and the sources of its models; comments and blank lines do not count. */
async function hashOf(shot: Shot): Promise<string> {
  const sources = new Map<string, string>();
  await addSources(shot.model, sources);
  for (const { model } of shot.clothes ?? []) await addSources(model, sources);
  const code = [...sources.values()]
    .join('')
    .replace(/^\s*(#.*|"""[^"]*""")?$/gm, '')
    .replace(/\n+/g, '\n');
  return createHash('sha256')
    .update(JSON.stringify([STUDIO, shot, code]))
    .digest('hex')
    .slice(0, 16);
}

function blender(job: string, log: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = [
      '-n',
      '19',
      process.env['BLENDER'] ?? 'blender',
      '-b',
      '-P',
      join(here, 'blender/main.py'),
      '--',
      job,
    ];
    const child = spawn('nice', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (chunk: Buffer) => {
      log.push(chunk.toString());
      if (log.length > 200) log.shift();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`blender ended with ${String(code)}\n${log.join('').slice(-1500)}`));
    });
  });
}

const lightOf = async (shot: Shot) => join(lightFolder, `${await hashOf(shot)}.npz`);

/** Further parameters for the studio: where to store this picture's light, or whose to start from. */
async function lightFor(shot: Shot): Promise<object> {
  const leader = everything.find(({ id }) => id === shot.like);
  if (!leader) return shot.view === 'front' ? { keep: await lightOf(shot) } : {};
  const like = await lightOf(leader);
  const isKept = await access(like).then(
    () => true,
    () => false,
  );
  return isKept ? { like } : { like: undefined, samples: PRODUCT_SIZE.samples };
}

async function render(shot: Shot): Promise<Developed & { seconds: number }> {
  const work = await mkdtemp(join(tmpdir(), 'marigold-art-'));
  try {
    const out = join(work, 'picture.png');
    const job = join(work, 'job.json');
    await mkdir(lightFolder, { recursive: true });
    await writeFile(job, JSON.stringify({ ...shot, ...(await lightFor(shot)), out }));
    const began = Date.now();
    await blender(job, []);
    const developed = await develop(out, join(publicPictures, shot.id), shot.widths);
    return { ...developed, seconds: Math.round((Date.now() - began) / 1000) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const only = options.only;
const everything = manifest();
/** Close-ups come last: a run that is stopped early leaves no product half in its old shape. */
const shots = everything
  .filter(({ id }) => only === undefined || id.includes(only))
  .sort((a, b) => Number(a.view === 'detail') - Number(b.view === 'detail'));
const ledger = await readLedger();
/** Grouped by product, because the other colours need the first one's light. */
const waiting: { shot: Shot; hash: string }[][] = [];
let left = 0;
for (const shot of shots) {
  const hash = await hashOf(shot);
  const known = ledger[shot.id];
  const isThere =
    known !== undefined && (await isDeveloped(join(publicPictures, shot.id), shot.widths));
  if (isThere && options.accept) ledger[shot.id] = { ...known, hash };
  else if (!isThere || known.hash !== hash) {
    const before = waiting.at(-1);
    if (before?.[0] && dirname(before[0].shot.id) === dirname(shot.id)) before.push({ shot, hash });
    else waiting.push([{ shot, hash }]);
    left += 1;
  }
}
console.log(`${String(shots.length - left)} of ${String(shots.length)} pictures are there`);

async function write(): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => a.localeCompare(b)));
  await writeJson(ledgerFile, sorted);
  await writeRenderedData(sorted);
}

let written: Promise<unknown> = mkdir(publicPictures, { recursive: true });
/** Writes one after the other, from all jobs. */
const keep = () => (written = written.then(write));

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const { shot, hash } of next) {
      try {
        const made = await render(shot);
        left -= 1;
        ledger[shot.id] = { hash, ...made };
        await keep();
        console.log(`${shot.id} ${String(made.seconds)} s, ${String(left)} left`);
      } catch (error) {
        process.exitCode = 1;
        console.error(`${shot.id} failed:`, error instanceof Error ? error.message : error);
      }
    }
  }
}

if (options.list) {
  for (const { shot } of waiting.flat()) console.log(shot.id);
} else {
  await Promise.all(Array.from({ length: Math.max(1, Number(options.jobs)) }, work));
  await keep();
}
