/**
 * Reads `.env` from the working folder if there is one. What the environment sets already wins. Tests set
 * `ENV_FILE` to a file that does not exist, so that a developer's settings do not reach them.
 */
export function readEnvFile(): void {
  try {
    process.loadEnvFile(process.env['ENV_FILE'] ?? '.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
