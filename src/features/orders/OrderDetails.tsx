import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Order } from '../../shared/api/contract';
import { formatPaise, toPaise } from '../../shared/lib/money';
import { OrderItemRow } from './OrderItemRow';
import { OrderTimeline } from './OrderTimeline';
import { addressLines, paymentLabel, unitsOf } from './orderView';

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper variant="outlined" component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 }}>
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, textAlign: 'right' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** An order's page but for its heading: where it stands, items, address, payment, and actions. */
export function OrderDetails({ order, actions }: { order: Order; actions: ReactNode }) {
  const units = unitsOf(order);
  const amount = formatPaise(toPaise(order.amount));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Panel title="Where it is">
          <OrderTimeline order={order} />
        </Panel>
        <Panel title={`${String(units)} ${units === 1 ? 'item' : 'items'}`}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {order.items.map((item, index) => (
              <Box
                component="li"
                key={`${item._id}:${item.size}`}
                sx={index > 0 ? { borderTop: 1, borderColor: 'line.soft' } : { mt: -2 }}
              >
                <OrderItemRow item={item} />
              </Box>
            ))}
          </Box>
        </Panel>
      </Box>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Panel title="Payment">
          <Box component="dl" sx={{ m: 0 }}>
            <Row label="Amount">
              <strong>{amount}</strong>
            </Row>
            <Row label="Shipping">Free</Row>
            <Row label="Payment">{paymentLabel(order)}</Row>
          </Box>
        </Panel>
        <Panel title="Delivery address">
          <Box component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
            {addressLines(order.address).map((line) => (
              <Typography key={line}>{line}</Typography>
            ))}
          </Box>
        </Panel>
        <Box sx={{ display: 'grid', gap: 1.5 }} data-no-print>
          {actions}
        </Box>
      </Box>
    </Box>
  );
}
