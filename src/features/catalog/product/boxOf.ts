import { t } from '../../../shared/i18n/t';

/** Centimetres. */
export interface Box {
  width: number;
  depth: number;
  height: number;
}

const THREE = /^(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?) × (\d+(?:\.\d+)?) ([\p{L}\p{M}]+)/u;
/** Centimetres in English and in the shop's language. */
const UNITS = ['cm', t('{length} cm', { length: '' }).trim()];

/** The first three dimensions of a text such as `214 × 94 × 82 cm (3 seater), 168 × …`; null if it has no three. */
export function boxOf(dimensions: string): Box | null {
  const [, ...parts] = THREE.exec(dimensions) ?? [];
  const [width, depth, height] = parts.map(Number);
  const isRead = width && depth && height && UNITS.includes(parts[3] ?? '');
  return isRead ? { width, depth, height } : null;
}
