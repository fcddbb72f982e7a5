import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useState } from 'react';

interface RangeFilterProps {
  /** What is ranged over, for the names of both thumbs: `price`. */
  what: string;
  min: number;
  max: number;
  step: number;
  value: [number | null, number | null];
  format: (value: number) => string;
  /** null at an end of the range: no bound there. */
  onChange: (range: [number | null, number | null]) => void;
}

/** Two thumbs on one line. The list follows when a thumb is let go, not while it is dragged. */
export function RangeFilter({ what, min, max, step, value, format, onChange }: RangeFilterProps) {
  const [dragged, setDragged] = useState<[number, number] | null>(null);
  const clamp = (bound: number) => Math.min(Math.max(bound, min), max);
  const [low, high] = dragged ?? [clamp(value[0] ?? min), clamp(value[1] ?? max)];
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
          const [from = min, to = max] = next;
          onChange([from <= min ? null : from, to >= max ? null : to]);
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
}
