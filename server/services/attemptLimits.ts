import { t } from '../../src/shared/i18n/t';
import type { AttemptsRepository, PausePolicy } from './ports';
import { Refusal } from './refusal';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Wrong passwords for one account, from places that it has not been used from. Pauses instead of a lock: an attacker
 * gets about a hundred guesses a day, from however many addresses.
 */
export const ACCOUNT_PAUSES: PausePolicy = {
  free: 5,
  firstPauseMs: SECOND,
  longestPauseMs: 15 * MINUTE,
  forgottenAfterMs: HOUR,
};

/** Wrong passwords from one place, for accounts that have not been used there. Many people share a place. */
export const PLACE_PAUSES: PausePolicy = {
  free: 100,
  firstPauseMs: SECOND,
  longestPauseMs: 30 * SECOND,
  forgottenAfterMs: 15 * MINUTE,
};

/** A place that an account was used from is forgotten after this many wrong passwords in a row. */
export const WRONG_AT_KNOWN_PLACE = 100;

/** Sign-ups from one place; `free` is a setting. */
export const SIGN_UP_PAUSES: PausePolicy = {
  free: 60,
  firstPauseMs: MINUTE,
  longestPauseMs: 15 * MINUTE,
  forgottenAfterMs: HOUR,
};

/** Stock alerts that are asked for from one place, so that nobody can fill mailboxes. */
export const ALERT_PAUSES: PausePolicy = {
  free: 30,
  firstPauseMs: MINUTE,
  longestPauseMs: 15 * MINUTE,
  forgottenAfterMs: HOUR,
};

/** Searches without a result that are noted from one place, so that nobody can fill the list. */
export const MISSED_PAUSES: PausePolicy = {
  free: 60,
  firstPauseMs: MINUTE,
  longestPauseMs: 15 * MINUTE,
  forgottenAfterMs: HOUR,
};

/** Measured visits from one place, so that nobody can falsify the figures. Many people share a place. */
export const VITALS_PAUSES: PausePolicy = {
  free: 300,
  firstPauseMs: MINUTE,
  longestPauseMs: 15 * MINUTE,
  forgottenAfterMs: HOUR,
};

/** Links for a new password that one address asks for, so that nobody can fill a mailbox. */
export const RESET_PAUSES: PausePolicy = {
  free: 3,
  firstPauseMs: MINUTE,
  longestPauseMs: 30 * MINUTE,
  forgottenAfterMs: 6 * HOUR,
};

export interface Attempt {
  key: string;
  policy: PausePolicy;
}

function waitText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  return seconds < 90
    ? t(
        'Too many attempts. Please wait {count, plural, one {1 second} other {{count} seconds}} and try again.',
        { count: seconds },
      )
    : t(
        'Too many attempts. Please wait {count, plural, one {1 minute} other {{count} minutes}} and try again.',
        { count: Math.ceil(seconds / 60) },
      );
}

/**
 * Counts the attempts before the slow check and uncounts them unless the check says that they were wrong. Counting
 * afterwards would let simultaneous guesses through. Throws a Refusal while one of them is paused.
 *
 * @param check returns whether the password was right
 */
export async function isRightAtLimitedAttempts(
  attempts: AttemptsRepository,
  now: number,
  limited: readonly Attempt[],
  check: () => Promise<boolean>,
): Promise<boolean> {
  const counted: string[] = [];
  let isWrong = false;
  try {
    for (const { key, policy } of limited) {
      await countAttempts(attempts, now, [{ key, policy }]);
      counted.push(key);
    }
    isWrong = !(await check());
    return !isWrong;
  } finally {
    if (!isWrong) for (const key of counted) await attempts.giveBack(key);
  }
}

/** Counts an attempt under each key. Throws a Refusal while one of them is paused. */
export async function countAttempts(
  attempts: AttemptsRepository,
  now: number,
  limited: readonly Attempt[],
): Promise<void> {
  for (const { key, policy } of limited) {
    const pausedForMs = await attempts.count(key, now, policy);
    if (pausedForMs > 0) throw paused(pausedForMs);
  }
}

const paused = (ms: number): Refusal =>
  new Refusal('too-many', waitText(ms), {
    retryAfterSeconds: Math.ceil(ms / SECOND),
  });
