import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Product } from '../../../shared/api/contract';
import { BottomBar } from '../../../shared/ui/BottomBar';
import { PriceText } from '../../../shared/ui/PriceText';
import { displayedPrice } from '../price';
import type { Purchase } from './usePurchase';

interface StickyAddBarProps {
  product: Product;
  purchase: Purchase;
  /** The page's own add button: the bar shows while that one is out of sight. */
  mainButton: RefObject<HTMLElement | null>;
}

/** On phones: price, chosen size and add, always within a thumb's reach. */
export function StickyAddBar({ product, purchase, mainButton }: StickyAddBarProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isMainSeen, setIsMainSeen] = useState(true);
  useEffect(() => {
    const element = mainButton.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsMainSeen(entry.isIntersecting);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [mainButton]);
  if (!isPhone || isMainSeen) return null;
  return (
    <BottomBar label="Add to cart">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PriceText paise={displayedPrice(product)} />
          {product.sizes.length > 0 && product.inStock && (
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {purchase.size === null ? 'No size chosen' : `Size ${purchase.size}`}
            </Box>
          )}
        </Box>
        <Button variant="contained" disabled={!product.inStock} onClick={purchase.add}>
          {product.inStock ? 'Add to cart' : 'Out of stock'}
        </Button>
      </Box>
    </BottomBar>
  );
}
