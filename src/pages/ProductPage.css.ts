import { productColumns } from '../features/catalog/product/productColumns';
import { sx } from '../shared/ui/style/css';

export const columns = sx({ ...productColumns, alignItems: 'start', minHeight: '100vh' });

export const picture = sx({
  aspectRatio: '4 / 5',
  borderRadius: '20px',
  mb: { xs: 0, md: 12 },
});

export const lines = sx({ display: 'flex', flexDirection: 'column', gap: 2 });

export const loading = sx({ typography: 'h3', m: 0, my: 1 });

export const sizes = sx({ display: 'flex', gap: 1 });
