import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';
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
  sx?: TypographyProps['sx'];
}

/** `₹1,29,900`, with the original price struck through, read as "now" and "was". */
export function PriceText({ paise, originalPaise, size, sx }: PriceTextProps) {
  if (paise === null) {
    return (
      <Typography variant="body2" sx={[{ color: 'text.secondary' }, ...asList(sx)]}>
        Price not available
      </Typography>
    );
  }
  const was = originalPaise != null && originalPaise > paise ? originalPaise : null;
  return (
    <Typography
      variant="price"
      component="span"
      sx={[
        { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 },
        size === undefined ? {} : { fontSize: size },
        ...asList(sx),
      ]}
    >
      <span>
        {was !== null && <VisuallyHidden>Now </VisuallyHidden>}
        {formatPaise(paise)}
      </span>
      {was !== null && (
        <Typography
          component="s"
          sx={{ font: 'inherit', fontSize: '0.86em', fontWeight: 400, color: 'text.secondary' }}
        >
          <VisuallyHidden>was </VisuallyHidden>
          {formatPaise(was)}
        </Typography>
      )}
    </Typography>
  );
}

function asList(sx: TypographyProps['sx']): readonly object[] {
  if (Array.isArray(sx)) return sx as readonly object[];
  return sx ? [sx] : [];
}
