import { pictureOfColour } from './colours';

const product = {
  colors: ['Blue', 'Dark Blue', 'नीला', 'Rust'],
  image: [
    '/pictures/kurta/detail.webp',
    'https://cdn.example/a/kurta_Dark-Blue.jpg?v=2.1#x',
    '/pictures/kurta/blue.webp',
    '/p/नीला.png',
  ],
};

test.each([
  ['Blue', 2],
  ['Dark Blue', 1],
  ['नीला', 3],
  ['Rust', -1],
  ['', -1],
])('the picture of %j', (colour, index) => {
  expect(pictureOfColour(product, colour)).toBe(index);
});

test('a colour inside another word is not shown', () => {
  expect(pictureOfColour({ colors: ['Rust'], image: ['/p/trust.webp'] }, 'Rust')).toBe(-1);
});
