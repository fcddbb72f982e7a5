import StarIcon from '@mui/icons-material/StarRounded';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

const VALUES = [1, 2, 3, 4, 5] as const;

const Fieldset = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontWeight: 600 },
  '& .stars': { display: 'flex', alignItems: 'center' },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    color: theme.vars.palette.line.strong,
  },
  '& label.filled': { color: theme.vars.palette.accent.graphic },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& label:has(:focus-visible)': {
    outline: '3px solid var(--ml-focus)',
    outlineOffset: -2,
    borderRadius: 10,
  },
  '@media (forced-colors: active)': {
    '& label:not(.filled) svg': { fill: 'none', stroke: 'CanvasText', strokeWidth: 1.5 },
  },
  '& .words': { marginInlineStart: 8, color: theme.vars.palette.text.secondary },
}));

interface StarInputProps {
  value: number;
  onChange: (rating: number) => void;
}

const words = (rating: number) => `${String(rating)} ${rating === 1 ? 'star' : 'stars'}`;

/** One to five stars as native radio buttons (APG: rating radio group). */
export function StarInput({ value, onChange }: StarInputProps) {
  const id = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value;
  return (
    <Fieldset>
      <legend>Your rating</legend>
      <div className="stars">
        {VALUES.map((stars) => (
          <label
            key={stars}
            className={stars <= shown ? 'filled' : ''}
            onPointerEnter={() => {
              setHovered(stars);
            }}
            onPointerLeave={() => {
              setHovered(null);
            }}
          >
            <input
              type="radio"
              name={id}
              aria-label={words(stars)}
              checked={value === stars}
              onChange={() => {
                onChange(stars);
              }}
            />
            <StarIcon aria-hidden sx={{ fontSize: 30 }} />
          </label>
        ))}
        <span className="words" aria-hidden>
          {words(shown)}
        </span>
      </div>
    </Fieldset>
  );
}
