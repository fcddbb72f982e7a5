import { blockingByProcessor, type TraceEvent } from './blocking';

const event = (name: string, ts: number, tdur = 0, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: ts * 1_000,
  dur: tdur * 3_000,
  tdur: tdur * 1_000,
});
const paint = event('firstContentfulPaint', 100);

it('counts what a phone would take beyond 50 ms in each task of the main thread', () => {
  const tasks = [event('RunTask', 200, 20), event('RunTask', 300, 10), event('RunTask', 400, 15)];
  expect(blockingByProcessor([paint, ...tasks], 4)).toBe(30 + 0 + 10);
});

it('ignores tasks of other threads and tasks before the first paint', () => {
  const others = [event('RunTask', 10, 25), event('RunTask', 200, 25, 2), event('Layout', 200, 25)];
  expect(blockingByProcessor([paint, ...others], 4)).toBe(0);
});
