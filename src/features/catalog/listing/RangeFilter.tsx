import { memo, useMemo, useRef, useState } from 'react';
import { t } from '../../../shared/i18n/t';
import { useHydrated } from '../../../shared/lib/hydration';
import { Button } from '../../../shared/ui/Button';
import { lazyComponent } from '../../../shared/ui/lazyComponent';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { boundsAfterMove, rangeScale, type Bounds, type Steps } from './rangeScale';
import * as s from './RangeFilter.css';

/** MUI's slider is a chunk of its own, so that the list does not wait for it. */
const RangeSlider = lazyComponent(
  () => import('./RangeSlider').then((module) => module.RangeSlider),
  {
    silent: true,
  },
);

const bones = (
  <span className={s.place}>
    <Skeleton height={4} />
  </span>
);

/** The accessible names. */
const NAMES = {
  price: {
    least: t('Least price'),
    greatest: t('Greatest price'),
    retry: t('Try again to show the line for price'),
  },
  weight: {
    least: t('Least weight'),
    greatest: t('Greatest weight'),
    retry: t('Try again to show the line for weight'),
  },
};

/** Null: no bound at this end. */
export type Range = [number | null, number | null];

interface RangeFilterProps {
  /** The quantity, for the accessible names of both thumbs. */
  what: keyof typeof NAMES;
  min: number;
  max: number;
  /** See rangeScale.ts. */
  finest: number;
  steps: Steps;
  from: Range[0];
  to: Range[1];
  format: (value: number) => string;
  /** `replace` keeps it out of the history. */
  onChange: (range: Range, options: { replace: boolean }) => void;
}

/**
 * A slider with two thumbs. The list follows when a thumb is released, not while it is dragged, and after
 * every key; consecutive keys on one thumb are one history entry. Clicks elsewhere in the panel do not
 * render it, because a slider costs as much as all checkboxes together.
 */
export const RangeFilter = memo(function RangeFilter({
  what,
  min,
  max,
  finest,
  steps,
  from,
  to,
  format,
  onChange,
}: RangeFilterProps) {
  const [dragged, setDragged] = useState<Bounds | null>(null);
  const moved = useRef<Bounds | null>(null);
  /** The value set by the last key, until the thumb loses the focus. */
  const setByKey = useRef<Range | null>(null);
  const clamp = (bound: number) => Math.min(Math.max(bound, min), max);
  const [isMissed, setIsMissed] = useState(false);
  // Not before a phone has removed the panel, which a prerendered page has for wide screens.
  const isHydrated = useHydrated();
  const bounds = dragged ?? ([clamp(from ?? min), clamp(to ?? max)] as const);
  const [low, high] = bounds;
  const scale = useMemo(() => rangeScale(min, max, finest, steps), [min, max, finest, steps]);
  return (
    <div
      className={s.range}
      onBlur={() => {
        setByKey.current = null;
      }}
    >
      {isMissed ? (
        <Button
          aria-label={NAMES[what].retry}
          onClick={() => {
            setIsMissed(false);
          }}
        >
          {t('Try again')}
        </Button>
      ) : isHydrated ? (
        <RangeSlider
          fallback={bones}
          onMissed={() => {
            setIsMissed(true);
          }}
          value={bounds.map(scale.positionOf)}
          min={0}
          max={scale.stops.length - 1}
          scale={scale.valueAt}
          disabled={max <= min}
          getAriaLabel={(thumb) => (thumb === 0 ? NAMES[what].least : NAMES[what].greatest)}
          getAriaValueText={format}
          onChange={(_event, next) => {
            if (!Array.isArray(next)) return;
            moved.current = boundsAfterMove(scale, bounds, next);
            setDragged(moved.current);
          }}
          onChangeCommitted={({ type }) => {
            // Also called for a press without a move.
            if (moved.current === null) return;
            const [least, most] = moved.current;
            moved.current = null;
            setDragged(null);
            const range: Range = [least <= min ? null : least, most >= max ? null : most];
            const isKey = type === 'keydown' || type === 'change';
            // Back or another filter may have changed the bounds since.
            const goesOn = setByKey.current?.[0] === from && setByKey.current[1] === to;
            setByKey.current = isKey ? range : null;
            onChange(range, { replace: isKey && goesOn });
          }}
        />
      ) : (
        bones
      )}
      <div className={s.bounds}>
        <span>{format(low)}</span>
        <span>{format(high)}</span>
      </div>
    </div>
  );
});
