import { keyframes, styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Product } from '../../shared/api/contract';
import { later } from '../../shared/ui/later';
import type { ListingView } from './catalogSlice';
import { ProductCard } from './ProductCard';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  [theme.breakpoints.up('sm')]: {
    gap: 20,
    gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
  },
  [theme.breakpoints.up('lg')]: {
    gap: 24,
    gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
  },
  '&.list': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > li': { minWidth: 0 },
  // What is far below is neither styled nor laid out with the rest of a filter's answer. Until a
  // card has been seen it is taken to be this tall: its picture (on a phone as wide as the column)
  // and its words. The nearer to the truth, the less a jump down the page moves what it arrives at.
  '& > li:nth-of-type(n + 5)': {
    containIntrinsicBlockSize: 'auto calc(62vw + 276px)',
    [theme.breakpoints.up('sm')]: { containIntrinsicBlockSize: 'auto 585px' },
    [theme.breakpoints.up('lg')]: { containIntrinsicBlockSize: 'auto 640px' },
    // The shadow of a card under the pointer falls outside its cell.
    overflowClipMargin: 16,
  },
  '&.list > li:nth-of-type(n + 5)': { containIntrinsicBlockSize: 'auto 265px' },
  // Two rows of a phone, or of three columns, may be seen at first.
  'html:not([data-restoring]) & > li:nth-of-type(n + 7)': { contentVisibility: 'auto' },
  [theme.breakpoints.down('sm')]: {
    'html:not([data-restoring]) & > li:nth-of-type(n + 5)': { contentVisibility: 'auto' },
  },
  // The cards beside the page links have their true height once the shop is awake: whoever jumps
  // there sees them, and nothing below them moves under the finger. Those above the screen may turn
  // out taller or shorter than they were taken to be; the browser makes up for that itself.
  'html[data-awake] & > li:nth-last-of-type(-n + 8)': { contentVisibility: 'visible' },
}));

/** Cards that a first screen shows: two rows of a phone. */
export const FIRST_SCREEN_CARDS = 4;

interface ProductGridProps {
  products: readonly Product[];
  layout?: ListingView;
  /** How many of the first cards are above the fold; their pictures are loaded at once. */
  priorityCount?: number;
  /** Far below the first screen: pictures are fetched when the shop is awake. */
  late?: boolean;
  /** Names the list for screen readers. */
  label?: string;
}

/** Products in columns as wide as the screen allows, or one below the other. */
export const ProductGrid = memo(function ProductGrid({
  products,
  layout = 'grid',
  priorityCount = 0,
  late = false,
  label = 'Products',
}: ProductGridProps) {
  return (
    // Without the role Safari no longer calls a list without bullets a list.
    <List role="list" aria-label={label} className={layout}>
      {products.map((product, at) => (
        <li key={product._id} {...(at >= FIRST_SCREEN_CARDS && later)}>
          <ProductCard
            product={product}
            layout={layout}
            priority={at < priorityCount}
            late={late}
          />
        </li>
      ))}
    </List>
  );
});

const pulse = keyframes({ '50%': { opacity: 0.55 } });

/** As tall as a card; plain elements, because a sort changes twenty cards into twenty of these. */
const Bones = styled('div')(({ theme }) => ({
  animation: `${pulse} 1.6s ease-in-out 400ms infinite`,
  '& span': {
    display: 'block',
    height: 20,
    marginTop: 8,
    borderRadius: 10,
    background: theme.vars.palette.background.sunk,
  },
  '& .picture': { aspectRatio: '4 / 5', height: 'auto', marginTop: 0, borderRadius: 14 },
  '& .row': { height: 240, marginTop: 0, borderRadius: 14 },
  '& .name': { height: 28, width: '85%' },
  '& .foot': { height: 112 },
}));

interface ProductGridSkeletonProps {
  count?: number;
  layout?: ListingView;
}

/** Stands where the cards will, as tall as they are. */
export const ProductGridSkeleton = memo(function ProductGridSkeleton({
  count = 8,
  layout = 'grid',
}: ProductGridSkeletonProps) {
  return (
    <List aria-hidden className={layout} data-skeleton>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <Bones>
            {layout === 'grid' ? (
              <>
                <span className="picture" />
                <span style={{ width: '40%' }} />
                <span className="name" />
                <span style={{ width: '60%' }} />
                <span className="foot" />
              </>
            ) : (
              <span className="row" />
            )}
          </Bones>
        </li>
      ))}
    </List>
  );
});
