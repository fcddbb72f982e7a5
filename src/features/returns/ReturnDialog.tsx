import { nanoid } from '@reduxjs/toolkit';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type SubmitEvent } from 'react';
import { toAppError } from '../../shared/api/appError';
import type {
  Order,
  OrderItem,
  Product,
  ReturnKind,
  ReturnReason,
} from '../../shared/api/contract';
import { returnReasons } from '../../shared/config/returnReasons';
import { t } from '../../shared/i18n/t';
import { useOnline } from '../../shared/lib/useOnline';
import { variantsOf, writeVariant } from '../../shared/lib/variants';
import { Button } from '../../shared/ui/Button';
import { withMui } from '../../shared/ui/mui/MuiScope';
import { useCloseRequest } from '../../shared/ui/mui/useCloseRequest';
import { toast } from '../../shared/ui/notify';
import { QuantityField } from '../../shared/ui/QuantityField';
import { RadioList } from '../../shared/ui/RadioList';
import { TextField } from '../../shared/ui/TextField';
import * as s from './ReturnDialog.css';
import { useRequestReturnMutation } from './returnsApi';
import { reasonsFor } from './returnView';
import { choiceOf, isLeft, WantedVariant, type Choice } from './WantedVariant';

interface ReturnDialogProps {
  uid: string;
  order: Order;
  item: OrderItem;
  /** The most units that can be returned. */
  units: number;
  /** As it is sold today; undefined if it is not. */
  product: Product | undefined;
  onClose: () => void;
}

const KINDS: { value: ReturnKind; label: string }[] = [
  { value: 'return', label: t('Return it for a refund') },
  { value: 'exchange', label: t('Exchange it for another size or colour') },
];

/** Asks for a return or an exchange of units of one line. Works without a connection: the request waits. */
export const ReturnDialog = withMui(function ReturnDialog({
  uid,
  order,
  item,
  units,
  product,
  onClose,
}: ReturnDialogProps) {
  const id = useId();
  const online = useOnline();
  const [request, { isLoading }] = useRequestReturnMutation();
  // One key for each dialog: a button that is pressed twice asks once.
  const [returnKey] = useState(() => nanoid());
  const [kind, setKind] = useState<ReturnKind>('return');
  const [quantity, setQuantity] = useState(1);
  const [reason, setReason] = useState<ReturnReason | null>(null);
  const bought = product && choiceOf(product, item.size);
  const [changed, setChanged] = useState<Choice | null>(null);
  // The catalogue may arrive after the dialog.
  const chosen = changed ?? bought;
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  useCloseRequest(true, onClose);
  const canExchange = product && bought && variantsOf(product).length > 1;
  const wanted = chosen && writeVariant(chosen.size, chosen.colour);
  const refusal = (): string | null => {
    if (kind === 'return') return null;
    if (!product || !chosen || wanted === item.size) {
      return t('Please choose another size or colour.');
    }
    return isLeft(product, chosen, quantity)
      ? null
      : t('This is out of stock. Please choose another.');
  };

  const submit = async (): Promise<void> => {
    setIsTried(true);
    if (reason === null || refusal() !== null) return;
    const { error } = await request({
      uid,
      request: {
        orderId: order._id,
        returnKey,
        productId: item._id,
        size: item.size,
        quantity,
        kind,
        reason,
        note,
        ...(kind === 'exchange' && { wanted }),
      },
    });
    if (error) {
      toast.error(toAppError(error).message);
      return;
    }
    if (!online) toast.info(t('You are offline. We send your request as soon as you are back.'));
    onClose();
  };

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id={id}>{t('Return or exchange')}</DialogTitle>
        <DialogContent>
          <div className={s.fields}>
            <p className={s.item}>
              <bdi>{item.name}</bdi>
            </p>
            {canExchange && (
              <RadioList
                legend={t('What would you like?')}
                options={KINDS}
                value={kind}
                onChange={setKind}
              />
            )}
            {units > 1 && (
              <div className={s.quantity}>
                <span>{t('How many')}</span>
                <QuantityField
                  label={t('How many')}
                  value={quantity}
                  max={units}
                  onChange={setQuantity}
                />
              </div>
            )}
            {kind === 'exchange' && product && chosen && (
              <fieldset className={s.wanted}>
                <legend className={s.legend}>{t('What would you like instead?')}</legend>
                <WantedVariant
                  product={product}
                  value={chosen}
                  quantity={quantity}
                  refusal={isTried ? refusal() : null}
                  onChange={setChanged}
                />
              </fieldset>
            )}
            <RadioList
              legend={t('Why?')}
              options={reasonsFor(order).map((value) => ({ value, label: returnReasons[value] }))}
              value={reason}
              onChange={setReason}
              error={isTried && reason === null ? t('Please choose a reason.') : null}
            />
            <TextField
              label={t('Anything we should know (optional)')}
              value={note}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 500 } }}
              onChange={(event) => setNote(event.target.value)}
            />
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" loading={isLoading}>
            {kind === 'exchange' ? t('Request exchange') : t('Request return')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
});
