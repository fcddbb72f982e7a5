import { nextTask } from '../../shared/lib/delay';

/** An index that is built in steps. */
export interface IndexBuilder<Index> {
  /** Adds up to `count` products; true when all are added. */
  advance: (count: number) => boolean;
  /** The finished index. Call when `advance` has said true. */
  finish: () => Index;
}

/**
 * Builds an index `chunk` products per task, so that clicks and other requests are handled in between.
 *
 * @param isWanted asked before each further task; once it says no, the work is given up and the result is null
 */
export async function buildInChunks<Index>(
  builder: IndexBuilder<Index>,
  chunk: number,
): Promise<Index>;
export async function buildInChunks<Index>(
  builder: IndexBuilder<Index>,
  chunk: number,
  isWanted: () => boolean,
): Promise<Index | null>;
export async function buildInChunks<Index>(
  builder: IndexBuilder<Index>,
  chunk: number,
  isWanted = () => true,
): Promise<Index | null> {
  while (!builder.advance(chunk)) {
    await nextTask();
    if (!isWanted()) return null;
  }
  return builder.finish();
}
