import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import type { ReactNode } from 'react';

export type ProductTab = 'description' | 'reviews';

interface ProductTabsProps {
  value: ProductTab;
  onChange: (tab: ProductTab) => void;
  reviewCount: number | null;
  description: ReactNode;
  reviews: ReactNode;
}

const TABS = ['description', 'reviews'] as const;

/** Description and Reviews as APG tabs; both stay in the page, so that a review draft survives. */
export function ProductTabs({
  value,
  onChange,
  reviewCount,
  description,
  reviews,
}: ProductTabsProps) {
  const id = useId();
  const labels: Record<ProductTab, string> = {
    description: 'Description',
    reviews: reviewCount ? `Reviews (${String(reviewCount)})` : 'Reviews',
  };
  const panels: Record<ProductTab, ReactNode> = { description, reviews };
  return (
    <>
      <Tabs
        value={value}
        selectionFollowsFocus
        aria-label="About this product"
        onChange={(_event, next: ProductTab) => {
          onChange(next);
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
          hidden={tab !== value}
          tabIndex={0}
          sx={{ py: 3, outlineOffset: 4 }}
        >
          {panels[tab]}
        </Box>
      ))}
    </>
  );
}
