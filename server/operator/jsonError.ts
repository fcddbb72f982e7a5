const SPACE = /[ \t\r\n]*/y;
const TEXT = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const ATOM = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/**
 * Offset at which text stops being JSON (RFC 8259). `JSON.parse` reports it only in some versions and for some
 * mistakes, and never by line.
 */
export function jsonErrorPosition(text: string): number {
  let at = 0;

  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const sign = (character: string): boolean => {
    take(SPACE);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const listOf = (entry: () => boolean, end: string): boolean => {
    if (sign(end)) return true;
    do {
      if (!entry()) return false;
    } while (sign(','));
    return sign(end);
  };
  const member = (): boolean => {
    take(SPACE);
    return take(TEXT) && sign(':') && value();
  };
  const value = (): boolean => {
    if (sign('{')) return listOf(member, '}');
    if (sign('[')) return listOf(value, ']');
    return take(TEXT) || take(ATOM);
  };

  value();
  take(SPACE);
  return at;
}
