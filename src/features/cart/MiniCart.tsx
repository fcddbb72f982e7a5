import CheckCircleIcon from '@mui/icons-material/CheckCircleRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactElement } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { DEFAULT_SIZE } from '../../shared/api/contract';
import { paths } from '../../shared/config/paths';
import { formatPaise } from '../../shared/lib/money';
import { ProductImage } from '../catalog/ProductImage';
import { selectLastAdded } from './cartSelectors';
import { miniCartClosed } from './cartSlice';
import { useCartLines } from './useCartLines';

const SHOWN_MS = 6_000;
/** Here the cart is on the screen anyway. */
const SILENT_PATHS: string[] = [paths.cart, paths.placeOrder, paths.login];

/**
 * What was just put in, and the way to the cart, under the header. It never takes the focus, goes
 * by itself, and stays while a pointer or the keyboard is in it.
 */
export function MiniCart(): ReactElement | null {
  const added = useAppSelector(selectLastAdded);
  const { lines, totalPaise, count } = useCartLines();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [isHeld, setIsHeld] = useState(false);
  const at = added?.at;

  useEffect(() => {
    if (at === undefined || isHeld) return undefined;
    const timer = setTimeout(() => dispatch(miniCartClosed()), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [at, isHeld, dispatch]);

  const line = lines.find(
    ({ productId, size }) => productId === added?.productId && size === added.size,
  );
  if (added === null || line?.product === undefined || SILENT_PATHS.includes(pathname)) return null;

  const close = () => {
    setIsHeld(false);
    dispatch(miniCartClosed());
  };
  return (
    <Paper
      component="section"
      aria-label="Just added to your cart"
      elevation={8}
      data-no-print
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onKeyDown={(event: React.KeyboardEvent) => {
        if (event.key === 'Escape') close();
      }}
      sx={{
        position: 'fixed',
        top: 'calc(var(--ml-header) + var(--ml-sync, 0px) + 8px)',
        right: { xs: 8, sm: 24 },
        left: { xs: 8, sm: 'auto' },
        width: { sm: 360 },
        zIndex: 'appBar',
        p: 2,
        borderRadius: '16px',
        border: 1,
        borderColor: 'line.soft',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 1.5 }}>
        <CheckCircleIcon aria-hidden sx={{ color: 'success.main' }} />
        <Typography variant="subtitle2" component="p" sx={{ flex: 1 }}>
          In your cart
        </Typography>
        <IconButton aria-label="Close" onClick={close} sx={{ m: -1, width: 44, height: 44 }}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Stack direction="row" sx={{ gap: 2 }}>
        <Box sx={{ width: 64, flex: 'none', borderRadius: '10px', overflow: 'hidden' }}>
          <ProductImage product={line.product} alt="" sizes="64px" />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="p" noWrap>
            {line.product.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {line.size !== DEFAULT_SIZE && `Size ${line.size} · `}
            Qty {line.quantity}
            {line.linePaise !== null && ` · ${formatPaise(line.linePaise)}`}
          </Typography>
        </Box>
      </Stack>
      <Stack direction="row" sx={{ mt: 2, alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
          {count} {count === 1 ? 'item' : 'items'} · {formatPaise(totalPaise)}
        </Typography>
        <Button component={RouterLink} to={paths.cart} variant="outlined" onClick={close}>
          View cart
        </Button>
      </Stack>
    </Paper>
  );
}
