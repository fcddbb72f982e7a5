import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { memo, useMemo, useRef, useState } from 'react';
import { boundsAfterMove, rangeScale, type Bounds, type Steps } from './rangeScale';

/** null at an end: no bound there. */
export type Range = [number | null, number | null];

interface RangeFilterProps {
  /** What is ranged over, for the names of both thumbs: `price`. */
  what: string;
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
 * Two thumbs on one line. The list follows when a thumb is let go, not while it is dragged, and every
 * key; a run of keys on one thumb is one step of the history. A tick elsewhere in the panel does not
 * render it: a slider costs as much as all boxes together.
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
  /** What the last key has set, until the focus leaves its thumb. */
  const setByKey = useRef<Range | null>(null);
  const clamp = (bound: number) => Math.min(Math.max(bound, min), max);
  const bounds = dragged ?? ([clamp(from ?? min), clamp(to ?? max)] as const);
  const [low, high] = bounds;
  const scale = useMemo(() => rangeScale(min, max, finest, steps), [min, max, finest, steps]);
  return (
    <Box
      sx={{ px: 1.5 }}
      onBlur={() => {
        setByKey.current = null;
      }}
    >
      <Slider
        value={bounds.map(scale.positionOf)}
        min={0}
        max={scale.stops.length - 1}
        scale={scale.valueAt}
        disabled={max <= min}
        getAriaLabel={(thumb) => `${thumb === 0 ? 'Least' : 'Greatest'} ${what}`}
        getAriaValueText={format}
        onChange={(_event, next) => {
          if (!Array.isArray(next)) return;
          moved.current = boundsAfterMove(scale, bounds, next);
          setDragged(moved.current);
        }}
        onChangeCommitted={({ type }) => {
          // Also said of a press that has moved nothing.
          if (moved.current === null) return;
          const [least, most] = moved.current;
          moved.current = null;
          setDragged(null);
          const range: Range = [least <= min ? null : least, most >= max ? null : most];
          const isKey = type === 'keydown' || type === 'change';
          // Back or another filter may have set other bounds since.
          const goesOn = setByKey.current?.[0] === from && setByKey.current[1] === to;
          setByKey.current = isKey ? range : null;
          onChange(range, { replace: isKey && goesOn });
        }}
      />
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          mx: -1.5,
          fontSize: '0.875rem',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <span>{format(low)}</span>
        <span>{format(high)}</span>
      </Box>
    </Box>
  );
});
