import { spawn, type ChildProcess } from 'node:child_process';

/** npm and Jest start here. */
const ROOT = process.cwd();

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

const environment = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  ENV_FILE: '.env.none',
  SIGN_UPS_PER_HOUR: '9999',
  ...settings,
});

const running = new Set<ChildProcess>();

function start(script: string, args: string[], settings: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: ROOT,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Ends processes that a failed test left running, which would keep Jest from ending. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

function collect(child: ChildProcess): Promise<Outcome> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (data: Buffer) => (stdout += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (stderr += data.toString()));
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Runs a script of the server until it ends. */
export const run = (
  script: string,
  args: string[],
  settings: Record<string, string>,
): Promise<Outcome> => collect(start(script, args, settings));

export interface RunningServer {
  url: string;
  /** Sends SIGTERM and waits until the process has ended. */
  stop(): Promise<Outcome>;
  hasEnded(): boolean;
}

/** Starts the real server on a free port, by default without the shop's pages, which need a build. */
export async function startServer(
  settings: Record<string, string>,
  flags = ['--api-only'],
): Promise<RunningServer> {
  const child = start('server/main.ts', flags, { PORT: '0', ...settings });
  const ended = collect(child);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      const found = /http:\/\/localhost:\d+/.exec(data.toString());
      if (found) resolve(found[0]);
    });
    void ended.then(({ stderr }) => reject(new Error(`The server ended: ${stderr}`)));
  });
  return {
    url,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
