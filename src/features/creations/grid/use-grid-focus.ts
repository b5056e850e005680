import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { GridLayout } from './use-grid-layout.ts';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

interface Wanted {
  place: number;
  /** Not before there are more or fewer designs than now. */
  whenNot?: number;
}

/** Moves the focus from design to design, also to those that are not on the page yet. */
export function useGridFocus(
  list: RefObject<HTMLElement | null>,
  { virtualizer }: Pick<GridLayout, 'virtualizer'>,
  count: number,
) {
  const wanted = useRef<Wanted>(undefined);
  const linkAt = (place: number) => list.current?.querySelector<HTMLElement>(`a[data-place="${place}"]`);
  useLayoutEffect(() => {
    if (!wanted.current || wanted.current.whenNot === count) return;
    const link = linkAt(Math.min(wanted.current.place, count - 1));
    if (!link) return;
    wanted.current = undefined;
    link.focus();
  });
  return {
    /** The place of what has the focus, if it is a design's. */
    focusedPlace: (): number | undefined => {
      const card = document.activeElement?.closest('li');
      const place = card && list.current?.contains(card) && card.querySelector('a')?.dataset.place;
      return place ? Number(place) : undefined;
    },
    focus: (place: number): void => {
      const link = linkAt(place);
      link?.focus();
      if (link) return;
      wanted.current = { place };
      virtualizer.scrollToIndex(place, { align: 'center' });
    },
    /** Focuses a place once the list has changed; the last one if there are fewer. */
    focusAfterChange: (place: number): void => {
      wanted.current = { place, whenNot: count };
    },
    /** The next place in that direction, or undefined at the edge. */
    neighbour: (place: number, direction: Direction): number | undefined => {
      const step = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1;
      const isInColumn = direction === 'ArrowUp' || direction === 'ArrowDown';
      const lane = virtualizer.measurementsCache[place]?.lane;
      for (let next = place + step; next >= 0 && next < count; next += step) {
        if (!isInColumn || virtualizer.measurementsCache[next]?.lane === lane) return next;
      }
      return undefined;
    },
  };
}

export type GridFocus = ReturnType<typeof useGridFocus>;
