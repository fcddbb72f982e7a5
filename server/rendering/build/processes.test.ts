/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runAll } from './processes';

const folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
const fileOf = (name: string): string => path.join(folder, name);

const program = (name: string, code: string, env = {}) => ({ name, args: ['-e', code], env });
const write = (file: string, text: string): string =>
  `require('fs').writeFileSync(${JSON.stringify(file)}, ${text});`;
/** Never ends by itself. */
const ENDLESS = 'setInterval(() => {}, 1000);';

describe('programs beside each other', () => {
  it('all run with their environment, more of them than run at once too', async () => {
    const code = (name: string) => write(fileOf(name), 'process.env.NAME');
    await runAll(
      ['a', 'b', 'c'].map((name) => program(name, code(name), { NAME: name.toUpperCase() })),
      2,
    );
    expect(['a', 'b', 'c'].map((name) => readFileSync(fileOf(name), 'utf8'))).toEqual([
      'A',
      'B',
      'C',
    ]);
  });

  it('run at the same time', async () => {
    // Each waits for the other's file.
    const meet = (own: string, other: string) =>
      `${write(own, "''")} setInterval(() => { if (require('fs').existsSync(${JSON.stringify(other)})) process.exit(); }, 10);`;
    const [one, other] = [fileOf('one'), fileOf('other')];
    await runAll([program('one', meet(one, other)), program('other', meet(other, one))], 2);
    expect(existsSync(one) && existsSync(other)).toBe(true);
  });

  it('are stopped when one fails, which the error names', async () => {
    const programs = [
      program('The endless one', ENDLESS),
      program('The failing one', 'process.exit(3)'),
      program('The waiting one', write(fileOf('waiting'), "''")),
    ];
    await expect(runAll(programs, 2)).rejects.toThrow('The failing one failed.');
    expect(existsSync(fileOf('waiting'))).toBe(false);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('are stopped by %s', async (signal) => {
    const running = runAll([program('The endless one', ENDLESS)], 1);
    process.emit(signal);
    await expect(running).rejects.toThrow('The endless one failed.');
    expect(process.listenerCount(signal)).toBe(0);
  });
});
