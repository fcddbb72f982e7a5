/** The two steps of a forgotten password: a link by email, and the form that it opens. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { toAppError } from '../../shared/api/appError';
import { calls, ForgotPasswordSchema, PASSWORD_MIN_LENGTH } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { Notice } from '../../shared/ui/Notice';
import { AccountForm, EmailField, useSubmit } from './AccountForm';
import { PasswordField } from './PasswordField';
import { useUserForgotPasswordMutation, useUserResetPasswordMutation } from './sessionApi';

/** Asks for the link. */
export function ForgotPasswordForm(): ReactElement {
  const [ask, { isLoading }] = useUserForgotPasswordMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(ForgotPasswordSchema),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(async (values) => {
    setRefusal(null);
    const { error } = await ask(values);
    if (error) setRefusal(toAppError(error).message);
    else setSentTo(values.email);
  });
  if (sentTo !== null) {
    return (
      <Notice severity="success">
        {t(
          'If {email} has an account here, we have sent a link to it. It works for 30 minutes. Please check your spam folder too.',
          { email: sentTo },
        )}
      </Notice>
    );
  }
  return (
    <AccountForm
      name={t('Send the link')}
      busyLabel={t('Sending…')}
      isBusy={isLoading}
      refusal={refusal}
      onSubmit={() => submit()}
    >
      <EmailField
        error={formState.errors.email?.message}
        autoComplete="username"
        {...register('email')}
      />
    </AccountForm>
  );
}

/** Sets the new password and signs the person in. `secret` is the link's. */
export function NewPasswordForm({ secret }: { secret: string }): ReactElement {
  const [reset] = useUserResetPasswordMutation();
  const { submit, ...state } = useSubmit();
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(calls.userResetPassword.request),
    defaultValues: { secret, newPassword: '' },
  });
  const { newPassword, secret: broken } = formState.errors;
  return (
    <AccountForm
      name={t('Set the password')}
      busyLabel={t('Saving…')}
      {...state}
      refusal={
        broken ? t('This link is incomplete. Please copy it from the email again.') : state.refusal
      }
      onSubmit={handleSubmit((values) => submit(() => reset(values).unwrap()))}
    >
      <PasswordField
        label={t('New password')}
        required
        autoComplete="new-password"
        error={newPassword !== undefined}
        helperText={
          newPassword?.message ??
          t('At least {count} characters. Other devices are logged out.', {
            count: PASSWORD_MIN_LENGTH,
          })
        }
        {...register('newPassword')}
      />
    </AccountForm>
  );
}
