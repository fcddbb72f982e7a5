/** Each item once, the last of those with one id; in the order in which the ids appear. */
export const uniqueById = <T extends { _id: string }>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [item._id, item])).values(),
];
