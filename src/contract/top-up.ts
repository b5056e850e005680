import type { User } from './account.ts';

/**
 * When the free credits of an account are topped up again: when the next month since it was opened begins, for whoever
 * has no membership or pass running; null for those who have. The server counts months in UTC, and tops up in the night.
 */
export function nextTopUp(
  {
    membershipLevel,
    freeCreditsFrom,
    createdAt,
  }: Pick<User, 'membershipLevel' | 'freeCreditsFrom' | 'createdAt'>,
  now: Date,
): Date | null {
  if (membershipLevel !== 'free') return null;
  if (freeCreditsFrom !== null) return new Date(freeCreditsFrom);
  const opened = new Date(createdAt);
  let months =
    12 * (now.getUTCFullYear() - opened.getUTCFullYear()) + now.getUTCMonth() - opened.getUTCMonth();
  months = Math.max(1, months);
  while (monthsAfter(opened, months) <= now) months++;
  return monthsAfter(opened, months);
}

/** The same day so many months later; in a month that is too short, the day after its last. */
function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay + 1));
  return later;
}
