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

export interface Message {
  text: string;
  kind: 'success' | 'error' | 'info' | 'notice';
  /** Two messages with the same key are not shown at the same time. */
  key?: string;
  action?: NotificationAction;
}

export interface MessageDisplay {
  show: (message: Message) => void;
  dismiss: (key?: string) => void;
}

let display: MessageDisplay | null = null;
const NONE: readonly Message[] = [];
/** Messages that wait until something can show them, oldest first. */
const waiting = createExternalStore(NONE, () => NONE);

export const useWaitingMessages = waiting.use;

/** Shows messages with `next` from now on, starting with those that wait. */
export function connectDisplay(next: MessageDisplay): void {
  display = next;
  const messages = waiting.get();
  waiting.set(NONE);
  for (const message of messages) next.show(message);
}

function say(message: Message): void {
  if (message.text === '') return;
  if (display) {
    display.show(message);
    return;
  }
  const others = waiting.get().filter((other) => other.text !== message.text);
  waiting.set([...others, message].slice(-MOST_WAITING));
}

const toastOf = (kind: 'success' | 'error' | 'info') => (message: string) => {
  say({ text: message, kind });
};

export const toast = {
  success: toastOf('success'),
  error: toastOf('error'),
  info: toastOf('info'),
};

/** `action`: something the person can do about it. A notice with an action stays until it is dismissed. */
export function notice(message: string, options: Pick<Message, 'key' | 'action'> = {}): void {
  say({ text: message, kind: 'notice', ...options });
}

/** Removes a waiting message. */
export function removeMessage(message: Message): void {
  waiting.set(waiting.get().filter((other) => other !== message));
}

/** Closes one notification, or all of them. */
export function dismiss(key?: string): void {
  waiting.set(key === undefined ? NONE : waiting.get().filter((message) => message.key !== key));
  display?.dismiss(key);
}
