import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { toAppError } from '../../shared/api/appError';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { toast } from '../../shared/ui/notify';
import { TextField, type TextFieldProps } from '../../shared/ui/TextField';
import { signedIn } from './sessionSlice';
import * as s from './AccountForm.css';

/** Signs the person in if `work` succeeds; else shows the server's message (spec section 8). */
export function useSubmit() {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (work: () => Promise<{ token: string }>): Promise<void> => {
    setIsBusy(true);
    setRefusal(null);
    try {
      const { token } = await work();
      dispatch(signedIn({ token }));
    } catch (error) {
      const { message } = toAppError(error);
      toast.error(message);
      setRefusal(message);
    } finally {
      setIsBusy(false);
    }
  };
  return { submit, isBusy, refusal };
}

interface AccountFormProps {
  /** Of the form and of its button. */
  name: string;
  /** The button's label during the request. */
  busyLabel: string;
  isBusy: boolean;
  refusal: string | null;
  onSubmit: () => Promise<void>;
  children: ReactElement | ReactElement[];
}

/** Shared by all forms of the login page: the error above the fields and the button below them. */
export function AccountForm({
  name,
  busyLabel,
  isBusy,
  refusal,
  onSubmit,
  children,
}: AccountFormProps) {
  return (
    <form
      noValidate
      aria-label={name}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void onSubmit();
      }}
      className={s.form}
    >
      {refusal !== null && <Notice severity="error">{refusal}</Notice>}
      {children}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? busyLabel : name}
      </Button>
    </form>
  );
}

/** `autoComplete` is what password managers look for: `username` where the account exists. */
export function EmailField({
  error,
  ...props
}: { error: string | undefined } & Omit<TextFieldProps, 'error' | 'label'>) {
  return (
    <TextField
      label={t('Email')}
      type="email"
      required
      error={error !== undefined}
      helperText={error}
      slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none' } }}
      {...props}
    />
  );
}
