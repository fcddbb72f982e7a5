import { delay } from './delay';

/** The pause after the nth failure is n times the first number, at most the second. */
const PAUSE_MS = [3_000, 15_000] as const;

/**
 * Calls `attempt` until it resolves, with growing pauses.
 * @param onFailure runs after each failure, before the pause
 */
export async function retryUntilDone<T>(
  attempt: () => Promise<T>,
  onFailure: () => void = () => undefined,
): Promise<T> {
  const [first, longest] = PAUSE_MS;
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch {
      onFailure();
      await delay(Math.min(first * failures, longest));
    }
  }
}
