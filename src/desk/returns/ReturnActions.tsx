import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeskRequestOf, DeskReturn } from '../../shared/api/deskContract';
import { callOnce } from '../api/call';
import { ShipmentFields, type ShipmentText } from '../orders/ShipmentFields';
import { money } from '../parts/format';
import { ActionDialog } from '../parts/ActionDialog';
import { useAction } from '../parts/useAction';

type Move = Omit<DeskRequestOf<'deskReturnMove'>, 'key' | 'id'>;
type Asking = 'Declined' | 'Received' | 'Replaced' | 'Refunded' | null;

/** The buttons for what may come next. */
export function ReturnActions({ record }: { record: DeskReturn }) {
  const { run, isBusy } = useAction();
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  async function move(change: Move): Promise<string> {
    const { data } = await callOnce('deskReturnMove', { id: record.id, ...change });
    return `Return ${record.number} is now "${data.status}".`;
  }
  const may = (status: string): boolean => record.next.some((next) => next === status);
  const isExchange = record.kind === 'exchange';

  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {may('Accepted') && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void run(() => move({ to: 'Accepted' }))}
        >
          Accept
        </Button>
      )}
      {may('Received') && (
        <Button variant="contained" disabled={isBusy} onClick={() => setAsking('Received')}>
          It is back
        </Button>
      )}
      {may('Replaced') && isExchange && (
        <Button variant="contained" disabled={isBusy} onClick={() => setAsking('Replaced')}>
          Send the replacement
        </Button>
      )}
      {may('Refunded') && record.status === 'Received' && (
        <Button
          variant={isExchange ? 'outlined' : 'contained'}
          disabled={isBusy}
          onClick={() => setAsking('Refunded')}
        >
          Refund
        </Button>
      )}
      {may('Declined') && (
        <Button color="error" disabled={isBusy} onClick={() => setAsking('Declined')}>
          Decline
        </Button>
      )}
      {asking === 'Declined' && (
        <DeclineDialog onDecline={(answer) => move({ to: 'Declined', answer })} onClose={close} />
      )}
      {asking === 'Received' && (
        <ReceiveDialog onReceive={(damaged) => move({ to: 'Received', damaged })} onClose={close} />
      )}
      {asking === 'Replaced' && (
        <ReplaceDialog
          onSend={(shipment) => move({ to: 'Replaced', ...shipment })}
          onClose={close}
        />
      )}
      {asking === 'Refunded' && <RefundDialog record={record} onClose={close} />}
    </Box>
  );
}

interface DeclineDialogProps {
  onDecline: (answer: string) => Promise<string>;
  onClose: () => void;
}

function DeclineDialog({ onDecline, onClose }: DeclineDialogProps) {
  const [answer, setAnswer] = useState('');
  return (
    <ActionDialog
      title="Decline it?"
      does="Decline"
      action={() => onDecline(answer)}
      onClose={onClose}
    >
      <TextField
        label="Why, in words for the shopper"
        multiline
        minRows={3}
        required
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
    </ActionDialog>
  );
}

interface ReceiveDialogProps {
  onReceive: (damaged: boolean) => Promise<string>;
  onClose: () => void;
}

function ReceiveDialog({ onReceive, onClose }: ReceiveDialogProps) {
  const [damaged, setDamaged] = useState(false);
  return (
    <ActionDialog
      title="Is it back?"
      does="It is back"
      action={() => onReceive(damaged)}
      onClose={onClose}
    >
      <FormControlLabel
        control={<Checkbox checked={damaged} onChange={(_, checked) => setDamaged(checked)} />}
        label="It is damaged and cannot be sold again"
      />
    </ActionDialog>
  );
}

interface ReplaceDialogProps {
  onSend: (shipment: ShipmentText) => Promise<string>;
  onClose: () => void;
}

function ReplaceDialog({ onSend, onClose }: ReplaceDialogProps) {
  const [shipment, setShipment] = useState<ShipmentText>({});
  return (
    <ActionDialog
      title="Send the replacement"
      does="It is sent"
      action={() => onSend(shipment)}
      onClose={onClose}
    >
      <ShipmentFields value={shipment} onChange={setShipment} />
    </ActionDialog>
  );
}

function RefundDialog({ record, onClose }: { record: DeskReturn; onClose: () => void }) {
  const [amount, setAmount] = useState(String(record.amount));
  const paidBack = !record.paidOnline;
  return (
    <ActionDialog
      title={paidBack ? 'Has the money gone back?' : 'Refund through the payment provider?'}
      does="Refund"
      asksPassword
      onClose={onClose}
      action={async (password) => {
        const request = { id: record.id, amount: Number(amount), paidBack, password };
        const { data } = await callOnce('deskReturnRefund', request);
        return data.status === 'Refunding'
          ? 'The provider did not take the refund. The shop tries again each hour.'
          : `${money(data.amount)} were refunded.`;
      }}
    >
      <Typography>
        {paidBack
          ? 'This order was paid on delivery. Pay the money back first, then note it here.'
          : `The shopper paid ${money(record.amount)} for this.`}
      </Typography>
      <TextField
        label="Amount in rupees"
        required
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', pattern: '[0-9]+([.][0-9]{1,2})?' } }}
      />
    </ActionDialog>
  );
}
