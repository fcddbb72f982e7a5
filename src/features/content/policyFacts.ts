/** Facts that only the policies state; every page loads `storeFacts`. */
export const policyFacts = {
  cookies: {
    loginDays: 2,
    rememberMeWeeks: 2,
    screenOptionsYears: 1,
    commentYears: 1,
  },
  /** When the policy texts last changed (ISO date). */
  updated: '2026-11-29',
} as const;
