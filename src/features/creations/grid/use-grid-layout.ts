import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Batch } from '#lib/batches.ts';
import { useMediaQuery } from '#ui/media-query.ts';
import { useColumnCount } from '#ui/pictures/masonry.tsx';

/** Up to so many designs all are on the page: to be found by the browser's search, and read in one go. */
const allAtOnce = 200;
/** Rows beyond the window's edges that are there, too, when there are more. */
const rowsBeyond = 3;

/** In px of the root's font size: between columns, between rows, and the words below a print. */
const measures = {
  phone: { column: 1, row: 1.5, caption: 3.125 },
  middle: { column: 1.375, row: 1.625, caption: 1.875 },
  wide: { column: 1.75, row: 2.375, caption: 1.875 },
} as const;

export interface GridLayout {
  virtualizer: Virtualizer<Window, Element>;
  columnWidth: number;
  /** From the beginning of one column to that of the next. */
  columnStep: number;
}

/** Where which of the designs hang: each below the shortest column, at the height that its shape asks for. */
export function useGridLayout(list: RefObject<HTMLElement | null>, batches: readonly Batch[]): GridLayout {
  const columns = useColumnCount();
  const isMiddle = useMediaQuery('(min-width: 700px)');
  const isWide = useMediaQuery('(min-width: 1080px)');
  const { width, top } = useBox(list);
  const rem = useRootFontSize();
  const { column, row, caption } = measures[isWide ? 'wide' : isMiddle ? 'middle' : 'phone'];
  const columnWidth = Math.max(0, (width - (columns - 1) * column * rem) / columns);

  const virtualizer = useWindowVirtualizer({
    count: batches.length,
    lanes: columns,
    gap: row * rem,
    overscan: batches.length <= allAtOnce ? allAtOnce : rowsBeyond,
    scrollMargin: top,
    // What the window shows before its height is known: enough for a first look.
    initialRect: { width: 1000, height: 1000 },
    getItemKey: (place) => batches[place]?.id ?? place,
    estimateSize: (place) => {
      const { width: w = 1, height: h = 1 } = batches[place]?.images[0].dimensions ?? {};
      return (columnWidth * h) / w + caption * rem;
    },
  });
  const shapes = batches.map(({ images: [{ dimensions }] }) => dimensions.height / dimensions.width).join();
  // Whatever heights follow from.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columnWidth, rem, caption, shapes]);
  return { virtualizer, columnWidth, columnStep: columnWidth + column * rem };
}

/** Of an element: its width, and how far down the page it begins. */
function useBox(element: RefObject<HTMLElement | null>): { width: number; top: number } {
  const [box, setBox] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const rect = element.current?.getBoundingClientRect();
      if (!rect) return;
      const { width } = rect;
      const top = Math.round(rect.top + window.scrollY);
      setBox((before) => (before.width === width && before.top === top ? before : { width, top }));
    };
    measure();
    // Whatever grows above it moves it.
    const observer = new ResizeObserver(measure);
    for (const watched of [element.current, document.body]) if (watched) observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return box;
}

function useRootFontSize(): number {
  const [size] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  return size;
}
