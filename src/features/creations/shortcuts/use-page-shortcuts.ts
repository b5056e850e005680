import type { RefObject } from 'react';
import type { GeneratedImage } from '#contract/image.ts';
import type { Batch } from '#lib/batches.ts';
import { useShortcuts } from '#lib/shortcuts.ts';
import type { Direction, GridFocus } from '../grid/use-grid-focus.ts';
import type { ChosenDesigns } from '../selection/use-selection.ts';

interface PageShortcuts {
  batches: readonly Batch[];
  selection: ChosenDesigns;
  grid: RefObject<GridFocus | null>;
  searchField: RefObject<HTMLInputElement | null>;
  onDelete: (images: readonly GeneratedImage[]) => void;
  onStar: (images: readonly GeneratedImage[]) => void;
  onHelp: () => void;
}

/** What keys do on My creations; `shortcuts-dialog.tsx` lists them. */
export function usePageShortcuts(parts: PageShortcuts): void {
  const { batches, selection, grid, searchField, onDelete, onStar, onHelp } = parts;
  const focused = (): Batch | undefined => {
    const place = grid.current?.focusedPlace();
    return place === undefined ? undefined : batches[place];
  };
  /** What is selected, else what has the focus. */
  const meant = (): readonly GeneratedImage[] =>
    selection.images.length > 0 ? selection.images : (focused()?.images ?? []);

  const go = (direction: Direction, selects: boolean) => () => {
    if (!grid.current || batches.length === 0) return false;
    const place = grid.current.focusedPlace();
    // Nothing has the focus: sideways begins with the first, up and down scroll as ever.
    if (place === undefined && (direction === 'ArrowUp' || direction === 'ArrowDown')) return false;
    const next = place === undefined ? 0 : grid.current.neighbour(place, direction);
    const batch = next === undefined ? undefined : batches[next];
    if (next === undefined || !batch) return;
    const from = place === undefined ? undefined : batches[place];
    if (selects) selection.extendTo(batch.id, from?.id);
    grid.current.focus(next);
  };
  const erase = () => {
    const images = meant();
    if (images.length === 0) return false;
    const place = grid.current?.focusedPlace();
    selection.clear();
    onDelete(images);
    // What comes in its place is gone on with.
    if (place !== undefined) grid.current?.focusAfterChange(place);
  };
  const directions = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

  useShortcuts({
    ...Object.fromEntries(directions.map((direction) => [direction, go(direction, false)])),
    ...Object.fromEntries(directions.map((direction) => [`Shift+${direction}`, go(direction, true)])),
    Delete: erase,
    Backspace: erase,
    x: () => {
      const batch = focused();
      if (!batch) return false;
      selection.toggle(batch.id);
    },
    s: () => {
      const images = meant();
      if (images.length === 0) return false;
      onStar(images);
    },
    'Mod+a': () => (batches.length === 0 ? false : selection.all()),
    Escape: () => (selection.isChoosing ? selection.clear() : false),
    '/': () => searchField.current?.focus(),
    '?': onHelp,
  });
}
