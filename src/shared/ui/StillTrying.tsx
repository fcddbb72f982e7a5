import { useEffect, useState } from 'react';
import { t } from '../i18n/t';
import { Button } from './Button';
import * as s from './StillTrying.css';

/** A response that takes longer than this gets a message. */
const SLOW_MS = 5_000;
const STILL_TRYING = t('This takes longer than usual. Still trying…');

/** Beside a skeleton: after a while says that the shop is still trying, and offers to start again. */
export function StillTrying() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={s.words}>
      {isSlow && (
        <>
          {STILL_TRYING}{' '}
          <Button size="small" onClick={() => window.location.reload()}>
            {t('Try again')}
          </Button>
        </>
      )}
    </div>
  );
}
