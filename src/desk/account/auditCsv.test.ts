import { csvOf } from './auditCsv';

it('writes the changes for a spreadsheet, which computes nothing of them', () => {
  const csv = csvOf([
    {
      id: '1',
      at: Date.UTC(2026, 0, 2),
      actor: '=cmd|calc',
      action: 'order.note',
      subjectId: 'order-1',
      before: {},
      after: { text: 'He said "ring".' },
    },
  ]);
  expect(csv.split('\r\n')).toEqual([
    '"at","actor","action","subject","before","after"',
    `"2026-01-02T00:00:00.000Z","'=cmd|calc","order.note","order-1","{}","{""text"":""He said \\""ring\\"".""}"`,
  ]);
});
