import { styled } from '@mui/material/styles';
import { formatPaise } from '../lib/money';
import type { Paise } from '../lib/money';
import { VisuallyHidden } from './VisuallyHidden';

interface PriceTextProps {
  /** Paise; null is a product without a price. */
  paise: Paise | null;
  /** The price before a discount, struck through beside it when it is higher. */
  originalPaise?: Paise | null;
  /** A CSS font size; by default that of the text style `price`. */
  size?: string | number;
}

/** One styled element and plain ones inside: twenty cards carry one, and change with every filter. */
const Root = styled('span')(({ theme }) => ({
  ...theme.typography.price,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  '&.none': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& s': { fontSize: '0.86em', fontWeight: 400, color: theme.vars.palette.text.secondary },
}));

/** `₹1,29,900`, with the original price struck through, read as "now" and "was". */
export function PriceText({ paise, originalPaise, size }: PriceTextProps) {
  if (paise === null) return <Root className="none">Price not available</Root>;
  const was = originalPaise != null && originalPaise > paise ? originalPaise : null;
  return (
    <Root {...(size !== undefined && { style: { fontSize: size } })}>
      <span>
        {was !== null && <VisuallyHidden>Now </VisuallyHidden>}
        {formatPaise(paise)}
      </span>
      {was !== null && (
        <s>
          <VisuallyHidden>was </VisuallyHidden>
          {formatPaise(was)}
        </s>
      )}
    </Root>
  );
}
