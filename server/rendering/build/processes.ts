/** Runs programs of Node beside each other. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Program {
  /** For messages. */
  name: string;
  /** Of Node. */
  args: readonly string[];
  /** Added to this process's environment. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs all programs, `atOnce` at a time. When one fails, or when this process is told to end, the others are stopped.
 *
 * @throws an Error that names the program that failed, when all have ended
 */
export async function runAll(programs: readonly Program[], atOnce: number): Promise<void> {
  const waiting = [...programs];
  const running = new Set<ChildProcess>();

  async function run({ name, args, env }: Program): Promise<void> {
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    running.add(child);
    const [code] = (await once(child, 'exit')) as [number | null];
    running.delete(child);
    if (code !== 0) throw new Error(`${name} failed.`);
  }

  async function runInTurn(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next);
  }

  const stop = (): void => {
    waiting.length = 0;
    for (const child of running) child.kill();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const lanes = Array.from({ length: atOnce }, runInTurn);
  try {
    await Promise.all(lanes);
  } catch (error) {
    stop();
    await Promise.allSettled(lanes);
    throw error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
