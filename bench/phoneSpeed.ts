/**
 * The phones that the bench imitates. Machines differ by a factor of three, so that a fixed slowdown says more about the
 * machine than about the shop. Here the slowdown is Lighthouse's index of the machine divided by that of the phone.
 */

/** Lighthouse's benchmark indexes. */
export const PHONES = { 350: 'a budget Android phone', 700: 'a mid-range phone' } as const;
export type Phone = keyof typeof PHONES;

/** How far a run's index may be from the phone's. */
const TOLERANCE = 0.1;

/** How many times the CPU is to be slowed. Throws if the machine is slower than the phone. */
export function slowdownFor(machine: number, phone: Phone): number {
  if (machine < phone * (1 - TOLERANCE)) {
    throw new Error(
      `This machine (index ${String(machine)}) is slower than ${PHONES[phone]} (${String(phone)}).`,
    );
  }
  return Math.max(1, machine / phone);
}

/** Whether a machine of that index, slowed so many times, is as fast as the phone. */
export const isLike = (phone: Phone, machine: number, slowdown: number): boolean =>
  Math.abs(machine / slowdown / phone - 1) <= TOLERANCE;
