import { t } from '../i18n/t';
import { INDIA_OFFSET_MS } from './indiaTime';

export const WEEKDAYS = [t('Sun'), t('Mon'), t('Tue'), t('Wed'), t('Thu'), t('Fri'), t('Sat')];
export const MONTHS = [
  t('Jan'),
  t('Feb'),
  t('Mar'),
  t('Apr'),
  t('May'),
  t('Jun'),
  t('Jul'),
  t('Aug'),
  t('Sep'),
  t('Oct'),
  t('Nov'),
  t('Dec'),
];

/** `Tue 1 Dec`, in India: a day of the next or last weeks. */
export function formatDay(ms: number): string {
  const date = new Date(ms + INDIA_OFFSET_MS);
  const [weekday = '', month = ''] = [WEEKDAYS[date.getUTCDay()], MONTHS[date.getUTCMonth()]];
  return t('{weekday} {day} {month}', { weekday, day: date.getUTCDate(), month });
}
