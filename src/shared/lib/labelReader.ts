/**
 * Finds labels: the shop's short texts in another language, by English text. As a text is written, else regardless of
 * case, because addresses spell categories in other ways. Undefined where a text has none.
 */
export function labelReader(
  labels: Readonly<Record<string, string>>,
): (text: string) => string | undefined {
  const entries = Object.entries(labels);
  const known = new Map([
    ...entries.map(([text, shown]) => [text.toLowerCase(), shown] as const),
    ...entries,
  ]);
  return (text) => known.get(text) ?? known.get(text.toLowerCase());
}
