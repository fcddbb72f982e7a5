/** Tells the other tabs that a journal record has changed; they read it themselves. */
import { nanoid } from '@reduxjs/toolkit';

export interface TabMessage {
  outbox: string;
  uid: string;
  /** "Try again" was pressed, or the connection is back: whichever tab runs drops its pause. */
  tryNow?: boolean;
}

export interface TabChannel {
  post: (message: TabMessage) => void;
  listen: (receive: (message: TabMessage) => void) => () => void;
}

const NAME = 'marigold-lane';
const FALLBACK_KEY = 'app:tabs';

function isMessage(value: unknown): value is TabMessage {
  return typeof value === 'object' && value !== null && 'outbox' in value && 'uid' in value;
}

function broadcastChannel(): TabChannel {
  const channel = new BroadcastChannel(NAME);
  return {
    post: (message) => {
      channel.postMessage(message);
    },
    listen(receive) {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (isMessage(data)) receive(data);
      };
      channel.addEventListener('message', hear);
      return () => {
        channel.removeEventListener('message', hear);
      };
    },
  };
}

/** A write to localStorage is heard by every other tab of this browser. */
function storageChannel(): TabChannel {
  return {
    post: (message) => {
      try {
        // Equal text is no change, and heard by nobody.
        localStorage.setItem(FALLBACK_KEY, JSON.stringify({ ...message, id: nanoid() }));
      } catch {
        // The others see the change when they are next looked at (crossTab.ts).
      }
    },
    listen(receive) {
      const hear = ({ key, newValue }: StorageEvent): void => {
        if (key !== FALLBACK_KEY || newValue === null) return;
        const message: unknown = JSON.parse(newValue);
        if (isMessage(message)) receive(message);
      };
      window.addEventListener('storage', hear);
      return () => {
        window.removeEventListener('storage', hear);
      };
    },
  };
}

export function openTabChannel(): TabChannel {
  try {
    return broadcastChannel();
  } catch {
    // An old browser, or one that denies it with all storage.
    return storageChannel();
  }
}

export const silentChannel: TabChannel = {
  post: () => undefined,
  listen: () => () => undefined,
};
