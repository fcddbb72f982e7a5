import { isLike, slowdownFor } from './phoneSpeed';

it('slows a machine down to the phone', () => {
  expect(slowdownFor(2_800, 350)).toBe(8);
  expect(slowdownFor(2_800, 700)).toBe(4);
  expect(isLike(350, 2_800, 8)).toBe(true);
});

it('speeds no machine up', () => {
  expect(slowdownFor(660, 700)).toBe(1);
  expect(() => slowdownFor(600, 700)).toThrow(
    'This machine (index 600) is slower than a mid-range phone (700).',
  );
});

it('accepts a tenth of a difference', () => {
  expect(isLike(350, 3_070, 8)).toBe(true);
  expect(isLike(350, 3_100, 8)).toBe(false);
  expect(isLike(700, 2_530, 4)).toBe(true);
  expect(isLike(700, 2_500, 4)).toBe(false);
});
