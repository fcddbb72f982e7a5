import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeskProduct } from '../../shared/api/deskContract';
import { call } from '../api/call';
import { money, when } from '../parts/format';
import { useAction } from '../parts/useAction';
import { inIndia, timeInIndia } from './indiaTime';
import { numberOf } from '../parts/numbers';

/** A lower price for some days, which begins and ends by itself. */
export function PlannedSale({ product }: { product: DeskProduct }) {
  const { id, plannedSale } = product;
  const { run, isBusy } = useAction();
  return (
    <Card sx={{ maxWidth: 720, my: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography component="h2" variant="h6">
          Sale
        </Typography>
        {plannedSale ? (
          <>
            <Typography>
              {money(plannedSale.price)} from {when(plannedSale.from)} until{' '}
              {when(plannedSale.until)}. {plannedSale.isOn ? 'It goes on now.' : ''}
            </Typography>
            <Button
              sx={{ justifySelf: 'start' }}
              variant="outlined"
              disabled={isBusy}
              onClick={() =>
                void run(async () => {
                  await call('deskProductSale', { id, sale: null });
                  return 'The sale has ended.';
                })
              }
            >
              {plannedSale.isOn ? 'End it now' : 'Cancel it'}
            </Button>
          </>
        ) : (
          <SaleForm id={id} />
        )}
      </CardContent>
    </Card>
  );
}

function SaleForm({ id }: { id: string }) {
  const { run, isBusy } = useAction();
  const [price, setPrice] = useState('');
  const [from, setFrom] = useState(() => inIndia(Date.now()));
  const [until, setUntil] = useState('');
  const time = (label: string, value: string, onChange: (value: string) => void) => (
    <TextField
      label={label}
      type="datetime-local"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => {
          const amount = numberOf(price);
          if (amount === null) throw new Error('Please enter the price of the sale.');
          const sale = { price: amount, from: timeInIndia(from), until: timeInIndia(until) };
          const { data } = await call('deskProductSale', { id, sale });
          return data.plannedSale?.isOn ? 'The sale has begun.' : 'The sale is planned.';
        });
      }}
    >
      <TextField
        label="Price during the sale, in rupees"
        required
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      {time('From (time in India)', from, setFrom)}
      {time('Until (time in India)', until, setUntil)}
      <Button type="submit" variant="outlined" disabled={isBusy} sx={{ justifySelf: 'start' }}>
        Plan the sale
      </Button>
    </Box>
  );
}
