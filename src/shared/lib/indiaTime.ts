/** India has had one time zone without daylight saving since 1945: UTC+5:30. */
export const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
