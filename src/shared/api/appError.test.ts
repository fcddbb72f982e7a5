import { errorFromAnswer } from './answerError';
import { isDoubtful, needsFreshLook, toAppError } from './appError';

describe('what an answer means', () => {
  it('takes a good status without success:false as success', () => {
    expect(errorFromAnswer(200, { success: true })).toBeNull();
    expect(errorFromAnswer(200, [])).toBeNull();
  });

  it('takes success:false as a refusal, whatever good status it came with', () => {
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

  it("never takes a stranger's error page for the shop's refusal", () => {
    expect(errorFromAnswer(404, '<html>')?.kind).toBe('malformed');
  });
});

it('says that only a refusal is a certain no', () => {
  expect(isDoubtful({ kind: 'refused', message: '' })).toBe(false);
  expect(isDoubtful({ kind: 'unauthorized', message: '' })).toBe(false);
  for (const kind of ['offline', 'timeout', 'malformed', 'server'] as const) {
    expect(isDoubtful({ kind, message: '' })).toBe(true);
  }
});

it('has everything read again after a write, but for one that nobody was signed in for', () => {
  expect(needsFreshLook(undefined)).toBe(true);
  for (const kind of ['refused', 'offline', 'timeout', 'malformed', 'server'] as const) {
    expect(needsFreshLook({ kind, message: '' })).toBe(true);
  }
  expect(needsFreshLook({ kind: 'unauthorized', message: '' })).toBe(false);
});

it('gives anything thrown words for a person', () => {
  for (const thrown of [new TypeError("reading 'length'"), undefined]) {
    expect(toAppError(thrown).message).toBe(
      'Something went wrong at our end. Try again in a moment.',
    );
  }
});
