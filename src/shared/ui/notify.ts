/**
 * Messages to the shopper (docs/decisions.md, "Toasts"), callable from anywhere: `toast` for the result of
 * an action (bottom right, 3 s), `notice` for the shop's own messages (top right, 5 s). The code that shows
 * them loads with the first message (NotificationSlot); messages wait here until then, and are shown as
 * plain text if it does not load.
 */
import { createExternalStore } from '../lib/createExternalStore';

export const TOAST_MS = 3_000;
export const NOTICE_MS = 5_000;
/** More than anybody reads at once; the oldest are dropped. */
const MOST_WAITING = 3;

export interface NotificationAction {
  label: string;
  onClick: () => void;
}

export interface Word {
  message: string;
  kind: 'success' | 'error' | 'info' | 'notice';
  /** Two messages with the same key are not shown at the same time. */
  key?: string;
  action?: NotificationAction;
}

export interface Speaker {
  show: (word: Word) => void;
  dismiss: (key?: string) => void;
}

let speaker: Speaker | null = null;
const NO_WORDS: readonly Word[] = [];
/** Messages that wait until something can show them, oldest first. */
const waiting = createExternalStore(NO_WORDS, () => NO_WORDS);

export const useWaitingWords = waiting.use;

/** Shows messages with `next` from now on, starting with those that wait. */
export function connectSpeaker(next: Speaker): void {
  speaker = next;
  const words = waiting.get();
  waiting.set(NO_WORDS);
  for (const word of words) next.show(word);
}

function say(word: Word): void {
  if (word.message === '') return;
  if (speaker) {
    speaker.show(word);
    return;
  }
  const others = waiting.get().filter(({ message }) => message !== word.message);
  waiting.set([...others, word].slice(-MOST_WAITING));
}

const toastOf = (kind: 'success' | 'error' | 'info') => (message: string) => {
  say({ message, kind });
};

export const toast = {
  success: toastOf('success'),
  error: toastOf('error'),
  info: toastOf('info'),
};

/** `action`: something the person can do about it. A notice with an action stays until it is dismissed. */
export function notice(message: string, options: Pick<Word, 'key' | 'action'> = {}): void {
  say({ message, kind: 'notice', ...options });
}

/** Removes a waiting message. */
export function forget(word: Word): void {
  waiting.set(waiting.get().filter((other) => other !== word));
}

/** Closes one notification, or all of them. */
export function dismiss(key?: string): void {
  waiting.set(key === undefined ? NO_WORDS : waiting.get().filter((word) => word.key !== key));
  speaker?.dismiss(key);
}
