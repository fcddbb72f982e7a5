/** What the return policy promises, for shop and server (docs/decisions.md, "Contradictions, settled"). */
export const returnTerms = {
  /** Days after receipt within which an order may be returned for a free refund. */
  windowDays: 7,
  /** Days after receipt within which a damaged or wrong item must be reported. */
  reportWithinDays: 2,
  /** Maximum working days until a refund arrives. */
  refundBusinessDays: 7,
} as const;
