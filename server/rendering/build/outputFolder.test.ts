/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReplacement, putInPlace } from './outputFolder';
import { SERVER_DIR } from './prerender';

let dist: string;
const file = (folder: string, name: string): string => path.join(folder, name);

beforeEach(() => {
  dist = file(mkdtempSync(path.join(tmpdir(), 'build-')), 'dist');
});

/** A complete build of one page. */
function build(page: string): void {
  writeFileSync(file(openReplacement(dist), 'index.html'), page);
  putInPlace(dist);
}

describe('the folder of a build', () => {
  it('has the earlier build until the next is complete', () => {
    build('first');
    const next = openReplacement(dist);
    writeFileSync(file(next, 'index.html'), 'second');
    expect(readFileSync(file(dist, 'index.html'), 'utf8')).toBe('first');
    putInPlace(dist);
    expect(readFileSync(file(dist, 'index.html'), 'utf8')).toBe('second');
    expect(existsSync(next)).toBe(false);
  });

  it('has nothing of a build that failed', () => {
    writeFileSync(file(openReplacement(dist), 'half.html'), '');
    build('whole');
    expect(existsSync(file(dist, 'half.html'))).toBe(false);
    expect(existsSync(file(dist, SERVER_DIR))).toBe(true);
  });

  it.each(['', '-next'])('is refused if it has other files (dist%s)', (ending) => {
    mkdirSync(dist + ending);
    writeFileSync(file(dist + ending, 'notes.txt'), 'mine');
    expect(() => openReplacement(dist)).toThrow(`${dist}${ending} is not empty`);
    expect(readFileSync(file(dist + ending, 'notes.txt'), 'utf8')).toBe('mine');
  });
});
