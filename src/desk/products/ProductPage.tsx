import { EditBase, Title, useRecordContext } from 'react-admin';
import type { DeskProduct } from '../../shared/api/deskContract';
import { PlannedSale } from './PlannedSale';
import { ProductForm } from './ProductForm';

export const ProductPage = () => (
  <EditBase mutationMode="pessimistic">
    <ProductView />
  </EditBase>
);

function ProductView() {
  const product = useRecordContext<DeskProduct>();
  if (!product) return null;
  return (
    <>
      <Title title={product.name} />
      <ProductForm key={product.id} product={product} />
      <PlannedSale product={product} />
    </>
  );
}

export const NewProductPage = () => (
  <>
    <Title title="New product" />
    <ProductForm />
  </>
);
