import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactElement, type ReactNode } from 'react';

type Root = Pick<FormControlProps, 'disabled' | 'error' | 'ref' | 'required' | 'sx'>;
type Field = Pick<
  OutlinedInputProps,
  | 'autoComplete'
  | 'inputRef'
  | 'minRows'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'type'
  | 'value'
>;

export interface TextFieldProps extends Root, Field {
  label: string;
  helperText?: ReactNode;
  slotProps?: {
    htmlInput?: OutlinedInputProps['inputProps'];
    input?: Pick<OutlinedInputProps, 'endAdornment'>;
  };
}

/**
 * A labelled field with a line of help, of the parts that MUI's TextField is made of and with its props.
 * MUI's own also brings Select with its menu, and two variants that the shop does not use.
 */
export function TextField({
  label,
  helperText,
  slotProps,
  ref,
  disabled,
  error,
  required,
  sx,
  ...field
}: TextFieldProps): ReactElement {
  const id = useId();
  const helperId = `${id}-help`;
  return (
    <FormControl fullWidth {...{ ref, disabled, error, required, sx }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        aria-describedby={helperText ? helperId : undefined}
        inputProps={slotProps?.htmlInput}
        {...field}
        {...slotProps?.input}
      />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
