/** The newsletter's promise, for shop and server. */
export const newsletterTerms = {
  /** What the code of a new subscriber takes off one order. */
  percent: 20,
} as const;
