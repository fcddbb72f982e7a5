import { label, labelList, showLabels } from './label';

afterEach(() => showLabels());

it('shows the label of a text, however the address spells it', () => {
  showLabels({ Sarees: 'साड़ियाँ', silk: 'सिल्क' });
  expect(label('Sarees')).toBe('साड़ियाँ');
  expect(label('sarees')).toBe('साड़ियाँ');
  expect(labelList(['Sarees', 'Silk', 'Jute'])).toBe('साड़ियाँ, सिल्क, Jute');
});

it('tells texts apart that differ in case only', () => {
  showLabels({ Summer: 'गर्मियाँ', summer: 'गर्मियों के लिए' });
  expect(label('Summer')).toBe('गर्मियाँ');
  expect(label('summer')).toBe('गर्मियों के लिए');
});

it.each(['constructor', '__proto__', ''])('shows %j, which has no label, as it is', (text) => {
  showLabels({ Sarees: 'साड़ियाँ' });
  expect(label(text)).toBe(text);
});

it('shows the texts themselves on a page without labels', () => {
  showLabels({ Sarees: 'साड़ियाँ' });
  showLabels(undefined);
  expect(label('Sarees')).toBe('Sarees');
});
