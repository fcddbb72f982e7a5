import { applyEdits } from './edits';
import { emptyRecord } from './record';
import { examineRecord, isOfNewerBuild, readRecord } from './recordSchema';

const record = applyEdits(emptyRecord('u'), [
  { id: 't', at: 1, kind: 'added', line: { productId: 'a', size: 'M' } },
]);

describe('a journal record', () => {
  it('is read unchanged', () => {
    expect(readRecord(record, 'u', 0)).toBe(record);
    expect(readRecord(undefined, 'u', 0)).toEqual(emptyRecord('u'));
  });
  it('of an earlier build, without `taken`, `bornAt` and `editedAt`, is read', () => {
    const { taken: _none, bornAt: _never, editedAt: _when, ...earlier } = record;
    expect(readRecord(earlier, 'u', 5)).toEqual({ ...record, taken: [], bornAt: 0, editedAt: {} });
  });
  it('of another person or another shape becomes an empty record and is logged', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const unfit of [record, { ...record, uid: 'v', v: 0 }, 'broken']) {
      expect(examineRecord(unfit, 'v', 5)).toEqual({
        record: emptyRecord('v', 5),
        isDamaged: true,
      });
    }
    expect(warn).toHaveBeenCalledTimes(3);
    warn.mockRestore();
  });
  it('that is damaged keeps every usable line, and reads the account first', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [line] = Object.values(record.lines);
    const damaged = {
      ...record,
      rev: 7,
      baseAt: 5,
      base: { a: { M: 1_000 } },
      lines: {
        ...record.lines,
        'b|M': { ...line, productId: 'b', target: 1_000 },
        'c|M': 'broken',
      },
    };
    expect(examineRecord(damaged, 'u', 0)).toEqual({
      record: { ...record, rev: 7, base: {}, baseAt: null },
      isDamaged: true,
    });
    warn.mockRestore();
  });
  it('of a newer build is recognized', () => {
    expect(isOfNewerBuild({ ...record, v: 2 })).toBe(true);
    for (const other of [record, undefined, null, 'broken', { v: 'x' }]) {
      expect(isOfNewerBuild(other)).toBe(false);
    }
  });
});
