/** Measures on a machine that is slowed to the speed of a phone (phoneSpeed.ts). */
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { median } from './chrome';
import { onDevice } from './phone';
import { isLike, slowdownFor, type Phone } from './phoneSpeed';

const ATTEMPTS = 3;
const MEASUREMENTS = 3;

/** The machine's index now: the median of some measurements in a new browser. */
export const machineIndex = (): Promise<number> =>
  onDevice(async (context) => {
    const page = await context.newPage();
    const found: number[] = [];
    for (let at = 0; at < MEASUREMENTS; at += 1) {
      const script = `(${pageFunctions.computeBenchmarkIndex.toString()})()`;
      found.push(await page.evaluate<number>(script));
    }
    return median(found);
  });

/**
 * Measures with the CPU slowed for the phone. If the machine's speed has changed meanwhile, it is measured again; the
 * last of three times counts in any case, with a warning.
 */
export async function onPhone<T>(
  phone: Phone,
  measure: (slowdown: number) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const slowdown = slowdownFor(await machineIndex(), phone);
    const result = await measure(slowdown);
    const machine = await machineIndex();
    const reached = `index ${String(Math.round(machine / slowdown))} for ${String(phone)}`;
    if (isLike(phone, machine, slowdown)) {
      console.log(`CPU slowed ${slowdown.toFixed(1)} times, ${reached}.`);
      return result;
    }
    if (attempt === ATTEMPTS) {
      console.warn(`The machine's speed changes: ${reached}. These figures are kept nevertheless.`);
      return result;
    }
    console.warn(`The machine's speed has changed: ${reached}. It is measured again.`);
  }
}
