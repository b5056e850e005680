/** Which of a list are chosen, and from where a range goes on. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const emptySelection: Selection = { ids: new Set(), anchor: null };

/** Chooses one more, or no longer. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/**
 * Chooses all from the anchor to `id`, both included, besides what was chosen. Without an anchor `id` alone.
 * @param order the ids of the list as it is shown
 */
export function withRange({ ids, anchor }: Selection, id: string, order: readonly string[]): Selection {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return { ids: new Set([...ids, id]), anchor: id };
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...ids, ...range]), anchor };
}

export function withAll({ anchor }: Selection, order: readonly string[]): Selection {
  return { ids: new Set(order), anchor };
}

/** Without what is no longer there. */
export function stillThere(selection: Selection, order: readonly string[]): Selection {
  const known = new Set(order);
  const ids = new Set([...selection.ids].filter((id) => known.has(id)));
  return ids.size === selection.ids.size ? selection : { ...selection, ids };
}
