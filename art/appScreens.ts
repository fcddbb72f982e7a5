/** The screenshots that a browser or an app store shows before installation. */
interface AppScreen {
  /** `public/screenshots/<name>.webp` */
  name: string;
  path: string;
  label: string;
  form: 'narrow' | 'wide';
}

/** Browsers require one aspect ratio per form factor, with no side longer than 2.3 times the other. */
export const FORMS = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

export const appScreens: readonly AppScreen[] = [
  { name: 'phone-home', path: '/', label: 'The shop’s front window', form: 'narrow' },
  {
    name: 'phone-listing',
    path: '/shop?category=sofa',
    label: 'Sofas, to filter and to sort',
    form: 'narrow',
  },
  {
    name: 'phone-product',
    path: '/product/kurta-indigo-block-print',
    label: 'One product, from every side',
    form: 'narrow',
  },
  { name: 'desk-home', path: '/', label: 'The shop’s front window', form: 'wide' },
  {
    name: 'desk-listing',
    path: '/collection',
    label: 'The collection, to filter and to sort',
    form: 'wide',
  },
];
