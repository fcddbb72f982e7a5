/** Tells the other tabs that a journal record has changed. They read it from the journal. */
import { nanoid } from '@reduxjs/toolkit';

export interface TabMessage {
  outbox: string;
  uid: string;
  /** "Try again" was pressed or the connection is back: the tab that runs ends its pause. */
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

/** Uses `storage` events, which every other tab of this browser receives. */
function storageChannel(): TabChannel {
  return {
    post: (message) => {
      try {
        // The id makes each text different: equal text causes no event.
        localStorage.setItem(FALLBACK_KEY, JSON.stringify({ ...message, id: nanoid() }));
      } catch {
        // The other tabs read the change when they become visible (crossTab.ts).
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
    // An old browser, or one that denies it together with storage.
    return storageChannel();
  }
}

export const silentChannel: TabChannel = {
  post: () => undefined,
  listen: () => () => undefined,
};
