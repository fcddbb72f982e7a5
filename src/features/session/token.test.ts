import { readToken } from './token';

const tokenWith = (payload: unknown): string =>
  `x.${btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(payload))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')}.y`;

describe('the session token', () => {
  it.each(['id', '_id', 'userId', 'uid', 'sub'])('has the user id in %s', (claim) => {
    expect(readToken(tokenWith({ [claim]: 'person-1' }))).toEqual({
      uid: 'person-1',
      decoded: true,
    });
  });
  it('may have a numeric id', () => {
    expect(readToken(tokenWith({ id: 42 }))).toEqual({ uid: '42', decoded: true });
  });
  it('prefers the first claim that is set', () => {
    expect(readToken(tokenWith({ id: '', sub: 'person-2' })).uid).toBe('person-2');
    expect(readToken(tokenWith({ id: 'person-1', sub: 'person-2' })).uid).toBe('person-1');
  });
  it('reads names beyond ASCII and URL-safe base64', () => {
    expect(readToken(tokenWith({ id: 'आशा?>~ÿ' })).uid).toBe('आशा?>~ÿ');
  });
  it.each([['no dots'], ['a.%%%.c'], [tokenWith('text')], [tokenWith(null)], [tokenWith({})]])(
    'signs its owner in even when %s cannot be decoded',
    (token) => {
      const read = readToken(token);
      expect(read.decoded).toBe(false);
      expect(read.uid).toMatch(/^token-[0-9a-z]+$/);
      expect(readToken(token).uid).toBe(read.uid);
    },
  );
  it('gives two such tokens different ids', () => {
    expect(readToken('one').uid).not.toBe(readToken('two').uid);
  });
});
