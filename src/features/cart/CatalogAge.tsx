import { useEffect, useState, type ReactElement } from 'react';
import { useAppSelector } from '../../app/hooks';
import { t } from '../../shared/i18n/t';
import { formatAge } from '../../shared/lib/formatAge';
import { selectCatalogFetchedAt } from '../catalog/catalogSelectors';
import * as s from './CatalogAge.css';

/** Older prices show their age. */
const FRESH_MS = 10 * 60_000;
const TICK_MS = 60_000;

/** "Prices checked 2 hours ago", if the prices are from an earlier visit. */
export function CatalogAge(): ReactElement | null {
  const fetchedAt = useAppSelector(selectCatalogFetchedAt);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (fetchedAt === null || now - fetchedAt < FRESH_MS) return null;
  return <p className={s.age}>{t('Prices checked {age}.', { age: formatAge(fetchedAt, now) })}</p>;
}
