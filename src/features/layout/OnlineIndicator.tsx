import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { t } from '../../shared/i18n/t';
import { formatAge } from '../../shared/lib/formatAge';
import { useHydrated } from '../../shared/lib/hydration';
import * as text from '../../shared/ui/text.css';
import { selectCatalogFetchedAt } from '../catalog/catalogSelectors';
import { useConnection } from './useConnection';
import type { Connection } from './useConnection';
import * as s from './OnlineIndicator.css';

const words: Record<Connection, string> = {
  checking: t('Checking the connection'),
  online: t('Online'),
  unreachable: t('The shop cannot be reached'),
  offline: t('Offline'),
};

/** Says whether the shop can be reached, and how old the prices on the screen are. */
export function OnlineIndicator() {
  const connection = useConnection();
  const fetchedAt = useAppSelector(selectCatalogFetchedAt);
  const now = useMinutes();
  const isHydrated = useHydrated();
  return (
    <div role="status" className={s.status}>
      <div aria-hidden className={clsx(s.lamp, connection === 'online' && s.lit)} />
      <span className={text.body2}>
        <strong>{words[connection]}</strong>
        {isHydrated && fetchedAt !== null && (
          <span>{` · ${t('Prices checked {age}', { age: formatAge(fetchedAt, Math.max(now, fetchedAt)) })}`}</span>
        )}
      </span>
    </div>
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
