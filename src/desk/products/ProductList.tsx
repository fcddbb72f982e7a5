import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { List, SelectInput, TextInput, TopToolbar } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskProduct } from '../../shared/api/deskContract';
import { saveFile } from '../../shared/lib/saveFile';
import { call } from '../api/call';
import { money } from '../parts/format';
import { RecordList, type Column } from '../parts/RecordList';
import { useAction } from '../parts/useAction';
import { QuickEdit } from './QuickEdit';

const SHOWN = [
  { id: 'published', name: 'Published' },
  { id: 'hidden', name: 'Hidden' },
  { id: 'featured', name: 'Featured' },
  { id: 'low', name: 'Low stock' },
  { id: 'sold-out', name: 'Sold out' },
];

const filters = [
  <TextInput key="search" source="search" label="Name or id" alwaysOn resettable />,
  <SelectInput key="show" source="show" label="Show" choices={SHOWN} alwaysOn />,
];

const priceText = ({ regularPrice, salePrice }: DeskProduct): string => {
  if (regularPrice === null) return 'no price';
  return salePrice === null ? money(regularPrice) : `${money(salePrice)} (${money(regularPrice)})`;
};

function stockText({ inStock, stock }: DeskProduct): string {
  if (!inStock) return 'sold out';
  const counted = stock.flatMap(({ left }) => (left === null ? [] : [left]));
  if (counted.length === 0) return 'not counted';
  return `${String(counted.reduce((sum, left) => sum + left, 0))} left`;
}

const stateText = ({ published, visibilityInCatalog, isFeatured }: DeskProduct): string => {
  if (!published || visibilityInCatalog !== 'visible') return 'hidden';
  return isFeatured ? 'featured' : 'published';
};

const columns: Column<DeskProduct>[] = [
  { label: 'Name', render: ({ name }) => name },
  { label: 'Price', render: priceText },
  { label: 'Stock', render: stockText },
  { label: 'State', render: stateText },
  { label: 'Price and stock', render: (product) => <QuickEdit product={product} /> },
];

function ExportButton() {
  const { run, isBusy } = useAction();
  return (
    <Button
      disabled={isBusy}
      onClick={() =>
        void run(async () => {
          const { name, text } = await call('deskProductsExport', { format: 'csv' });
          saveFile(name, text, 'text/csv');
          return 'The products were saved as a file.';
        })
      }
    >
      Export
    </Button>
  );
}

const Actions = () => (
  <TopToolbar sx={{ flexWrap: 'wrap' }}>
    <Button component={Link} to="/desk/products/arrange">
      Order
    </Button>
    <Button component={Link} to="/desk/products/import">
      Import
    </Button>
    <ExportButton />
    <Button component={Link} to="/desk/products/create" variant="contained">
      New product
    </Button>
  </TopToolbar>
);

/** Every product, also the hidden ones. Prices and counts are changed in place. */
export const ProductList = () => (
  <List filters={filters} exporter={false} actions={<Actions />}>
    <RecordList<DeskProduct>
      columns={columns}
      title={({ name }) => name}
      details={(product) => (
        <>
          <Typography component="span" variant="body2" color="text.secondary">
            {priceText(product)} · {stockText(product)} · {stateText(product)}
          </Typography>
          <QuickEdit product={product} />
        </>
      )}
      to={({ id }) => `/desk/products/${encodeURIComponent(id)}`}
      nameOf={({ name }) => name}
      empty="There are no such products."
    />
  </List>
);
