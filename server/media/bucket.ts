/** Photographs in an S3-compatible bucket, which browsers read from its public address. */
import { AwsClient } from 'aws4fetch';
import { createTurns } from '../http/inTurn';
import { log } from '../log';
import type { Media } from '../services/context';
import { Refusal } from '../services/refusal';
import { developPicture } from './developPicture';

export interface BucketSettings {
  /** Of the bucket at the storage: `https://s3.ap-south-1.amazonaws.com/my-bucket`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
  /** Where browsers read the files: `https://pictures.shop.example`. */
  publicUrl: string;
}

const STORED_WITHIN_MS = 30_000;

/** One photograph is developed at a time. */
export function createBucketMedia(settings: BucketSettings): Media {
  const inTurn = createTurns();
  const client = new AwsClient({
    accessKeyId: settings.keyId,
    secretAccessKey: settings.secret,
    region: settings.region,
    service: 's3',
    // With longer and longer pauses.
    retries: 4,
  });

  async function put(name: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
    const answer = await client.fetch(`${settings.url}/${name}`, {
      method: 'PUT',
      body: content,
      headers: {
        'Content-Type': name.endsWith('.avif') ? 'image/avif' : 'image/webp',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
      signal: AbortSignal.timeout(STORED_WITHIN_MS),
    });
    if (!answer.ok) throw new Error(`The bucket answered ${String(answer.status)}.`);
  }

  return {
    save: (bytes, signal) =>
      inTurn(signal, async () => {
        const { name, files, picture } = await developPicture(bytes);
        try {
          for (const file of files) await put(file.name, new Uint8Array(file.content));
        } catch (error) {
          log.error({ error }, 'A photograph could not be stored in the bucket.');
          throw new Refusal(
            'unavailable',
            'The photograph could not be stored. Nothing was changed; please try again.',
          );
        }
        return { image: `${settings.publicUrl}/${name}.webp`, picture };
      }),
  };
}
