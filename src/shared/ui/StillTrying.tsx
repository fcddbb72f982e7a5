import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

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
    <Typography role="status" component="div" sx={{ color: 'text.secondary' }}>
      {isSlow && (
        <>
          The connection is slow. Still trying…{' '}
          <Button size="small" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </>
      )}
    </Typography>
  );
}
