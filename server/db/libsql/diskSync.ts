import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/**
 * Shares syncs: a call resolves after a sync that began after the call. Calls that arrive during a sync share the next one.
 * After a failed sync it is unknown what is on the disk, and a later success would not show it, so all further calls fail.
 */
export function createSharedSync(sync: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      running = sync();
      return running;
    });
    return next;
  };
}

export interface DiskSync {
  /** Resolves when what was committed before the call survives a power cut. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** Syncs the write-ahead log of a SQLite database that is open, without stopping the event loop. */
export function createDiskSync(file: string): DiskSync {
  let log: Promise<FileHandle> | null = null;

  async function openLog(): Promise<FileHandle> {
    const handle = await open(`${file}-wal`, 'r+');
    // The log's name in its folder has to survive too.
    const folder = await open(path.dirname(file), 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
    return handle;
  }

  return {
    sync: createSharedSync(async () => {
      log ??= openLog();
      await (await log).datasync();
    }),
    async close() {
      await (await log)?.close();
    },
  };
}
