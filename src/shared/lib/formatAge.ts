import { countOf } from './countOf';

const steps: [string, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** The age of stored data: `just now`, `5 minutes ago`, `2 hours ago`, `3 days ago`. */
export function formatAge(ms: number, now: number): string {
  const age = Math.max(0, now - ms);
  for (const [unit, length] of steps) {
    const count = Math.floor(age / length);
    if (count > 0) return `${countOf(count, unit)} ago`;
  }
  return 'just now';
}
