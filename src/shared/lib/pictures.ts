import { env } from '../config/env';

/** Where a picture is: as it stands when absolute, else behind the backend's base (spec section 7). */
export function pictureUrl(path: string): string {
  if (/^(?:https?:|data:|blob:)/.test(path)) return path;
  return `${env.apiUrl}${path.startsWith('/') ? '' : '/'}${path}`;
}
