import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { DEFAULT_SIZE } from '../../shared/api/contract';
import { paths } from '../../shared/config/paths';
import { PriceText } from '../../shared/ui/PriceText';
import { UnreadList } from '../../shared/ui/UnreadList';
import type { AccountRead } from '../cart/useAccountRead';
import { useCartLines } from '../cart/useCartLines';
import { ItemPicture } from '../orders/ItemPicture';
import { ProfileSection, SectionEmpty } from './ProfileSection';

const UNKNOWN = { loading: 'Loading your cart…', failed: 'Your cart could not be read' };

/** The cart in short; an entry whose product is not in the loaded list is skipped (spec section 2). */
export function ProfileCart({ account }: { account: AccountRead }) {
  const cart = useCartLines();
  const lines = cart.lines.flatMap(({ product, ...line }) =>
    product ? [{ ...line, product }] : [],
  );
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ProfileSection
      title="My Cart"
      summary={
        account.status === 'known' ? `${String(units)} items in cart` : UNKNOWN[account.status]
      }
    >
      {lines.length === 0 && account.status !== 'known' && (
        <UnreadList what="cart" read={account} />
      )}
      {lines.length === 0 && account.status === 'known' && (
        <SectionEmpty title="Your Cart is Empty" text="Add some products to get started" />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line, index) => (
          <Box
            component="li"
            key={`${line.productId}|${line.size}`}
            sx={{
              display: 'flex',
              alignItems: 'flex-start',
              gap: 2,
              py: 2,
              ...(index > 0 && { borderTop: 1, borderColor: 'line.soft' }),
            }}
          >
            <ItemPicture path={line.product.image[0]} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{line.product.name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Box component="span" sx={{ mr: 2 }}>
                  Qty: {line.quantity}
                </Box>
                {line.size !== DEFAULT_SIZE && <span>Size: {line.size}</span>}
              </Typography>
            </Box>
            <PriceText paise={line.unitPaise} />
          </Box>
        ))}
      </Box>
      <Button component={Link} to={paths.cart} variant="outlined" sx={{ mt: 1 }}>
        View Full Cart
      </Button>
    </ProfileSection>
  );
}
