import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '../../shared/api/contract';
import { formatDate } from '../../shared/lib/dates';
import { formatPaise, toPaise } from '../../shared/lib/money';
import { storeFacts } from '../content/storeFacts';
import { addressLines, hasSize, itemPaise, orderNumber, paymentLabel } from './orderView';

const cell = { py: 1.25, px: 1, textAlign: 'right', verticalAlign: 'top' } as const;
/** On a narrow screen these two stand below the item's name instead; on paper there is room. */
const wideOnly = {
  ...cell,
  display: { xs: 'none', sm: 'table-cell' },
  '@media print': { display: 'table-cell' },
} as const;
const left = { ...cell, textAlign: 'left', pl: 0 } as const;

const sumLabel = {
  ...cell,
  textAlign: { xs: 'left', sm: 'right' },
  pl: { xs: 0, sm: 1 },
  '@media print': { textAlign: 'right' },
} as const;

/** A simple invoice that fits an A4 page: who sold what to whom, for how much, paid how. */
export function Invoice({ order }: { order: Order }) {
  const amount = formatPaise(toPaise(order.amount));
  return (
    <Box
      component="article"
      aria-labelledby="invoice-title"
      sx={{
        maxWidth: 794,
        mx: 'auto',
        p: { xs: 2, sm: 5 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'line.soft',
        borderRadius: 1,
        // Paper is white in the dark scheme, too.
        '@media print': {
          p: 0,
          border: 0,
          maxWidth: 'none',
          bgcolor: 'white',
          '&, & *': { color: 'black !important' },
        },
      }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 3, mb: 4 }}
      >
        <Box sx={{ maxWidth: 320 }}>
          <Typography variant="h4" component="p">
            {storeFacts.name}
          </Typography>
          <Typography variant="body2">{storeFacts.legalName}</Typography>
          <Typography variant="body2">{storeFacts.address}</Typography>
          <Typography variant="body2">GSTIN {storeFacts.taxNumber}</Typography>
        </Box>
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Typography id="invoice-title" variant="h3" component="h1">
            Invoice
          </Typography>
          <Typography variant="body2">No. {orderNumber(order._id)}</Typography>
          <Typography variant="body2">{formatDate(order.date)}</Typography>
        </Box>
      </Box>
      {order.status === 'Cancelled' && (
        <Typography sx={{ mb: 3, fontWeight: 650 }}>
          This order was cancelled. Nothing is due.
        </Typography>
      )}
      <Typography variant="subtitle2" component="h2" gutterBottom>
        Billed and delivered to
      </Typography>
      <Box component="address" sx={{ fontStyle: 'normal', mb: 4, overflowWrap: 'anywhere' }}>
        {addressLines(order.address).map((line) => (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ))}
      </Box>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontVariantNumeric: 'tabular-nums',
          typography: 'body2',
          '& thead th': { borderBottom: 2, borderColor: 'line.strong' },
          '& tbody tr': { borderBottom: 1, borderColor: 'line.soft', breakInside: 'avoid' },
        }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={left}>
              Item
            </Box>
            <Box component="th" scope="col" sx={wideOnly}>
              Qty
            </Box>
            <Box component="th" scope="col" sx={wideOnly}>
              Price
            </Box>
            <Box component="th" scope="col" sx={{ ...cell, pr: 0 }}>
              Amount
            </Box>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => {
            const unit = itemPaise(item);
            return (
              <tr key={`${item._id}:${item.size}`}>
                <Box component="td" sx={left}>
                  {item.name}
                  {hasSize(item) && `, size ${item.size}`}
                  {unit !== null && (
                    <Box
                      component="span"
                      sx={{
                        display: { xs: 'block', sm: 'none' },
                        color: 'text.secondary',
                        '@media print': { display: 'none' },
                      }}
                    >
                      {item.quantity} × {formatPaise(unit)}
                    </Box>
                  )}
                </Box>
                <Box component="td" sx={wideOnly}>
                  {item.quantity}
                </Box>
                <Box component="td" sx={wideOnly}>
                  {unit === null ? '–' : formatPaise(unit)}
                </Box>
                <Box component="td" sx={{ ...cell, pr: 0 }}>
                  {unit === null ? '–' : formatPaise(unit * item.quantity)}
                </Box>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <Box component="td" colSpan={2} sx={wideOnly} />
            <Box component="th" scope="row" sx={{ ...sumLabel, fontWeight: 500 }}>
              Shipping
            </Box>
            <Box component="td" sx={{ ...cell, pr: 0 }}>
              Free
            </Box>
          </tr>
          <tr>
            <Box component="td" colSpan={2} sx={wideOnly} />
            <Box component="th" scope="row" sx={{ ...sumLabel, typography: 'h5' }}>
              Total
            </Box>
            <Box component="td" sx={{ ...cell, pr: 0, typography: 'h5' }}>
              {amount}
            </Box>
          </tr>
        </tfoot>
      </Box>
      <Typography variant="body2" sx={{ mt: 3 }}>
        Payment: {paymentLabel(order)}. Prices include all taxes.
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Questions? {storeFacts.email}, {storeFacts.phone}
        {storeFacts.hasSamples && '. The seller’s details on this page are samples.'}
      </Typography>
    </Box>
  );
}
