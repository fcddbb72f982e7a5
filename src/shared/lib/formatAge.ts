import { t } from '../i18n/t';
import { groupDigits } from './money';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The age of stored data: `just now`, `5 minutes ago`, `2 hours ago`, `3 days ago`. */
export function formatAge(ms: number, now: number): string {
  const age = Math.max(0, now - ms);
  const days = Math.floor(age / DAY_MS);
  if (days > 0) {
    return t('{count, plural, one {1 day ago} other {{shown} days ago}}', {
      count: days,
      shown: groupDigits(days),
    });
  }
  const hours = Math.floor(age / HOUR_MS);
  if (hours > 0) {
    return t('{count, plural, one {1 hour ago} other {{count} hours ago}}', { count: hours });
  }
  const minutes = Math.floor(age / MINUTE_MS);
  if (minutes > 0) {
    return t('{count, plural, one {1 minute ago} other {{count} minutes ago}}', {
      count: minutes,
    });
  }
  return t('just now');
}
