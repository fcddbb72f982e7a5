import { clsx } from 'clsx';
import { useId } from 'react';
import type { ReactElement, RefObject } from 'react';
import { label } from '../../../shared/i18n/label';
import { t } from '../../../shared/i18n/t';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { swatchOf } from '../swatches';
import * as s from './OptionPicker.css';

const TITLES = { Size: t('Size'), Colour: t('Colour') };

interface OptionPickerProps {
  of: keyof typeof TITLES;
  options: readonly string[];
  /** Struck through; they can still be chosen, to read what is known about them. */
  soldOut: readonly string[];
  value: string | null;
  onChange: (option: string) => void;
  /** Why nothing was added; null if nothing was refused. */
  refusal?: string | null;
  picker?: RefObject<HTMLFieldSetElement | null>;
  /** Beside the title: the size guide. */
  aside?: ReactElement;
}

function Swatch({ color }: { color: string }): ReactElement | null {
  const css = swatchOf(color);
  return css === null ? null : <span className={s.swatch} style={{ backgroundColor: css }} />;
}

/** Chooses a size or a colour: native radio buttons, so that arrow keys work as the APG describes. */
export function OptionPicker({
  of,
  options,
  soldOut,
  value,
  onChange,
  refusal = null,
  picker,
  aside,
}: OptionPickerProps): ReactElement {
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
          {TITLES[of]}
        </span>
        {aside}
      </div>
      <div className={s.row}>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={`${id}-option`}
              value={option}
              checked={value === option}
              onChange={() => {
                onChange(option);
              }}
            />
            <span className={clsx(s.box, soldOut.includes(option) && s.soldOut)}>
              {of === 'Colour' && <Swatch color={option} />}
              <span>{label(option)}</span>
              {soldOut.includes(option) && (
                <VisuallyHidden>{` ${t('(out of stock)')}`}</VisuallyHidden>
              )}
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
