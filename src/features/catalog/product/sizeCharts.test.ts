import { products } from '../../../../server/seed/catalogue';
import { chartFor, measureTexts } from './sizeCharts';

describe('a measure of the size guide', () => {
  it('is in centimetres and inches', () => {
    expect(measureTexts(91)).toEqual({ cm: '91 cm', inches: '36 in' });
    expect(measureTexts([152, 198])).toEqual({ cm: '152 × 198 cm', inches: '60 × 78 in' });
  });

  it('has one decimal of an inch where half an inch matters', () => {
    expect(measureTexts(5.4)).toEqual({ cm: '5.4 cm', inches: '2.1 in' });
  });

  it('stays a text where it is one', () => {
    expect(measureTexts('Windows')).toEqual({ cm: 'Windows', inches: null });
  });
});

it('has as many cells in a row as columns', () => {
  for (const size of ['M', 'EU 38', '2.4', 'Queen', '7 ft']) {
    const chart = chartFor([size]);
    expect(chart?.rows.map((row) => row.length)).toEqual(
      chart?.rows.map(() => chart.columns.length),
    );
  }
});

it('says of size M what the products say, which are pictured in it', () => {
  const row = chartFor(['M'])?.rows.find(([size]) => size === 'M');
  const [, bust, waist, hip] = row?.map(String) ?? [];
  const clothes = products.filter(({ sizes }) => sizes.includes('M'));
  expect(clothes.length).toBeGreaterThan(40);
  for (const { _id, dimensions } of clothes) {
    expect(`${_id}: ${dimensions}`).toContain(
      `in size M, as pictured (for bust ${bust}, waist ${waist}, hip ${hip} cm)`,
    );
  }
});
