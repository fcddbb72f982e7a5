import KeyboardCapslockIcon from '@mui/icons-material/KeyboardCapslockRounded';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { TextField, type TextFieldProps } from '../../shared/ui/TextField';
import { useState, type KeyboardEvent, type ReactElement } from 'react';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'slotProps'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at, and that says when Caps Lock is on. */
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
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            <KeyboardCapslockIcon aria-hidden sx={{ fontSize: 16 }} />
            Caps Lock is on.{helperText === undefined ? '' : ' '}
            {helperText}
          </Box>
        ) : (
          helperText
        )
      }
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label="Show password"
                aria-pressed={isShown}
                onClick={() => setIsShown((shown) => !shown)}
                edge="end"
                sx={{ width: 44, height: 44 }}
              >
                {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
      }}
    />
  );
}
