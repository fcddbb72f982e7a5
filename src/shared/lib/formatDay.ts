import { INDIA_OFFSET_MS } from './indiaTime';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** `Tue 1 Dec`, in India: a day of the next or last weeks. */
export function formatDay(ms: number): string {
  const date = new Date(ms + INDIA_OFFSET_MS);
  const [weekday = '', month = ''] = [WEEKDAYS[date.getUTCDay()], MONTHS[date.getUTCMonth()]];
  return `${weekday} ${String(date.getUTCDate())} ${month}`;
}
