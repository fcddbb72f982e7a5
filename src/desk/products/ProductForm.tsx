import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { DeskProduct } from '../../shared/api/deskContract';
import { callOnce } from '../api/call';
import { errorText } from '../parts/useAction';
import { numberOf, textOf } from '../parts/numbers';
import { Photographs } from './Photographs';
import { changedTexts, textsOf, type TextsByLanguage } from './texts';
import { Translations } from './Translations';

/** What the form holds: numbers as text, as they are typed. */
interface Values {
  id: string;
  name: string;
  shortDescription: string;
  description: string;
  image: string[];
  pictures: DeskProduct['pictures'];
  regularPrice: string;
  salePrice: string;
  categories: string[];
  tags: string[];
  colors: string[];
  sizes: string[];
  material: string;
  care: string;
  dimensions: string;
  translations: TextsByLanguage;
  weight: string;
  hsn: string;
  taxRate: string;
  isFeatured: boolean;
  published: boolean;
  inStock: boolean;
  allowCustomerReviews: boolean;
}

const valuesOf = (product: DeskProduct | undefined): Values => ({
  id: product?.id ?? '',
  name: product?.name ?? '',
  shortDescription: product?.shortDescription ?? '',
  description: product?.description ?? '',
  image: product?.image ?? [],
  pictures: product?.pictures ?? [],
  regularPrice: textOf(product?.regularPrice ?? null),
  salePrice: textOf(product?.salePrice ?? null),
  categories: product?.categories ?? [],
  tags: product?.tags ?? [],
  colors: product?.colors ?? [],
  sizes: product?.sizes ?? [],
  material: product?.material ?? '',
  care: product?.care ?? '',
  dimensions: product?.dimensions ?? '',
  translations: textsOf(product),
  weight: textOf(product?.weight ?? null),
  hsn: product?.hsn ?? '',
  taxRate: textOf(product?.taxRate ?? null),
  isFeatured: product?.isFeatured ?? false,
  published: product?.published ?? true,
  inStock: product?.inStock ?? true,
  allowCustomerReviews: product?.allowCustomerReviews ?? true,
});

/** All but the translations. */
const fieldsOf = ({ id: _, translations: __, ...values }: Values) => ({
  ...values,
  regularPrice: numberOf(values.regularPrice),
  salePrice: numberOf(values.salePrice),
  weight: numberOf(values.weight),
  taxRate: numberOf(values.taxRate),
  ...(values.categories[0] !== undefined && { category: values.categories[0] }),
});

/** Only what was changed is sent, so that two people can change different fields. */
function changedFields(values: Values, product: DeskProduct | undefined) {
  const before: Record<string, unknown> = fieldsOf(valuesOf(product));
  const changed = Object.entries(fieldsOf(values)).filter(
    ([field, value]) => !product || JSON.stringify(before[field]) !== JSON.stringify(value),
  );
  const translations = changedTexts(values.translations, product);
  return { ...Object.fromEntries(changed), ...(translations.length > 0 && { translations }) };
}

/** Of a new product. A copy has the original's other fields too, and is not published yet. */
function newFields(values: Values, original: DeskProduct | undefined) {
  const fields = {
    ...fieldsOf(values),
    translations: changedTexts(values.translations, undefined),
  };
  if (!original) return fields;
  const { subCategory, seller } = original;
  return { ...fields, subCategory, seller, published: false };
}

/** A name as an id: `Clay cup` to `clay-cup`. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 64);

type ListField = 'categories' | 'tags' | 'colors' | 'sizes';
type TextFieldName = Exclude<
  { [F in keyof Values]: Values[F] extends string ? F : never }[keyof Values],
  undefined
>;
type FlagField = 'published' | 'isFeatured' | 'inStock' | 'allowCustomerReviews';

const LISTS: [ListField, string][] = [
  ['categories', 'Categories'],
  ['sizes', 'Sizes'],
  ['colors', 'Colours'],
  ['tags', 'Tags'],
];
const NUMBERS: [TextFieldName, string][] = [
  ['regularPrice', 'Price in rupees'],
  ['salePrice', 'Sale price in rupees'],
  ['weight', 'Weight in kilograms'],
  ['taxRate', 'Tax in percent (empty: the usual one)'],
];
const FLAGS: [FlagField, string][] = [
  ['published', 'Published'],
  ['isFeatured', 'Featured'],
  ['inStock', 'In stock'],
  ['allowCustomerReviews', 'Takes reviews'],
];

export function ProductForm({ product }: { product?: DeskProduct }) {
  const [values, setValues] = useState(() => valuesOf(product));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const set = (change: Partial<Values>): void => setValues((now) => ({ ...now, ...change }));

  async function save(id: string, isNew: boolean): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const fields = isNew ? newFields(values, product) : changedFields(values, product);
      await callOnce('deskProductSave', { id, isNew, fields });
      await client.invalidateQueries({ queryKey: ['products'] });
      notify(`${values.name} was saved.`, { type: 'success' });
      void navigate(`/desk/products/${encodeURIComponent(id)}`);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  const text = (field: TextFieldName, label: string, more: object = {}) => (
    <TextField
      key={field}
      label={label}
      value={values[field]}
      onChange={(event) => set({ [field]: event.target.value })}
      {...more}
    />
  );

  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 720 }}
      onSubmit={(event) => {
        event.preventDefault();
        void save(product?.id ?? (values.id === '' ? idOf(values.name) : values.id), !product);
      }}
    >
      {text('name', 'Name', { required: true })}
      {!product && text('id', 'Id in the address', { placeholder: idOf(values.name) })}
      <Photographs
        image={values.image}
        pictures={values.pictures}
        onChange={(change) => setValues((now) => ({ ...now, ...change(now) }))}
      />
      {text('shortDescription', 'Short description')}
      {text('description', 'Description', { multiline: true, minRows: 4 })}
      {text('material', 'Material')}
      {text('care', 'Care')}
      {text('dimensions', 'Dimensions, such as 214 × 94 × 82 cm')}
      <Translations
        english={values}
        values={values.translations}
        onChange={(language, change) =>
          setValues((now) => ({
            ...now,
            translations: {
              ...now.translations,
              [language]: { ...now.translations[language], ...change },
            },
          }))
        }
      />
      {NUMBERS.map(([field, label]) =>
        text(field, label, { slotProps: { htmlInput: { inputMode: 'decimal' } } }),
      )}
      {text('hsn', 'HSN code')}
      {LISTS.map(([field, label]) => (
        <Autocomplete
          key={field}
          multiple
          freeSolo
          options={[]}
          value={values[field]}
          onChange={(_, entries) => set({ [field]: entries })}
          renderInput={(params) => (
            <TextField {...params} label={label} helperText="Press Enter after each" />
          )}
        />
      ))}
      {FLAGS.map(([field, label]) => (
        <FormControlLabel
          key={field}
          control={
            <Switch checked={values[field]} onChange={(_, checked) => set({ [field]: checked })} />
          }
          label={label}
        />
      ))}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          Save
        </Button>
        {product && (
          <>
            <Button
              disabled={isBusy}
              onClick={() => void save(`${product.id.slice(0, 59)}-copy`, true)}
            >
              Duplicate
            </Button>
            <Button component="a" href={`/product/${encodeURIComponent(product.id)}`}>
              Show in the shop
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
