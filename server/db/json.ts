export const fromJson = (text: string): unknown => JSON.parse(text);

/** Parses a JSON list of strings: every list column except `pictures` is one. */
export const strings = (text: string): string[] => fromJson(text) as string[];

/** Runs a query in chunks of ids: engines limit the parameters of a statement (SQLite 32,766, PostgreSQL 65,535). */
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
