/** Hashes passwords. The hash says by itself how it was made, so that the way can change later. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** False also for a hash that no password has. */
  verify(password: string, hash: string): Promise<boolean>;
}

/** The hash of accounts that nobody can sign in to, such as the demo reviewers. */
export const NO_PASSWORD = 'none';
