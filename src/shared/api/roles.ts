/** What an account may do at the desk: nothing, the daily work, or everything. */
export const ROLES = ['shopper', 'staff', 'owner'] as const;
export type Role = (typeof ROLES)[number];
/** Who may use the desk. */
export type DeskRole = Exclude<Role, 'shopper'>;

export const isAtLeast = (role: Role, needed: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);
