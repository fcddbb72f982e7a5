/** Where a build is written until it is complete, so that one that fails leaves the earlier build. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SERVER_DIR } from './prerender';

const replacement = (dist: string): string => `${dist}-next`;

/** The folder is replaced: a wrong setting must not remove anything else. */
function assertReplaceable(folder: string): void {
  const isOther = existsSync(folder) && readdirSync(folder).length > 0;
  if (isOther && !existsSync(path.join(folder, SERVER_DIR)))
    throw new Error(
      `${folder} is not empty, and no earlier build. Nothing was removed; please check BUILD_DIR.`,
    );
}

/**
 * Makes an empty folder beside `dist`, and answers with it.
 *
 * @throws an Error if `dist`, or that folder, has other files than a build's
 */
export function openReplacement(dist: string): string {
  const next = replacement(dist);
  assertReplaceable(dist);
  assertReplaceable(next);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(path.join(next, SERVER_DIR), { recursive: true });
  return next;
}

/** Puts the complete build in the earlier one's place. */
export function putInPlace(dist: string): void {
  rmSync(dist, { recursive: true, force: true });
  renameSync(replacement(dist), dist);
}
