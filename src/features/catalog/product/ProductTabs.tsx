import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {
  useDeferredValue,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../../shared/lib/useHydrated';
import { later } from '../../../shared/ui/later';

type ProductTab = 'description' | 'reviews';

export interface ProductTabsHandle {
  /** Opens the reviews, brings them into view and puts the focus on their tab. */
  showReviews: () => void;
}

interface ProductTabsProps {
  ref: Ref<ProductTabsHandle>;
  reviewCount: number | null;
  description: ReactNode;
  reviews: ReactNode;
}

/** The place on the page, as in a link to it. */
const REVIEWS = 'reviews';
const TABS = ['description', 'reviews'] as const;

/**
 * Description and Reviews as APG tabs; both stay in the page, so that a review draft survives. Which
 * one is open is known here alone: a tap renders nothing else of the page.
 */
export function ProductTabs({ ref, reviewCount, description, reviews }: ProductTabsProps) {
  const id = useId();
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<ProductTab | null>(null);
  // A link to the reviews opens them; the server, which makes the page, never sees that part of it.
  const value = chosen ?? (isHydrated && hash === `#${REVIEWS}` ? 'reviews' : 'description');
  // The tab is marked at once; what it opens is laid out one paint later.
  const shown = useDeferredValue(value);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      showReviews: () => {
        setChosen('reviews');
        root.current?.scrollIntoView({ block: 'start' });
        root.current?.querySelector<HTMLElement>('[role="tab"]:last-of-type')?.focus();
      },
    }),
    [],
  );
  const labels: Record<ProductTab, string> = {
    description: 'Description',
    reviews: reviewCount ? `Reviews (${String(reviewCount)})` : 'Reviews',
  };
  const panels: Record<ProductTab, ReactNode> = { description, reviews };
  return (
    <Box
      ref={root}
      id={REVIEWS}
      {...later}
      sx={{ mt: { xs: 4, md: 8 }, scrollMarginTop: 'calc(var(--ml-header) + 16px)' }}
    >
      <Tabs
        value={value}
        selectionFollowsFocus
        aria-label="About this product"
        onChange={(_event, next: ProductTab) => {
          setChosen(next);
        }}
        sx={{ borderBottom: 1, borderColor: 'line.soft' }}
      >
        {TABS.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={labels[tab]}
            id={`${id}-${tab}-tab`}
            aria-controls={`${id}-${tab}`}
          />
        ))}
      </Tabs>
      {TABS.map((tab) => (
        <Box
          key={tab}
          role="tabpanel"
          id={`${id}-${tab}`}
          aria-labelledby={`${id}-${tab}-tab`}
          hidden={tab !== shown}
          tabIndex={0}
          sx={{ py: 3, outlineOffset: 4 }}
        >
          {panels[tab]}
        </Box>
      ))}
    </Box>
  );
}
