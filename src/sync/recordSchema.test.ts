import { applyEdits } from './edits';
import { emptyRecord } from './record';
import { readRecord } from './recordSchema';

const record = applyEdits(emptyRecord('u'), [
  { id: 't', at: 1, kind: 'added', line: { productId: 'a', size: 'M' } },
]);

describe('a journal record', () => {
  it('is read unchanged', () => {
    expect(readRecord(record, 'u')).toBe(record);
    expect(readRecord(undefined, 'u')).toEqual(emptyRecord('u'));
  });
  it('of an earlier build, without `taken`, is read', () => {
    const { taken: _none, ...earlier } = record;
    expect(readRecord(earlier, 'u')).toEqual({ ...record, taken: [] });
  });
  it('of another person, another version or another shape becomes an empty record and is logged', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const unfit of [
      record,
      { ...record, uid: 'v', v: 2 },
      { ...record, uid: 'v', lines: 3 },
    ]) {
      expect(readRecord(unfit, 'v')).toEqual(emptyRecord('v'));
    }
    expect(warn).toHaveBeenCalledTimes(3);
  });
});
