/** What the build itself reads of the environment; the shop's code reads `VITE_` settings (src/shared/config/env.ts). */
type Environment = Partial<Record<string, string>>;

/** The folder that the build writes and the server reads, from the project's folder. */
export function buildDir(environment: Environment = process.env): string {
  const folder = environment['BUILD_DIR']?.trim() ?? '';
  return folder === '' ? 'dist' : folder;
}

/** The languages of `messages/drafts` that a build has too. */
export const wantedDrafts = (environment: Environment = process.env): string[] =>
  (environment['DRAFT_LANGUAGES'] ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
