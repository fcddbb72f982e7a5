import { skipToken } from '@reduxjs/toolkit/query';
import { useState, type SubmitEvent } from 'react';
import { useAppSelector } from '../../app/hooks';
import { toAppError } from '../../shared/api/appError';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { TextField } from '../../shared/ui/TextField';
import { NotifyMe } from '../notifications/NotifyMe';
import { useUserInfoQuery } from '../session/sessionApi';
import { selectIsSignedIn, selectUid } from '../session/sessionSelectors';
import * as s from './StockAlert.css';
import { useStockAlertMutation } from './stockAlertApi';

interface StockAlertProps {
  productId: string;
  /** Null: any variant. */
  variant: string | null;
}

/** "Tell me when it is back": one mail when a variant that has sold out can be bought again. */
export function StockAlert({ productId, variant }: StockAlertProps) {
  const uid = useAppSelector(selectUid);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data } = useUserInfoQuery(isSignedIn && uid !== null ? uid : skipToken);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [ask, { isLoading, error, reset }] = useStockAlertMutation();
  const email = typed ?? data?.user.email ?? '';

  const submit = async (): Promise<void> => {
    const { error: refusal } = await ask({
      productId,
      email,
      ...(variant !== null && { size: variant }),
    });
    if (!refusal) setSentTo(email.trim());
  };

  if (sentTo !== null) {
    return (
      <>
        <Notice severity="success">
          {t('We will email {email} as soon as it is back.', { email: sentTo })}
        </Notice>
        {sentTo === data?.user.email && <NotifyMe />}
      </>
    );
  }
  if (!isOpen) {
    return (
      <Button
        variant="outlined"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t('Tell me when it is back')}
      </Button>
    );
  }
  return (
    <form
      noValidate
      aria-label={t('Tell me when it is back')}
      className={s.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={t('Email')}
        type="email"
        required
        autoComplete="email"
        value={email}
        error={error !== undefined}
        helperText={error ? toAppError(error).message : t('One email, nothing else.')}
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none' } }}
        onChange={(event) => {
          setTyped(event.target.value);
          reset();
        }}
      />
      <Button type="submit" variant="contained" loading={isLoading}>
        {t('Tell me')}
      </Button>
    </form>
  );
}
