/**
 * The shop's two ways to speak (decisions, "Toasts"), callable from anywhere:
 * `toast` for the outcome of what a person just did (bottom-right, 3 s), `notice` for what the
 * shop has to say by itself (top-right, 5 s). What shows them comes with the first word
 * (NotificationSlot); words wait for it here.
 */

export const TOAST_MS = 3_000;
export const NOTICE_MS = 5_000;
/** More than anybody would read at once; the oldest are dropped. */
const MOST_WAITING = 5;

export interface NotificationAction {
  label: string;
  onClick: () => void;
}

export interface Word {
  message: string;
  kind: 'success' | 'error' | 'info' | 'notice';
  /** The same key replaces nothing but is not shown twice at a time. */
  key?: string;
  action?: NotificationAction;
}

export interface Speaker {
  show: (word: Word) => void;
  dismiss: (key?: string) => void;
}

let speaker: Speaker | null = null;
let waiting: Word[] = [];
let wanted: (() => void) | null = null;

/** Calls back when there is something to say and nobody to say it; answers a function that ends that. */
export function onFirstWord(call: () => void): () => void {
  wanted = call;
  if (waiting.length > 0) call();
  return () => {
    wanted = null;
  };
}

/** From now on `next` speaks, beginning with what has waited. */
export function connectSpeaker(next: Speaker): void {
  speaker = next;
  const words = waiting;
  waiting = [];
  for (const word of words) next.show(word);
}

function say(word: Word): void {
  if (word.message === '') return;
  if (speaker) {
    speaker.show(word);
    return;
  }
  waiting = [...waiting, word].slice(-MOST_WAITING);
  wanted?.();
}

const toastOf = (kind: 'success' | 'error' | 'info') => (message: string) => {
  say({ message, kind });
};

export const toast = {
  success: toastOf('success'),
  error: toastOf('error'),
  info: toastOf('info'),
};

/** `action`: one thing the person can do about it. A notice with one waits until it is answered. */
export function notice(message: string, options: Pick<Word, 'key' | 'action'> = {}): void {
  say({ message, kind: 'notice', ...options });
}

/** Takes one notification away, or all of them. */
export function dismiss(key?: string): void {
  waiting = key === undefined ? [] : waiting.filter((word) => word.key !== key);
  speaker?.dismiss(key);
}
