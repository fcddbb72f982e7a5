import { inIndia, timeInIndia } from './indiaTime';

it('writes and reads times of India, whatever the device is set to', () => {
  const evening = Date.UTC(2026, 10, 29, 13, 0);
  expect(inIndia(evening)).toBe('2026-11-29T18:30');
  expect(timeInIndia('2026-11-29T18:30')).toBe(evening);
  expect(timeInIndia('')).toBeNaN();
});
