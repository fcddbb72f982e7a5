import type { Product } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';

const WEAR = [
  'Kurtas',
  'Sarees',
  'Dresses',
  'Co-ords',
  'Tops',
  'Palazzos',
  'Skirts',
  'Dupattas',
  'Jewellery',
  'Bags',
  'Footwear',
];
const HOME = [
  'Bed',
  'Sofa',
  'Chairs',
  'Lamps',
  'Rugs',
  'Curtains',
  'Cushions',
  'Bedspreads',
  'Throws',
  'Tableware',
  'Vases',
];

export interface Department {
  title: string;
  categories: { name: string; product: Product | undefined }[];
}

/**
 * The shop's categories in departments, each with a product that shows it, if one is loaded. Categories that belong to
 * neither `Wear` nor `Home` are in `More`; an empty department is left out.
 */
export function departmentsOf(
  categories: readonly string[],
  products: readonly Product[],
): Department[] {
  const departments = [
    { title: t('Wear'), names: WEAR.filter((name) => categories.includes(name)) },
    { title: t('Home'), names: HOME.filter((name) => categories.includes(name)) },
    {
      title: t('More'),
      names: categories.filter((name) => !WEAR.includes(name) && !HOME.includes(name)),
    },
  ];
  return departments
    .filter(({ names }) => names.length > 0)
    .map(({ title, names }) => ({
      title,
      categories: names.map((name) => ({
        name,
        product: products.find((product) => product.categories[0] === name),
      })),
    }));
}
