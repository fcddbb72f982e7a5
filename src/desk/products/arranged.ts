/**
 * The ids whose order is set by hand: all up to the last one that was moved, now or before. Those behind it keep
 * their place by date.
 */
export function arranged(
  order: readonly string[],
  moved: ReadonlySet<string>,
  products: ReadonlyMap<string, { position: number | null }>,
): string[] {
  const isByHand = (id: string): boolean =>
    moved.has(id) || (products.get(id)?.position ?? null) !== null;
  return order.slice(0, order.map(isByHand).lastIndexOf(true) + 1);
}
