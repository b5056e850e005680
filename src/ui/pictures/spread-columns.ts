/**
 * Deals things out to columns, each to the one that is shortest so far: what is there already stays where it is when
 * more come.
 * @param heightOf in widths of a column
 */
export function spreadColumns<T>(
  things: readonly T[],
  columns: number,
  heightOf: (thing: T) => number,
): T[][] {
  const filled = Array.from({ length: columns }, () => ({ height: 0, things: [] as T[] }));
  for (const thing of things) {
    const shortest = filled.reduce((best, column) => (column.height < best.height - 1e-6 ? column : best));
    shortest.height += heightOf(thing);
    shortest.things.push(thing);
  }
  return filled.map((column) => column.things);
}
