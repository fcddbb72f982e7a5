/** Times as a `datetime-local` field has them: of India, whatever the device is set to. */
import { INDIA_OFFSET_MS } from '../../shared/lib/indiaTime';

/** `2026-11-29T18:30` */
export const inIndia = (at: number): string =>
  new Date(at + INDIA_OFFSET_MS).toISOString().slice(0, 16);

/** Milliseconds since the epoch. */
export const timeInIndia = (text: string): number => Date.parse(`${text}Z`) - INDIA_OFFSET_MS;
