import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DEFAULT_SIZE, type OrderProblem } from '../../shared/api/contract';
import { formatPaise, toPaise } from '../../shared/lib/money';
import { useCloseRequest } from '../../shared/lib/useCloseRequest';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

const rupees = (value: number): string => formatPaise(toPaise(value));

function Change({ line }: { line: OrderProblem }) {
  const name = line.size === DEFAULT_SIZE ? line.name : `${line.name} (size ${line.size})`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'line.soft',
      }}
    >
      <span>{name}</span>
      <Box component="span" sx={{ textAlign: 'right', flex: 'none' }}>
        {line.problem === 'price-changed' ? (
          <>
            {line.oldPrice != null && (
              <Box component="s" sx={{ color: 'text.secondary', mr: 1 }}>
                <VisuallyHidden>was </VisuallyHidden>
                {rupees(line.oldPrice)}
              </Box>
            )}
            <strong>
              <VisuallyHidden>now </VisuallyHidden>
              {line.newPrice == null ? 'Price not available' : rupees(line.newPrice)}
            </strong>
          </>
        ) : (
          <strong>{line.problem === 'sold-out' ? 'Out of stock' : 'No longer available'}</strong>
        )}
      </Box>
    </Box>
  );
}

interface ChangedOrderDialogProps {
  lines: OrderProblem[];
  /** Rupees: as it was sent, and as the server has it now. */
  oldAmount: number;
  newAmount: number | null;
  /** Order the same things at the new prices. */
  onAgree: () => void;
  /** Take what cannot be ordered out of the cart; the shopper then sees what is left. */
  onRemove: () => void;
  onClose: () => void;
}

/**
 * The server refused because something changed between cart and order (decisions, order amount):
 * old and new side by side, and nothing is ordered until the shopper says so.
 */
export function ChangedOrderDialog(props: ChangedOrderDialogProps) {
  const { lines, oldAmount, newAmount, onAgree, onRemove, onClose } = props;
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
        {lost.length > 0 ? 'Some things cannot be ordered' : 'The price has changed'}
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ color: 'text.secondary', mb: 2 }}>
          Nothing has been ordered. This changed since you put it into your cart:
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line) => (
            <Change key={`${line.productId}|${line.size}`} line={line} />
          ))}
        </Box>
        {canAgree && (
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 1.5,
              borderTop: 1,
              borderColor: 'line.strong',
            }}
          >
            <Typography sx={{ fontWeight: 650 }}>Total</Typography>
            <Typography component="span">
              <Box component="s" sx={{ color: 'text.secondary', mr: 1 }}>
                <VisuallyHidden>was </VisuallyHidden>
                {rupees(oldAmount)}
              </Box>
              <strong>
                <VisuallyHidden>now </VisuallyHidden>
                {rupees(newAmount)}
              </strong>
            </Typography>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the APG asks for focus on the least destructive answer */}
        <Button onClick={onClose} autoFocus>
          Not now
        </Button>
        {canAgree ? (
          <Button variant="contained" onClick={onAgree}>
            Order for {rupees(newAmount)}
          </Button>
        ) : (
          <Button variant="contained" onClick={lost.length > 0 ? onRemove : onClose}>
            {lost.length > 0 ? 'Remove and review' : 'Review my cart'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
