import { useEffect, useState } from 'react';
import { Button } from './Button';
import * as s from './StillTrying.css';

/** An answer that takes longer than this is worth a word. */
const SLOW_MS = 5_000;

/** Beside a skeleton: after a while it says that the shop is still trying, and offers a new start. */
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
          The connection is slow. Still trying…{' '}
          <Button size="small" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
