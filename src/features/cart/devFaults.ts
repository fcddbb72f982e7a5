/** Faults for the Sync panel: a wrapper around `fetch`, installed in development only. */
import { createExternalStore } from '../../shared/lib/createExternalStore';
import { delay } from '../../shared/lib/delay';

export const FAULTS = ['dropAnswer', 'delay', '401', '500', 'offline'] as const;
export type DevFault = (typeof FAULTS)[number];

export interface SeenAnswer {
  at: number;
  path: string;
  outcome: string;
}

const DELAY_MS = 20_000;
const KEPT_ANSWERS = 20;

const switches = new Set<DevFault>();
let hasQuotaFault = false;
let answers: SeenAnswer[] = [];
let isInstalled = false;
/** Counts changes, for the panel. */
const version = createExternalStore(0);
const changed = (): void => version.set(version.get() + 1);

function saw(path: string, outcome: string): void {
  answers = [{ at: Date.now(), path, outcome }, ...answers].slice(0, KEPT_ANSWERS);
  changed();
}

const refusal = (status: number): Response =>
  Response.json({ success: false, message: `Fault switch: ${String(status)}` }, { status });

/** Wraps `fetch` once; API calls meet the active faults. */
export function installDevFaults(): void {
  if (isInstalled) return;
  isInstalled = true;
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const path = new URL(url, window.location.origin).pathname;
    if (!path.startsWith('/v1/')) return send(input, init);
    if (switches.has('offline')) {
      saw(path, 'offline');
      throw new TypeError('Fault switch: offline');
    }
    if (switches.has('delay')) await delay(DELAY_MS);
    for (const status of [401, 500]) {
      if (switches.has(String(status) as DevFault)) {
        saw(path, String(status));
        return refusal(status);
      }
    }
    const answer = await send(input, init);
    if (switches.has('dropAnswer')) {
      saw(path, `${String(answer.status)}, answer dropped`);
      throw new TypeError('Fault switch: answer dropped');
    }
    saw(path, String(answer.status));
    return answer;
  };
  Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, 'setItem'), {
    apply(write, storage: Storage, args: [string, string]) {
      if (hasQuotaFault) throw new DOMException('Fault switch: quota', 'QuotaExceededError');
      Reflect.apply(write, storage, args);
    },
  });
}

export const devFaults = {
  has: (fault: DevFault): boolean => switches.has(fault),
  toggle(fault: DevFault): void {
    if (!switches.delete(fault)) switches.add(fault);
    changed();
  },
  hasQuota: (): boolean => hasQuotaFault,
  toggleQuota(): void {
    hasQuotaFault = !hasQuotaFault;
    changed();
  },
  answers: (): SeenAnswer[] => answers,
  useVersion: version.use,
};
