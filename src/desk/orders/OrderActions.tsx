import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OrderStatus } from '../../shared/api/contract';
import type { DeskOrder } from '../../shared/api/deskContract';
import { callOnce } from '../api/call';
import { money } from '../parts/format';
import { ActionDialog } from '../parts/ActionDialog';
import { useAction } from '../parts/useAction';
import { isCallOff, type CallOff } from './onward';
import { ShipmentFields, type ShipmentText } from './ShipmentFields';

/** A courier belongs to these. */
const SENT: readonly OrderStatus[] = ['Shipped', 'Out for delivery'];

const CALL_OFF_BUTTONS: Record<CallOff, string> = {
  Cancelled: 'Cancel order',
  'Returned to store': 'It is back',
  Lost: 'It is lost',
};

const CALL_OFF_TITLES: Record<CallOff, string> = {
  Cancelled: 'Cancel the order?',
  'Returned to store': 'Is the parcel back?',
  Lost: 'Is the parcel lost?',
};

/** The buttons for what may come next. */
export function OrderActions({ order }: { order: DeskOrder }) {
  const { run, isBusy } = useAction();
  const [sending, setSending] = useState<OrderStatus | null>(null);
  const [ending, setEnding] = useState<CallOff | null>(null);
  const [first, ...others] = order.next.filter((status) => !isCallOff(status));

  async function move(status: OrderStatus, shipment: ShipmentText = {}): Promise<string> {
    const request = { ids: [order.id], status, ...shipment };
    const { refused } = await callOnce('deskOrdersMove', request);
    if (refused[0]) throw new Error(refused[0].message);
    return `Order ${order.number} is now "${status}".`;
  }
  const choose = (status: OrderStatus): void => {
    if (SENT.includes(status) && order.order.shipment == null) setSending(status);
    else void run(() => move(status));
  };

  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {first && (
        <Button variant="contained" size="large" disabled={isBusy} onClick={() => choose(first)}>
          {first}
        </Button>
      )}
      {others.map((status) => (
        <Button key={status} variant="outlined" disabled={isBusy} onClick={() => choose(status)}>
          {status}
        </Button>
      ))}
      {order.next.filter(isCallOff).map((status) => (
        <Button key={status} color="error" disabled={isBusy} onClick={() => setEnding(status)}>
          {CALL_OFF_BUTTONS[status]}
        </Button>
      ))}
      <Button component={Link} to={`/desk/print/slips?ids=${order.id}`} target="_blank">
        Packing slip
      </Button>
      <Button component={Link} to={`/desk/print/labels?ids=${order.id}`} target="_blank">
        Label
      </Button>
      {sending && (
        <SendDialog
          status={sending}
          onSend={(shipment) => move(sending, shipment)}
          onClose={() => setSending(null)}
        />
      )}
      {ending && (
        <ActionDialog
          title={CALL_OFF_TITLES[ending]}
          does={CALL_OFF_BUTTONS[ending]}
          asksPassword
          onClose={() => setEnding(null)}
          action={async (password) => {
            await callOnce('deskOrderCallOff', { id: order.id, status: ending, password });
            return `Order ${order.number} is now "${ending}".`;
          }}
        >
          <Typography>
            {order.paymentStatus === 'paid'
              ? `${money(order.amount)} will be refunded. This cannot be undone.`
              : 'Nothing was paid. This cannot be undone.'}
          </Typography>
        </ActionDialog>
      )}
    </Box>
  );
}

interface SendDialogProps {
  status: OrderStatus;
  onSend: (shipment: ShipmentText) => Promise<string>;
  onClose: () => void;
}

/** Asks how the parcel travels. */
function SendDialog({ status, onSend, onClose }: SendDialogProps) {
  const [shipment, setShipment] = useState<ShipmentText>({});
  return (
    <ActionDialog title={status} does={status} action={() => onSend(shipment)} onClose={onClose}>
      <ShipmentFields value={shipment} onChange={setShipment} />
    </ActionDialog>
  );
}
