const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;

/** How long ago something was, in words; null when that is less than a minute. */
export function timeAgo(isoDate: string, now: number, language: string): string | null {
  const seconds = (now - Date.parse(isoDate)) / 1000;
  const unit = units.find(([, length]) => seconds >= length);
  if (!unit) return null;
  const [name, length] = unit;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    -Math.floor(seconds / length),
    name,
  );
}
