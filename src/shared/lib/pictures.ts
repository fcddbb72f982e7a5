import { env } from '../config/env';

/** A picture's URL: absolute ones unchanged, others relative to the backend (spec section 7). */
export function pictureUrl(path: string): string {
  if (/^(?:https?:|data:|blob:)/.test(path)) return path;
  return `${env.apiUrl}${path.startsWith('/') ? '' : '/'}${path}`;
}
