import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import * as text from '../../shared/ui/text.css';
import { storeFacts } from '../content/storeFacts';
import * as s from './Newsletter.css';

/** Spec section 4: submitting logs the value and clears the field. What else it does depends on the shop (newsletterApi.ts). */
export function Newsletter() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState('');
  // Uncontrolled, so that text typed before hydration stays.
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = field.current?.value ?? '';
    console.info('Newsletter sign-up', email);
    event.currentTarget.reset();
    void import('./newsletterApi')
      .then(({ subscribe }) => subscribe(email, dispatch))
      .catch(() => ({ text: t('Please try again.'), failed: true }))
      .then(({ text, failed }) => {
        setAnswer(text);
        if (failed && field.current?.value === '') field.current.value = email;
      });
  };
  return (
    <section aria-labelledby="newsletter-title" className={s.newsletter}>
      <div>
        <h2 id="newsletter-title" className={text.h2}>
          {t('Subscribe & Save {percent}%', {
            percent: storeFacts.marketing.newsletterPercent,
          })}
        </h2>
        <p className={clsx(text.body1, s.promise)}>
          {t('One letter a month, when there is something worth writing about.')}
        </p>
      </div>
      <form onSubmit={submit}>
        <div className={s.line}>
          <div className={s.field}>
            <input
              ref={field}
              id={id}
              type="email"
              name="email"
              required
              // The label's position depends on the placeholder: a field with only a space shows it.
              placeholder=" "
              autoComplete="email"
              onChange={() => {
                setAnswer('');
              }}
            />
            <label htmlFor={id}>
              {t('Email')} <span aria-hidden>*</span>
            </label>
          </div>
          <Button type="submit" variant="contained" size="large" className={s.subscribe}>
            {t('Subscribe')}
          </Button>
        </div>
        <p role="status" className={clsx(text.body2, s.answer)}>
          {answer}
        </p>
      </form>
    </section>
  );
}
