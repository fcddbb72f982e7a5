import { clsx } from 'clsx';
import { useId } from 'react';
import type { ReactElement, RefObject } from 'react';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import * as s from './SizePicker.css';

interface SizePickerProps {
  sizes: readonly string[];
  /** Struck through; they can still be chosen, to read what is known about them. */
  soldOut: readonly string[];
  value: string | null;
  onChange: (size: string) => void;
  /** Why nothing was added; null if nothing was refused. */
  refusal: string | null;
  picker: RefObject<HTMLFieldSetElement | null>;
  /** Beside the title: the size guide. */
  aside?: ReactElement;
}

/** Chooses one of several sizes: native radio buttons, so that arrow keys work as the APG describes. */
export function SizePicker({
  sizes,
  soldOut,
  value,
  onChange,
  refusal,
  picker,
  aside,
}: SizePickerProps) {
  const id = useId();
  return (
    <fieldset
      className={s.picker}
      ref={picker}
      role="radiogroup"
      aria-required
      aria-invalid={refusal !== null}
      aria-labelledby={`${id}-title`}
      {...(refusal !== null && { 'aria-describedby': `${id}-refusal` })}
    >
      <div className={s.head}>
        <span id={`${id}-title`} style={{ fontWeight: 600 }}>
          Size
        </span>
        {aside}
      </div>
      <div className={s.row}>
        {sizes.map((size) => (
          <label key={size}>
            <input
              type="radio"
              name={`${id}-size`}
              value={size}
              checked={value === size}
              onChange={() => {
                onChange(size);
              }}
            />
            <span className={clsx(s.box, soldOut.includes(size) && s.soldOut)}>
              <span>{size}</span>
              {soldOut.includes(size) && <VisuallyHidden> (out of stock)</VisuallyHidden>}
            </span>
          </label>
        ))}
      </div>
      {refusal !== null && (
        <p className={s.refusal} id={`${id}-refusal`} role="alert">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}
