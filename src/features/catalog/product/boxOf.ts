/** Centimetres. */
export interface Box {
  width: number;
  depth: number;
  height: number;
}

const THREE = /^(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?) × (\d+(?:\.\d+)?) cm/;

/** The first three dimensions of a text such as `214 × 94 × 82 cm (3 seater), 168 × …`; null if it has no three. */
export function boxOf(dimensions: string): Box | null {
  const [, width, depth, height] = (THREE.exec(dimensions) ?? []).map(Number);
  return width && depth && height ? { width, depth, height } : null;
}
