import { clsx } from 'clsx';
import {
  useId,
  type ChangeEventHandler,
  type FocusEventHandler,
  type InputHTMLAttributes,
  type KeyboardEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import * as s from './TextField.css';

type Control = HTMLInputElement | HTMLTextAreaElement;

export interface TextFieldProps {
  label: string;
  helperText?: ReactNode;
  disabled?: boolean | undefined;
  error?: boolean | undefined;
  /** Also marks the label. */
  required?: boolean | undefined;
  /** Class of the whole field. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Class of the input. */
  inputRef?: Ref<HTMLInputElement> | Ref<HTMLTextAreaElement> | undefined;
  type?: string;
  name?: string;
  value?: string;
  autoComplete?: string;
  multiline?: boolean;
  minRows?: number;
  onBlur?: FocusEventHandler<Control>;
  onChange?: ChangeEventHandler<Control>;
  onKeyDown?: KeyboardEventHandler<Control>;
  onKeyUp?: KeyboardEventHandler<Control>;
  slotProps?: {
    htmlInput?: Pick<
      InputHTMLAttributes<Control>,
      'autoCapitalize' | 'autoComplete' | 'inputMode' | 'maxLength' | 'readOnly' | 'spellCheck'
    >;
    input?: { endAdornment?: ReactNode };
  };
}

/** A labelled input with a line of help text below it. */
export function TextField({
  label,
  helperText,
  slotProps,
  ref,
  inputRef,
  disabled = false,
  error = false,
  required = false,
  type = 'text',
  multiline = false,
  minRows = 1,
  ...field
}: TextFieldProps): ReactElement {
  const id = useId();
  const helperId = `${id}-help`;
  const end = slotProps?.input?.endAdornment;
  const state = clsx(disabled && s.off, error && s.wrong);
  const common = {
    id,
    disabled,
    required,
    'aria-invalid': error,
    'aria-describedby': helperText ? helperId : undefined,
    ...field,
    ...slotProps?.htmlInput,
  };
  return (
    <div ref={ref} className={s.field}>
      <label htmlFor={id} className={clsx(s.label, state)}>
        <span>{label}</span>
        {required && <span aria-hidden>{'\u2009*'}</span>}
      </label>
      <div className={s.frame}>
        {multiline ? (
          <textarea
            {...common}
            ref={inputRef as Ref<HTMLTextAreaElement>}
            rows={minRows}
            className={clsx(s.control, s.growing)}
            style={{ minHeight: `calc(${String(minRows)}lh + 29px)` }}
          />
        ) : (
          <input
            {...common}
            ref={inputRef as Ref<HTMLInputElement>}
            type={type}
            className={clsx(s.control, end != null && s.withEnd)}
          />
        )}
        {end != null && <div className={s.end}>{end}</div>}
      </div>
      {Boolean(helperText) && (
        <p id={helperId} className={clsx(s.help, state)}>
          {helperText}
        </p>
      )}
    </div>
  );
}
