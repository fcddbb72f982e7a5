import KeyboardCapslockIcon from '../../shared/ui/icons/KeyboardCapslockRounded';
import VisibilityIcon from '../../shared/ui/icons/VisibilityOutlined';
import VisibilityOffIcon from '../../shared/ui/icons/VisibilityOffOutlined';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { t } from '../../shared/i18n/t';
import { IconButton } from '../../shared/ui/Button';
import { TextField, type TextFieldProps } from '../../shared/ui/TextField';
import * as s from './PasswordField.css';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'slotProps'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field that can show its text and warns about Caps Lock. */
export function PasswordField({
  helperText,
  autoComplete,
  ...rest
}: PasswordFieldProps): ReactElement {
  const [isShown, setIsShown] = useState(false);
  const [hasCaps, setHasCaps] = useState(false);
  const look = (event: KeyboardEvent) => setHasCaps(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      onKeyUp={look}
      onKeyDown={look}
      helperText={
        hasCaps ? (
          <span className={s.capsLock}>
            <KeyboardCapslockIcon aria-hidden className={s.capsSign} />
            <span>{`${t('Caps Lock is on.')} `}</span>
            <span>{helperText}</span>
          </span>
        ) : (
          helperText
        )
      }
      slotProps={{
        input: {
          endAdornment: (
            <IconButton
              aria-label={t('Show password')}
              aria-pressed={isShown}
              onClick={() => setIsShown((shown) => !shown)}
            >
              {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
            </IconButton>
          ),
        },
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
      }}
    />
  );
}
