import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SettingError, errorText } from '../settingError';

/**
 * The secret that signs tokens: the setting, else the file in `dataDir`, else a new one that is stored there, readable
 * by this user only. Processes that start together agree on one.
 */
export async function tokenSecret(
  setting: string | undefined,
  dataDir: string,
): Promise<Uint8Array> {
  return new TextEncoder().encode(setting ?? (await keptSecret(dataDir)));
}

async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'token-secret');
  try {
    await mkdir(dataDir, { recursive: true });
    const made = await open(file, 'wx', 0o600).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
      throw error;
    });
    if (made) {
      await made.writeFile(randomBytes(48).toString('base64url'));
      await made.sync();
      await made.close();
    }
    // Another process may have created the file and not written it yet.
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const secret = (await readFile(file, 'utf8')).trim();
      if (secret.length >= 32) return secret;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } catch (error) {
    throw new SettingError(`DATA_DIR ${dataDir} cannot keep the token secret: ${errorText(error)}`);
  }
  throw new SettingError(`${file} holds no usable secret. Delete it to have a new one made.`);
}
