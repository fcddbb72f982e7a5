import { showLabels } from '../i18n/label';
import { describeVariant, variantPhrase, variantText } from './variantText';

afterEach(() => showLabels());

it.each([
  ['default', null, null],
  ['M', 'M', 'Size M'],
  ['M / Rust', 'M / Rust', 'Size M / Rust'],
  ['default / Rust', 'Rust', 'Colour Rust'],
])('reads %s', (variant, value, text) => {
  expect(describeVariant(variant)?.value ?? null).toBe(value);
  expect(variantText(variant)).toBe(text);
});

it('shows sizes and colours by their labels', () => {
  showLabels({ Rust: 'रस्ट', '2 seater': '2 सीटर' });
  expect(describeVariant('2 seater / Rust')?.value).toBe('2 सीटर / रस्ट');
  expect(variantPhrase('default / Rust')).toBe('colour रस्ट');
});
