/** The journal on an IndexedDB that works, fails, comes back, or never answers. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { deleteDB } from 'idb';
import { breakDisk } from '../../test/disk';
import { closeDatabase, DATABASE_NAME, DATABASE_TIMEOUT_MS } from './database';
import { openJournal, type Journal, type Values } from './journal';
import { localValues } from './localValues';

beforeEach(() => {
  localStorage.clear();
  localValues.reset();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await closeDatabase();
  await deleteDB(DATABASE_NAME);
});

describe('the journal', () => {
  it('stores in IndexedDB', async () => {
    const journal = openJournal(() => undefined);
    expect(journal.kind).toBe('indexeddb');
    await journal.update(['cart:a', 'x'], () => ({ values: { 'cart:a': 1, x: 2 }, result: null }));
    expect(await journal.entries('cart:')).toEqual({ 'cart:a': 1 });
    const seen = await journal.update(['cart:a'], (values) => ({
      values: { 'cart:a': undefined },
      result: values['cart:a'],
    }));
    expect(seen).toBe(1);
    expect(await journal.entries('cart:')).toEqual({});
  });

  const put = (journal: Journal, values: Values) =>
    journal.update([], () => ({ values, result: null }));
  const get = (journal: Journal, key: string) =>
    journal.update([key], (values) => ({ values: {}, result: values[key] }));
  const standIns = () => Object.keys(localStorage).filter((key) => key.startsWith('app:journal:'));

  it('reopens IndexedDB when a write fails, and continues there', async () => {
    const kinds: string[] = [];
    const journal = openJournal((kind) => kinds.push(kind));
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    await put(journal, { kept: 'yes' });
    expect(await get(journal, 'kept')).toBe('yes');
    expect(kinds).toEqual([]);
  });
  it('continues in localStorage with its content when IndexedDB fails permanently', async () => {
    const kinds: string[] = [];
    const journal = openJournal((kind) => kinds.push(kind));
    await put(journal, { kept: 'yes' });
    breakDisk();
    await put(journal, { more: 'too' });
    expect(await journal.entries('')).toEqual({ kept: 'yes', more: 'too' });
    expect(kinds).toEqual(['localstorage']);
  });
  it('is reunited on the next page: what was written and what was deleted meanwhile', async () => {
    const before = openJournal(() => undefined);
    await put(before, { 'cart:a': { rev: 1 }, 'cart:gone': { rev: 9 }, 'checkout:a:0': 'old' });
    const mend = breakDisk();
    await put(before, { 'cart:a': { rev: 2 }, 'cart:gone': undefined, 'checkout:a:1': 'new' });
    await put(before, { 'lease:merge:a': { owner: 'tab', until: 1 } });
    expect(before.kind).toBe('localstorage');
    expect(await get(before, 'cart:gone')).toBeUndefined();
    expect(await before.entries('cart:')).toMatchObject({ 'cart:a': { rev: 2 } });
    mend();

    const next = openJournal(() => undefined);
    expect(await next.entries('c')).toEqual({
      'cart:a': { rev: 2 },
      'checkout:a:0': 'old',
      'checkout:a:1': 'new',
    });
    expect(next.kind).toBe('indexeddb');
    expect(await get(next, 'lease:merge:a')).toBeUndefined();
    expect(standIns()).toEqual([]);
  });
  it('is reunited for open tabs, whichever of them lost IndexedDB', async () => {
    const here = openJournal(() => undefined);
    const there = openJournal(() => undefined);
    await put(here, { 'cart:a': { rev: 1 } });
    const mend = breakDisk();
    await put(here, { 'cart:a': { rev: 2 } });
    mend();
    expect(await get(there, 'cart:a')).toEqual({ rev: 2 });
    await put(there, { 'cart:a': { rev: 3 } });
    expect(await get(here, 'cart:a')).toEqual({ rev: 3 });
    expect(here.kind).toBe('indexeddb');
  });
  it('never takes a fallback copy for newer than it is', async () => {
    const journal = openJournal(() => undefined);
    await put(journal, { 'cart:a': { rev: 5 } });
    localStorage.setItem('app:journal:cart:a', '{"rev":4}');
    localStorage.setItem('app:journal:cart:b', '{broken');
    expect(await get(journal, 'cart:a')).toEqual({ rev: 5 });
    expect(standIns()).toEqual([]);
  });
  it('does not overwrite newer records with those left in IndexedDB', async () => {
    const first = openJournal(() => undefined);
    const second = openJournal(() => undefined);
    await put(first, { 'cart:a': { rev: 1 }, 'cart:gone': { rev: 1 } });
    breakDisk();
    await put(first, { 'cart:a': { rev: 2 }, 'cart:gone': undefined });
    await put(second, { other: 1 });
    expect(await get(second, 'cart:a')).toEqual({ rev: 2 });
    expect(await get(second, 'cart:gone')).toBeUndefined();
  });
  it('deletes without a trace when there is only localStorage', async () => {
    const given = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')!;
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const journal = openJournal(() => undefined);
    Object.defineProperty(globalThis, 'indexedDB', given);
    await put(journal, { 'cart:a': { rev: 1 } });
    expect(standIns()).toEqual(['app:journal:cart:a']);
    await put(journal, { 'cart:a': undefined });
    expect(standIns()).toEqual([]);
  });

  it('continues with what this page last knew when IndexedDB cannot even be read', async () => {
    const journal = openJournal(() => undefined);
    await put(journal, { 'cart:a': { rev: 1 }, 'cart:b': { rev: 1 }, 'cart:gone': { rev: 1 } });
    await put(journal, { 'cart:gone': undefined });
    const mend = breakDisk('unreadable');
    await put(journal, { 'cart:a': { rev: 2 } });
    expect(journal.kind).toBe('localstorage');
    expect(await journal.entries('')).toEqual({ 'cart:a': { rev: 2 }, 'cart:b': { rev: 1 } });
    mend();
    expect(await journal.entries('')).toEqual({ 'cart:a': { rev: 2 }, 'cart:b': { rev: 1 } });
    expect(journal.kind).toBe('indexeddb');
  });

  it('reads what it wrote last, however IndexedDB fails in between', async () => {
    type Step = 'write' | 'delete' | 'read' | 'unwritable' | 'unreadable' | 'mended';
    const steps = fc.array(
      fc.constantFrom<Step>('write', 'delete', 'read', 'unwritable', 'unreadable', 'mended'),
      { maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (schedule) => {
        const journal = openJournal(() => undefined);
        let mend = (): void => undefined;
        let last: unknown;
        for (const [rev, step] of schedule.entries()) {
          if (step === 'write') await put(journal, { 'cart:a': (last = { rev: rev + 1 }) });
          else if (step === 'delete') await put(journal, { 'cart:a': (last = undefined) });
          else if (step === 'read') expect(await get(journal, 'cart:a')).toEqual(last);
          else {
            mend();
            mend = step === 'mended' ? () => undefined : breakDisk(step);
          }
        }
        expect(await get(journal, 'cart:a')).toEqual(last);
        mend();
        expect(
          await get(
            openJournal(() => undefined),
            'cart:a',
          ),
        ).toEqual(last);
        await put(journal, { 'cart:a': undefined });
      }),
      { numRuns: 60 },
    );
  });

  it('continues in localStorage when IndexedDB never answers, and says so once', async () => {
    const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
    const kinds: string[] = [];
    const journal = openJournal((kind) => kinds.push(kind));
    jest.useFakeTimers();
    const writing = [
      put(journal, { 'cart:a': { rev: 1 } }),
      put(journal, { 'cart:b': { rev: 1 } }),
    ];
    await jest.advanceTimersByTimeAsync(DATABASE_TIMEOUT_MS);
    await Promise.all(writing);
    expect(kinds).toEqual(['localstorage']);
    // For a while it is not asked again.
    expect(await get(journal, 'cart:a')).toEqual({ rev: 1 });
    expect(open).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
    open.mockRestore();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60_000);
    expect(await get(journal, 'cart:a')).toEqual({ rev: 1 });
    expect(await get(journal, 'cart:b')).toEqual({ rev: 1 });
    expect(journal.kind).toBe('indexeddb');
    expect(kinds).toEqual(['localstorage']);
  });
});
