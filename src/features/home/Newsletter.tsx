import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Button } from '../../shared/ui/Button';
import * as text from '../../shared/ui/text.css';
import { storeFacts } from '../content/storeFacts';
import * as s from './Newsletter.css';

/**
 * Spec section 4: submitting only logs the value and clears the field. The page says that the newsletter
 * has not started, and claims no subscription (docs/decisions.md).
 */
export function Newsletter() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isDone, setIsDone] = useState(false);
  // Uncontrolled, so that text typed before hydration stays.
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    console.info('Newsletter sign-up', field.current?.value);
    event.currentTarget.reset();
    setIsDone(true);
  };
  return (
    <section aria-labelledby="newsletter-title" className={s.newsletter}>
      <div>
        <h2 id="newsletter-title" className={text.h2}>
          Subscribe &amp; Save {storeFacts.marketing.newsletterPercent}%
        </h2>
        <p className={clsx(text.body1, s.promise)}>
          One letter a month, when there is something worth writing about. Our letters have not
          started yet: nothing is sent, and your address is not kept.
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
                setIsDone(false);
              }}
            />
            <label htmlFor={id}>
              Email <span aria-hidden>*</span>
            </label>
          </div>
          <Button type="submit" variant="contained" size="large" className={s.subscribe}>
            Subscribe
          </Button>
        </div>
        <p role="status" className={clsx(text.body2, s.answer)}>
          {isDone ? 'Thank you for your interest. Nothing was sent.' : ''}
        </p>
      </form>
    </section>
  );
}
