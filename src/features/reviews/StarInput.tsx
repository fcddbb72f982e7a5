import StarIcon from '../../shared/ui/icons/StarRounded';
import { useId, useState } from 'react';
import { t } from '../../shared/i18n/t';
import * as s from './StarInput.css';

const VALUES = [1, 2, 3, 4, 5] as const;

interface StarInputProps {
  value: number;
  onChange: (rating: number) => void;
}

const words = (rating: number) =>
  t('{count, plural, one {1 star} other {{count} stars}}', { count: rating });

/** One to five stars as native radio buttons (APG: rating radio group). */
export function StarInput({ value, onChange }: StarInputProps) {
  const id = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value;
  return (
    <fieldset className={s.rating}>
      <legend>{t('Your rating')}</legend>
      <div className={s.stars}>
        {VALUES.map((stars) => (
          <label
            key={stars}
            data-filled={stars <= shown || undefined}
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
            <StarIcon aria-hidden className={s.star} />
          </label>
        ))}
        <span className={s.words} aria-hidden>
          {words(shown)}
        </span>
      </div>
    </fieldset>
  );
}
