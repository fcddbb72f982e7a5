import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { formatAge } from '../../shared/lib/dates';
import { useHydrated } from '../../shared/lib/useHydrated';
import { selectCatalogFetchedAt } from '../catalog/catalogSelectors';
import { useConnection } from './useConnection';
import type { Connection } from './useConnection';

const words: Record<Connection, string> = {
  checking: 'Checking the connection',
  online: 'Online',
  unreachable: 'The shop cannot be reached',
  offline: 'Offline',
};

/** Says whether the shop can be reached, and how old the prices on the screen are. */
export function OnlineIndicator() {
  const connection = useConnection();
  const fetchedAt = useAppSelector(selectCatalogFetchedAt);
  const now = useMinutes();
  const isHydrated = useHydrated();
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 44 }}>
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          width: 10,
          height: 10,
          borderRadius: '50%',
          border: 2,
          borderColor: 'accent.main',
          bgcolor: connection === 'online' ? 'accent.main' : 'transparent',
        }}
      />
      <Typography variant="body2" component="span">
        <strong>{words[connection]}</strong>
        {isHydrated &&
          fetchedAt !== null &&
          ` · Prices checked ${formatAge(fetchedAt, Math.max(now, fetchedAt))}`}
      </Typography>
    </Box>
  );
}

/** The time, renewed every half minute. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
