/** Hashes passwords. A hash contains its algorithm and cost, so both can change later. */
export interface Passwords {
  /** Those who wait are served in turn, one of each `group` after the other. */
  hash(password: string, group?: string): Promise<string>;
  /** Also false for NO_PASSWORD. */
  verify(password: string, hash: string, group?: string): Promise<boolean>;
}

/** The hash of accounts that nobody can sign in to, such as those of the demo's reviewers. */
export const NO_PASSWORD = 'none';
