import AddIcon from './icons/AddRounded';
import { t } from '../i18n/t';
import { asciiDigits } from '../lib/digits';
import RemoveIcon from './icons/RemoveRounded';
import { clsx } from 'clsx';
import { useState } from 'react';
import { IconButton } from './Button';
import * as s from './QuantityField.css';

interface QuantityFieldProps {
  value: number;
  onChange: (quantity: number) => void;
  min?: number;
  max?: number;
  /** Names the group, e.g. `Quantity of Indigo kurta`. */
  label: string;
  disabled?: boolean;
}

/** NaN for anything but whole numbers: "1.5" is neither 15 nor 1. */
const wholeNumber = (typed: string): number => {
  const text = asciiDigits(typed);
  return /^\s*\d+\s*$/.test(text) ? Number(text) : NaN;
};

/**
 * A stepper with a text field. Spec section 5: the minimum is 1; an empty, zero or invalid input is
 * ignored, and leaving the field restores the last quantity.
 */
export function QuantityField({
  value,
  onChange,
  min = 1,
  max = 999,
  label,
  disabled = false,
}: QuantityFieldProps) {
  /** The typed text; null while the field is not being edited; it then shows `value`. */
  const [draft, setDraft] = useState<string | null>(null);

  const type = (text: string) => {
    setDraft(text);
    const typed = wholeNumber(text);
    if (typed >= min && typed <= max && typed !== value) onChange(typed);
  };
  const leave = () => {
    const typed = wholeNumber(draft ?? '');
    if (typed > max && value !== max) onChange(max);
    setDraft(null);
  };

  return (
    <div role="group" aria-label={label} className={clsx(s.stepper, disabled && s.disabled)}>
      <IconButton
        aria-label={t('Decrease quantity')}
        disabled={disabled || value <= min}
        onClick={() => {
          onChange(Math.max(min, value - 1));
        }}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <input
        type="text"
        className={s.field}
        aria-label={label}
        inputMode="numeric"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        autoComplete="off"
        value={draft ?? String(value)}
        disabled={disabled}
        onChange={(event) => {
          type(event.target.value);
        }}
        onFocus={(event) => {
          event.target.select();
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp' && value < max) onChange(value + 1);
          else if (event.key === 'ArrowDown' && value > min) onChange(value - 1);
          else if (event.key === 'Enter') leave();
          else return;
          setDraft(null);
          event.preventDefault();
        }}
      />
      <IconButton
        aria-label={t('Increase quantity')}
        disabled={disabled || value >= max}
        onClick={() => {
          onChange(Math.min(max, value + 1));
        }}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </div>
  );
}
