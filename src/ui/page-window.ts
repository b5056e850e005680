/** All pages of a few; of many the first, the last and those around the current one. */
export function pageWindow(current: number, total: number): (number | 'gap')[] {
  const all = Array.from({ length: total }, (_, place) => place + 1);
  if (total <= 5) return all;
  const shown = all.filter((page) => page === 1 || page === total || Math.abs(page - current) <= 1);
  return shown.flatMap((page, place) => {
    const before = shown[place - 1];
    return before !== undefined && page - before > 1 ? (['gap', page] as const) : [page];
  });
}
