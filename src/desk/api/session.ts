/** The desk's session in this browser. Its token is not valid for the shop. */
const KEY = 'desk-token';

export const readToken = (): string | null => localStorage.getItem(KEY);

export function writeToken(token: string | null): void {
  if (token === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, token);
}
