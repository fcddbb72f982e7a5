import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { OrderProblem } from '../../shared/api/contract';
import { variantPhrase } from '../../shared/api/variantText';
import { t } from '../../shared/i18n/t';
import { formatPaise, toPaise } from '../../shared/lib/money';
import { useCloseRequest } from '../../shared/ui/mui/useCloseRequest';
import { Button } from '../../shared/ui/Button';
import { withMui } from '../../shared/ui/mui/MuiScope';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import * as s from './ChangedOrderDialog.css';

const rupees = (value: number): string => formatPaise(toPaise(value));

function lostText({ problem, left }: OrderProblem): string {
  if (left) return t('Only {count} left', { count: left });
  return problem === 'sold-out' ? t('Out of stock') : t('No longer available');
}

function Change({ line }: { line: OrderProblem }) {
  const variant = variantPhrase(line.size);
  const name = variant === null ? line.name : `${line.name} (${variant})`;
  return (
    <li className={s.line}>
      <bdi>{name}</bdi>
      <span className={s.change}>
        {line.problem === 'price-changed' ? (
          <>
            {line.oldPrice != null && (
              <s className={s.oldPrice}>
                <VisuallyHidden>{`${t('was')} `}</VisuallyHidden>
                <span>{rupees(line.oldPrice)}</span>
              </s>
            )}
            <strong>
              <VisuallyHidden>{`${t('now')} `}</VisuallyHidden>
              <span>
                {line.newPrice == null ? t('Price not available') : rupees(line.newPrice)}
              </span>
            </strong>
          </>
        ) : (
          <strong>{lostText(line)}</strong>
        )}
      </span>
    </li>
  );
}

interface ChangedOrderDialogProps {
  lines: OrderProblem[];
  /** Rupees: as it was sent, and as the server has it now. */
  oldAmount: number;
  newAmount: number | null;
  /** What has not happened, and since when something changed. */
  intro: string;
  /** What to do if something cannot be ordered. */
  advice?: string;
  /** Order the same things at the new prices. */
  onAgree: () => void;
  /** Take what cannot be ordered out of the cart; the shopper then sees what is left. */
  onRemove?: () => void;
  onClose: () => void;
}

/**
 * The server refused because something changed between cart and order, or while an order waited for its payment
 * (docs/decisions.md, "Order `amount`"): shows what changed, and orders at the new prices only if the shopper agrees.
 */
export const ChangedOrderDialog = withMui(function ChangedOrderDialog(
  props: ChangedOrderDialogProps,
) {
  const { lines, oldAmount, newAmount, intro, advice, onAgree, onRemove, onClose } = props;
  const id = useId();
  useCloseRequest(true, onClose);
  const lost = lines.filter((line) => line.problem !== 'price-changed');
  const canAgree = lost.length === 0 && newAmount !== null;
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>
        {lost.length > 0 ? t('Some items cannot be ordered') : t('The price has changed')}
      </DialogTitle>
      <DialogContent>
        <p id={`${id}-text`} className={s.text}>
          {intro}
        </p>
        <ul className={s.lines}>
          {lines.map((line) => (
            <Change key={`${line.productId}|${line.size}`} line={line} />
          ))}
        </ul>
        {!canAgree && advice !== undefined && <p className={s.text}>{advice}</p>}
        {canAgree && (
          <div className={s.total}>
            <p className={s.totalLabel}>{t('Total')}</p>
            <span>
              <s className={s.oldPrice}>
                <VisuallyHidden>{`${t('was')} `}</VisuallyHidden>
                <span>{rupees(oldAmount)}</span>
              </s>
              <strong>
                <VisuallyHidden>{`${t('now')} `}</VisuallyHidden>
                <span>{rupees(newAmount)}</span>
              </strong>
            </span>
          </div>
        )}
      </DialogContent>
      <DialogActions>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the APG asks for focus on the least destructive answer */}
        <Button onClick={onClose} autoFocus>
          {t('Not now')}
        </Button>
        {canAgree ? (
          <Button variant="contained" onClick={onAgree}>
            {t('Order for {amount}', { amount: rupees(newAmount) })}
          </Button>
        ) : (
          onRemove && (
            <Button variant="contained" onClick={lost.length > 0 ? onRemove : onClose}>
              {lost.length === 0
                ? t('Review my cart')
                : lost.every(({ left }) => left)
                  ? t('Change and review')
                  : t('Remove and review')}
            </Button>
          )
        )}
      </DialogActions>
    </Dialog>
  );
});
