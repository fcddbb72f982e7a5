import { HttpError, type AuthProvider } from 'react-admin';
import type { DeskUser } from '../../shared/api/deskContract';
import { isAtLeast, type Role } from '../../shared/api/roles';
import { call } from './call';
import { readToken, writeToken } from './session';

/** What only the owner sees. */
const FOR_OWNERS = ['staff', 'audit', 'settings'];

let me: Promise<DeskUser> | undefined;

/** The signed-in person; asked for once in a session. */
export function whoAmI(): Promise<DeskUser> {
  me ??= call('deskMe', {}).then(({ data }) => data);
  me.catch(() => {
    me = undefined;
  });
  return me;
}

/** Makes `whoAmI` query again, after the person has changed something of the account. */
export const forgetMe = (): void => {
  me = undefined;
};

export interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/** Thrown by signing in if the account has a second factor and no code was sent. */
export class CodeNeeded extends Error {}

export const authProvider: AuthProvider = {
  async login(credentials: Credentials) {
    const { token } = await call('deskLogin', credentials);
    if (token === null) throw new CodeNeeded();
    writeToken(token);
    forgetMe();
  },
  async logout() {
    if (readToken() !== null) await call('deskLogout', {}).catch(() => null);
    writeToken(null);
    forgetMe();
  },
  checkAuth() {
    return readToken() === null ? Promise.reject(new Error()) : Promise.resolve();
  },
  checkError(error: unknown) {
    const isOver = error instanceof HttpError && error.status === 401;
    if (!isOver) return Promise.resolve();
    writeToken(null);
    return Promise.reject(error);
  },
  async getIdentity() {
    if (readToken() === null) return { id: '' };
    const { name, email } = await whoAmI();
    return { id: email, fullName: name };
  },
  // React Admin asks on the sign-in page too, where an error would lead to signing out again.
  async getPermissions(): Promise<Role> {
    if (readToken() === null) return 'shopper';
    return (await whoAmI()).role;
  },
  async canAccess({ resource }) {
    if (readToken() === null) return false;
    return !FOR_OWNERS.includes(resource) || isAtLeast((await whoAmI()).role, 'owner');
  },
};
