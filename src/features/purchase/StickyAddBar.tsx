import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Product } from '../../shared/api/contract';
import { variantText } from '../../shared/api/variantText';
import { t } from '../../shared/i18n/t';
import { BottomBar } from '../../shared/ui/BottomBar';
import { Button } from '../../shared/ui/Button';
import { PriceText } from '../../shared/ui/PriceText';
import { displayedPrice, notBuyable } from '../catalog/price';
import { NARROW, useMediaQuery } from '../../shared/lib/mediaQuery';
import type { Purchase } from './usePurchase';
import * as s from './StickyAddBar.css';

interface StickyAddBarProps {
  product: Product;
  purchase: Purchase;
  /** The page's add button: the bar is shown while it is out of view. */
  mainButton: RefObject<HTMLElement | null>;
}

/** On phones: price, chosen size and add button in a bar at the bottom. */
export function StickyAddBar({ product, purchase, mainButton }: StickyAddBarProps) {
  const isPhone = useMediaQuery(NARROW, false);
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
  const chosen = purchase.variant === null ? t('No size chosen') : variantText(purchase.variant);
  return (
    <BottomBar label={t('Add to cart')}>
      <div className={s.row}>
        <div className={s.choice}>
          <PriceText paise={displayedPrice(product)} />
          {chosen !== null && notBuyable(product) === null && (
            <div className={s.size}>{chosen}</div>
          )}
        </div>
        <Button variant="contained" disabled={purchase.blocked !== null} onClick={purchase.add}>
          {purchase.blocked ?? t('Add to cart')}
        </Button>
      </div>
    </BottomBar>
  );
}
