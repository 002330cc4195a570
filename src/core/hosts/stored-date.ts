import { STORED_DATE_AHEAD_YEARS } from '../../constants.ts';

/**
 * The date that is stored with what is to be kept for good: 12 years ahead. Browsers keep a cookie for less.
 * Specification §9.
 *
 * @param now - The clock's reading; it is not changed.
 */
export function storedDate(now: Date): Date {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() + STORED_DATE_AHEAD_YEARS);
  return date;
}
