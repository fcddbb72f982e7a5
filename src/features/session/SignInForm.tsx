import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState, type ReactElement, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useAppDispatch } from '../../app/hooks';
import { isDoubtful, toAppError } from '../../shared/api/appError';
import {
  LoginSchema,
  PASSWORD_MIN_LENGTH,
  RegisterSchema,
  type RequestOf,
} from '../../shared/api/contract';
import { paths } from '../../shared/config/paths';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { toast } from '../../shared/ui/notify';
import { TextField, type TextFieldProps } from '../../shared/ui/TextField';
import { TextLink } from '../../shared/ui/TextLink';
import { PasswordField } from './PasswordField';
import { useUserLoginMutation, useUserRegisterMutation } from './sessionApi';
import { signedIn } from './sessionSlice';
import * as s from './SignInForm.css';

/** Signs the person in if `work` succeeds; else shows the server's message (spec section 8). */
function useSubmit() {
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
  name: 'Login' | 'Sign Up';
  /** The button's label during the request. */
  busyLabel: string;
  isBusy: boolean;
  refusal: string | null;
  onSubmit: () => Promise<void>;
  children: ReactElement | ReactElement[];
}

/** Shared by both forms: the error above the fields and the button below them. */
function AccountForm({ name, busyLabel, isBusy, refusal, onSubmit, children }: AccountFormProps) {
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
function EmailField({
  error,
  ...props
}: { error: string | undefined } & Omit<TextFieldProps, 'error' | 'label'>) {
  return (
    <TextField
      label="Email"
      type="email"
      required
      error={error !== undefined}
      helperText={error}
      slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none' } }}
      {...props}
    />
  );
}

/** Email and password, with the tokens that password managers look for. */
export function LoginForm(): ReactElement {
  const [login] = useUserLoginMutation();
  const { submit, ...state } = useSubmit();
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(LoginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { email, password } = formState.errors;
  return (
    <AccountForm
      name="Login"
      busyLabel="Signing in…"
      {...state}
      onSubmit={handleSubmit((values) => submit(() => login(values).unwrap()))}
    >
      <EmailField error={email?.message} autoComplete="username" {...register('email')} />
      <PasswordField
        label="Password"
        required
        autoComplete="current-password"
        error={password !== undefined}
        helperText={password?.message}
        {...register('password')}
      />
      <p className={s.forgotten}>
        Forgotten your password? <TextLink to={paths.contact}>Write to us.</TextLink>
      </p>
    </AccountForm>
  );
}

/**
 * Creates the account. If the answer to an earlier try was lost, the account may exist: then "already an
 * account" is followed by a login with the same data, and shown only if that fails, because the account
 * belongs to another person.
 */
function useSignUp() {
  const [registerPerson] = useUserRegisterMutation();
  const [login] = useUserLoginMutation();
  const doubtfulEmail = useRef<string | null>(null);
  return async (person: RequestOf<'userRegister'>): Promise<{ token: string }> => {
    const { email, password } = person;
    const created = registerPerson(person);
    const { error } = await created;
    if (error !== undefined) {
      const refusal = toAppError(error);
      if (refusal.kind === 'refused' && doubtfulEmail.current === email) {
        const known = login({ email, password });
        if ((await known).error === undefined) return known.unwrap();
      }
      if (isDoubtful(refusal)) doubtfulEmail.current = email;
    }
    return created.unwrap();
  };
}

/** Name, email and a new password (spec section 5). */
export function SignUpForm(): ReactElement {
  const signUp = useSignUp();
  const { submit, ...state } = useSubmit();
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(RegisterSchema),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { name, email, password } = formState.errors;
  return (
    <AccountForm
      name="Sign Up"
      busyLabel="Creating your account…"
      {...state}
      onSubmit={handleSubmit((values) => submit(() => signUp(values)))}
    >
      <TextField
        label="Name"
        required
        autoComplete="name"
        error={name !== undefined}
        helperText={name?.message}
        {...register('name')}
      />
      <EmailField error={email?.message} autoComplete="email" {...register('email')} />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        error={password !== undefined}
        helperText={password?.message ?? `At least ${String(PASSWORD_MIN_LENGTH)} characters.`}
        {...register('password')}
      />
    </AccountForm>
  );
}
