import {
  useDeferredValue,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../../shared/i18n/t';
import { useHydrated } from '../../../shared/lib/hydration';
import { PlainButton } from '../../../shared/ui/Button';
import { inSecondPart } from '../../../shared/ui/secondPart';
import * as s from './ProductTabs.css';

type ProductTab = 'description' | 'reviews';

export interface ProductTabsHandle {
  /** Opens the reviews, scrolls to them and focuses their tab. */
  showReviews: () => void;
}

interface ProductTabsProps {
  ref: Ref<ProductTabsHandle>;
  reviewCount: number | null;
  description: ReactNode;
  reviews: ReactNode;
}

/** The element id, for links to it. */
const REVIEWS = 'reviews';
const TABS = ['description', 'reviews'] as const;

/**
 * Description and reviews as APG tabs. Both stay mounted, so that a review draft survives. The open tab is
 * local state: a click renders nothing else of the page.
 */
export function ProductTabs({ ref, reviewCount, description, reviews }: ProductTabsProps) {
  const id = useId();
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<ProductTab | null>(null);
  // A link to the reviews opens them; the server never sees a fragment.
  const value = chosen ?? (isHydrated && hash === `#${REVIEWS}` ? 'reviews' : 'description');
  // The tab is marked at once; its content is laid out after the next paint.
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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, tab: ProductTab) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = TABS.indexOf(tab);
    const places: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: TABS.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    // Wraps around at either end.
    const next = (place + TABS.length) % TABS.length;
    const chosenTab = TABS[next];
    if (chosenTab !== undefined) setChosen(chosenTab);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  const labels: Record<ProductTab, string> = {
    description: t('Description'),
    reviews: reviewCount ? t('Reviews ({count})', { count: reviewCount }) : t('Reviews'),
  };
  const panels: Record<ProductTab, ReactNode> = { description, reviews };
  return (
    <div ref={root} id={REVIEWS} {...inSecondPart} className={s.place}>
      <div role="tablist" aria-label={t('About this product')} className={s.tabs}>
        {TABS.map((tab) => (
          <PlainButton
            key={tab}
            role="tab"
            id={`${id}-${tab}-tab`}
            aria-controls={`${id}-${tab}`}
            aria-selected={tab === value}
            // One tab stop; arrow keys move between tabs.
            tabIndex={tab === value ? 0 : -1}
            className={s.tab}
            onClick={() => {
              setChosen(tab);
            }}
            onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
              onKeyDown(event, tab);
            }}
          >
            {labels[tab]}
          </PlainButton>
        ))}
      </div>
      {TABS.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`${id}-${tab}`}
          aria-labelledby={`${id}-${tab}-tab`}
          hidden={tab !== shown}
          tabIndex={0}
          className={s.panel}
        >
          {panels[tab]}
        </div>
      ))}
    </div>
  );
}
