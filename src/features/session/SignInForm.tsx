import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { isDoubtful, toAppError } from '../../shared/api/appError';
import {
  LoginSchema,
  PASSWORD_MIN_LENGTH,
  RegisterSchema,
  type RequestOf,
} from '../../shared/api/contract';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { tRich } from '../../shared/i18n/tRich';
import { TextField } from '../../shared/ui/TextField';
import { TextLink } from '../../shared/ui/TextLink';
import { AccountForm, EmailField, useSubmit } from './AccountForm';
import { PasswordField } from './PasswordField';
import { useUserLoginMutation, useUserRegisterMutation } from './sessionApi';
import * as s from './SignInForm.css';

/** The fragment of the login page that shows the form for a forgotten password. */
export const FORGOTTEN = '#forgotten';

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
      name={t('Login')}
      busyLabel={t('Signing in…')}
      {...state}
      onSubmit={handleSubmit((values) => submit(() => login(values).unwrap()))}
    >
      <EmailField error={email?.message} autoComplete="username" {...register('email')} />
      <PasswordField
        label={t('Password')}
        required
        autoComplete="current-password"
        error={password !== undefined}
        helperText={password?.message}
        {...register('password')}
      />
      <p className={s.forgotten}>
        <span>{t('Forgotten your password?')}</span>
        <TextLink to={FORGOTTEN}>{t('Get a link by email')}</TextLink>
        <span>
          {tRich('or <contact>Write to us.</contact>', {
            contact: (text) => <TextLink to={paths.contact}>{text}</TextLink>,
          })}
        </span>
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
      name={t('Sign Up')}
      busyLabel={t('Creating your account…')}
      {...state}
      onSubmit={handleSubmit((values) => submit(() => signUp(values)))}
    >
      <TextField
        label={t('Name')}
        required
        autoComplete="name"
        error={name !== undefined}
        helperText={name?.message}
        {...register('name')}
      />
      <EmailField error={email?.message} autoComplete="email" {...register('email')} />
      <PasswordField
        label={t('Password')}
        required
        autoComplete="new-password"
        error={password !== undefined}
        helperText={
          password?.message ?? t('At least {count} characters.', { count: PASSWORD_MIN_LENGTH })
        }
        {...register('password')}
      />
    </AccountForm>
  );
}
