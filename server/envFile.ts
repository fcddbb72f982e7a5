/**
 * Reads `.env` in the working folder, if there is one. The environment's own values win. Tests set `ENV_FILE` to a file
 * that does not exist, so that a developer's settings do not affect them.
 */
export function readEnvFile(): void {
  try {
    process.loadEnvFile(process.env['ENV_FILE'] ?? '.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
