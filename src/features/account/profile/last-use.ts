const dayMs = 24 * 60 * 60 * 1000;

/** When a login was used last, as coarse as it is known: "today", "3 days ago", and after a week the day itself. */
export function lastUse(usedAt: string, language: string, now = new Date()): string {
  const used = new Date(usedAt);
  const days = Math.round((startOfDay(now) - startOfDay(used)) / dayMs);
  if (days >= 7) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(used);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.min(-days, 0), 'day');
}

const startOfDay = (time: Date) => new Date(time).setHours(0, 0, 0, 0);
