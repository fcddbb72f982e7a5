import { clsx } from 'clsx';
import { t } from '../i18n/t';
import { formatPaise } from '../lib/money';
import type { Paise } from '../lib/money';
import { VisuallyHidden } from './VisuallyHidden';
import * as s from './PriceText.css';

interface PriceTextProps {
  /** In paise; null for a product without a price. */
  paise: Paise | null;
  /** The price before a discount (paise), struck through if it is higher. */
  originalPaise?: Paise | null;
  /** A CSS font size; by default that of the `price` text style. */
  size?: string | number;
}

/** `₹1,29,900`, with the original price struck through, read as "now" and "was". */
export function PriceText({ paise, originalPaise, size }: PriceTextProps) {
  if (paise === null)
    return <span className={clsx(s.price, s.none)}>{t('Price not available')}</span>;
  const was = originalPaise != null && originalPaise > paise ? originalPaise : null;
  return (
    <span className={s.price} {...(size !== undefined && { style: { fontSize: size } })}>
      <span>
        {was !== null && <VisuallyHidden>{`${t('Now')} `}</VisuallyHidden>}
        <span>{formatPaise(paise)}</span>
      </span>
      {was !== null && (
        <s>
          <VisuallyHidden>{`${t('was')} `}</VisuallyHidden>
          <span>{formatPaise(was)}</span>
        </s>
      )}
    </span>
  );
}
