import { boxOf } from './boxOf';

it.each([
  ['214 × 94 × 82 cm (3 seater), 168 × 94 × 82 cm (2 seater)', [214, 94, 82]],
  ['51.5 × 57 × 78 cm', [51.5, 57, 78]],
  ['120 × 180 cm', null],
  ['Length 104 cm in size M', null],
  ['0 × 57 × 78 cm', null],
  ['', null],
])('reads %j', (text, expected) => {
  const box = boxOf(text);
  expect(box && [box.width, box.depth, box.height]).toEqual(expected);
});
