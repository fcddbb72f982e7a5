import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { DeskProduct } from '../../shared/api/deskContract';
import { callOnce } from '../api/call';
import { ActionDialog } from '../parts/ActionDialog';
import { numberOf, textOf } from '../parts/numbers';

/** Changes prices and counts without leaving the list. */
export function QuickEdit({ product }: { product: DeskProduct }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={`Price and stock of ${product.name}`} onClick={() => setOpen(true)}>
        Change
      </Button>
      {isOpen && <QuickDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}

function QuickDialog({ product, onClose }: { product: DeskProduct; onClose: () => void }) {
  const [regularPrice, setRegularPrice] = useState(textOf(product.regularPrice));
  const [salePrice, setSalePrice] = useState(textOf(product.salePrice));
  const [stock, setStock] = useState(product.stock.map(({ left }) => textOf(left)));
  return (
    <ActionDialog
      title={product.name}
      does="Save"
      onClose={onClose}
      action={async () => {
        await callOnce('deskProductSave', {
          id: product.id,
          fields: { regularPrice: numberOf(regularPrice), salePrice: numberOf(salePrice) },
          stock: product.stock.map(({ variant }, index) => ({
            variant,
            left: numberOf(stock[index] ?? ''),
          })),
        });
        return `${product.name} was saved.`;
      }}
    >
      <Amount label="Price in rupees" value={regularPrice} onChange={setRegularPrice} />
      <Amount label="Sale price in rupees" value={salePrice} onChange={setSalePrice} />
      {product.stock.map(({ variant, label }, index) => (
        <Amount
          key={variant}
          label={label === '' ? 'In stock' : `In stock: ${label}`}
          value={stock[index] ?? ''}
          onChange={(left) => setStock(stock.map((each, at) => (at === index ? left : each)))}
          hint="Empty: not counted"
        />
      ))}
    </ActionDialog>
  );
}

interface AmountProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
}

const Amount = ({ label, value, onChange, hint }: AmountProps) => (
  <TextField
    label={label}
    value={value}
    helperText={hint}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ htmlInput: { inputMode: 'decimal', pattern: '[0-9]*([.][0-9]{1,2})?' } }}
  />
);
