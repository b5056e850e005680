import { useMemo, useState } from 'react';
import type { Batch } from '#lib/batches.ts';
import { emptySelection, stillThere, toggled, withAll, withRange } from './selection.ts';

/** What of the list is chosen to do something with. */
export function useSelection(batches: readonly Batch[]) {
  const [wanted, setWanted] = useState(emptySelection);
  /** Whether pressing a design chooses it, instead of opening it. */
  const [isChoosing, setIsChoosing] = useState(false);
  const order = useMemo(() => batches.map(({ id }) => id), [batches]);
  const selection = stillThere(wanted, order);
  const chosen = batches.filter(({ id }) => selection.ids.has(id));
  return {
    ids: selection.ids,
    images: chosen.flatMap((batch) => batch.images),
    isChoosing: isChoosing || chosen.length > 0,
    begin: () => setIsChoosing(true),
    toggle: (id: string) => setWanted(toggled(selection, id)),
    /** @param from where a range begins that nothing was chosen for yet */
    extendTo: (id: string, from?: string) => {
      const anchor = selection.anchor ?? from ?? null;
      setWanted(withRange({ ...selection, anchor }, id, order));
    },
    all: () => setWanted(withAll(selection, order)),
    clear: () => {
      setWanted(emptySelection);
      setIsChoosing(false);
    },
  };
}

export type ChosenDesigns = ReturnType<typeof useSelection>;
