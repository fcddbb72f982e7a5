import { sx } from '../../shared/ui/style/css';
import { productColumns, TWO_COLUMNS } from '../catalog/product/productColumns';

export const columns = sx({ ...productColumns, alignItems: 'start' });

export const pictures = sx({
  [TWO_COLUMNS]: { position: 'sticky', top: 'calc(var(--ml-header) + 16px)' },
  minWidth: 0,
});
