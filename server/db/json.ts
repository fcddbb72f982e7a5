export const fromJson = (text: string): unknown => JSON.parse(text);

/** A JSON list of strings, as every list column but `pictures` is. */
export const strings = (text: string): string[] => fromJson(text) as string[];

/** Engines limit the parameters of one statement (SQLite to 32,766, PostgreSQL to 65,535). */
export async function inChunks<T, R>(
  values: readonly T[],
  work: (chunk: T[]) => Promise<R[]>,
  size = 500,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < values.length; start += size) {
    results.push(...(await work(values.slice(start, start + size))));
  }
  return results;
}
