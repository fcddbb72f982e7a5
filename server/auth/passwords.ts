/** Hashes passwords. A hash contains its algorithm and cost, so both can change later. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Also false for NO_PASSWORD. */
  verify(password: string, hash: string): Promise<boolean>;
}

/** The hash of accounts that nobody can sign in to, such as those of the demo's reviewers. */
export const NO_PASSWORD = 'none';
