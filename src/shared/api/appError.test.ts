import { errorFromAnswer } from './answerError';
import { isDoubtful, shouldRefetch, toAppError } from './appError';

describe('the meaning of a response', () => {
  it('a good status without success:false is success', () => {
    expect(errorFromAnswer(200, { success: true })).toBeNull();
    expect(errorFromAnswer(200, [])).toBeNull();
  });

  it('success:false is a refusal, with any good status', () => {
    expect(errorFromAnswer(200, { success: false, message: 'No such size.' })).toMatchObject({
      kind: 'refused',
      message: 'No such size.',
    });
    expect(errorFromAnswer(409, { success: false, message: 'Sold out.' })?.kind).toBe('refused');
  });

  it.each([
    [401, 'unauthorized'],
    [408, 'server'],
    [429, 'server'],
    [500, 'server'],
    [503, 'server'],
  ])('reads status %d as %s', (status, kind) => {
    expect(errorFromAnswer(status, { success: false, message: 'x' })?.kind).toBe(kind);
  });

  it('another host’s error page is never taken for the shop’s refusal', () => {
    expect(errorFromAnswer(404, '<html>')?.kind).toBe('malformed');
  });
});

it('only a refusal is certain', () => {
  expect(isDoubtful({ kind: 'refused', message: '' })).toBe(false);
  expect(isDoubtful({ kind: 'unauthorized', message: '' })).toBe(false);
  for (const kind of ['offline', 'timeout', 'malformed', 'server'] as const) {
    expect(isDoubtful({ kind, message: '' })).toBe(true);
  }
});

it('invalidates everything after a write, except one without a session', () => {
  expect(shouldRefetch(undefined)).toBe(true);
  for (const kind of ['refused', 'offline', 'timeout', 'malformed', 'server'] as const) {
    expect(shouldRefetch({ kind, message: '' })).toBe(true);
  }
  expect(shouldRefetch({ kind: 'unauthorized', message: '' })).toBe(false);
});

it('has a message for people for anything thrown', () => {
  for (const thrown of [new TypeError("reading 'length'"), undefined]) {
    expect(toAppError(thrown).message).toBe(
      'Something went wrong on our side. Try again in a moment.',
    );
  }
});
