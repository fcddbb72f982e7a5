/**
 * Requests for returns that the shop has not answered, in the durable journal: they wait for a connection, also after
 * the tab is closed. Logout deletes them.
 */
import type { RequestOf } from '../../shared/api/contract';
import type { Journal } from '../../shared/storage/journal';

export interface WaitingReturn {
  uid: string;
  request: RequestOf<'orderReturn'>;
  /** When it was asked for (ms). */
  updatedAt: number;
  /** Why the shop refused it; null while it waits. */
  refusal: string | null;
}

export interface ReturnJournal {
  /** Resolves when it is on disk. */
  put: (waiting: WaitingReturn) => Promise<void>;
  remove: (uid: string, returnKey: string) => Promise<void>;
  /** Oldest first. */
  of: (uid: string) => Promise<WaitingReturn[]>;
  forget: (uid: string) => Promise<void>;
}

const prefixOf = (uid: string): string => `return:${uid}:`;

export function createReturnJournal(open: () => Journal): ReturnJournal {
  let opened: Journal | undefined;
  const journal = (): Journal => (opened ??= open());
  const write = (values: Record<string, WaitingReturn | undefined>): Promise<void> =>
    journal().update([], () => ({ values, result: undefined }));
  return {
    put: (waiting) => write({ [prefixOf(waiting.uid) + waiting.request.returnKey]: waiting }),
    remove: (uid, returnKey) => write({ [prefixOf(uid) + returnKey]: undefined }),
    of: async (uid) => {
      const entries = await journal().entries(prefixOf(uid));
      return (Object.values(entries) as WaitingReturn[]).sort((a, b) => a.updatedAt - b.updatedAt);
    },
    forget: async (uid) => {
      const keys = Object.keys(await journal().entries(prefixOf(uid)));
      await write(Object.fromEntries(keys.map((key) => [key, undefined])));
    },
  };
}
