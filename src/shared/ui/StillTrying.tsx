import { useEffect, useState } from 'react';
import { Button } from './Button';
import * as s from './StillTrying.css';

/** A response that takes longer than this gets a message. */
const SLOW_MS = 5_000;

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
          This takes longer than usual. Still trying…{' '}
          <Button size="small" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
