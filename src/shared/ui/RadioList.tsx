import { useId } from 'react';
import { radio } from './radio.css';
import * as s from './RadioList.css';

export interface RadioOption<T extends string> {
  value: T;
  label: string;
}

interface RadioListProps<T extends string> {
  legend: string;
  options: readonly RadioOption<T>[];
  value: T | null;
  onChange: (value: T) => void;
  error?: string | null;
}

/** A choice of one of several, each on a line of its own. */
export function RadioList<T extends string>({
  legend,
  options,
  value,
  onChange,
  error = null,
}: RadioListProps<T>) {
  const id = useId();
  return (
    <fieldset className={s.field} aria-describedby={error === null ? undefined : `${id}-error`}>
      <legend className={s.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={s.option}>
          <input
            type="radio"
            name={id}
            checked={value === option.value}
            onChange={() => {
              onChange(option.value);
            }}
            className={radio}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {error !== null && (
        <p id={`${id}-error`} className={s.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
