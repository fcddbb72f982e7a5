/** The first of `offered` that an `Accept-Encoding` header accepts; `br;q=0` refuses Brotli (RFC 9110, 12.5.3). */
export function acceptedEncoding<E extends string>(
  header: string | undefined,
  offered: readonly E[],
): E | undefined {
  const qualities = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      const quality = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(quality)] as const;
    }),
  );
  return offered.find((name) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0);
}
