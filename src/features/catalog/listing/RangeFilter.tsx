import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { memo, useState } from 'react';

/** null at an end: no bound there. */
export type Range = [number | null, number | null];

interface RangeFilterProps {
  /** What is ranged over, for the names of both thumbs: `price`. */
  what: string;
  min: number;
  max: number;
  step: number;
  from: Range[0];
  to: Range[1];
  format: (value: number) => string;
  onChange: (range: Range) => void;
}

/**
 * Two thumbs on one line. The list follows when a thumb is let go, not while it is dragged. A tick
 * elsewhere in the panel does not render it: a slider costs as much as all boxes together.
 */
export const RangeFilter = memo(function RangeFilter({
  what,
  min,
  max,
  step,
  from,
  to,
  format,
  onChange,
}: RangeFilterProps) {
  const [dragged, setDragged] = useState<[number, number] | null>(null);
  const clamp = (bound: number) => Math.min(Math.max(bound, min), max);
  const [low, high] = dragged ?? [clamp(from ?? min), clamp(to ?? max)];
  return (
    <Box sx={{ px: 1.5 }}>
      <Slider
        value={[low, high]}
        min={min}
        max={max}
        step={step}
        disabled={max <= min}
        getAriaLabel={(thumb) => `${thumb === 0 ? 'Least' : 'Greatest'} ${what}`}
        getAriaValueText={format}
        onChange={(_event, next) => {
          if (Array.isArray(next)) setDragged([next[0] ?? min, next[1] ?? max]);
        }}
        onChangeCommitted={(_event, next) => {
          setDragged(null);
          if (!Array.isArray(next)) return;
          const [least = min, most = max] = next;
          onChange([least <= min ? null : least, most >= max ? null : most]);
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
