import { Fragment, type Key, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useMediaQuery } from '../media-query.ts';
import { spreadColumns } from './spread-columns.ts';

interface MasonryProps<T> {
  label: string;
  things: readonly T[];
  keyOf: (thing: T) => Key;
  /** In widths of a column. */
  heightOf: (thing: T) => number;
  render: (thing: T, place: number) => ReactNode;
}

/** Prints of different heights, hung in two, three or four columns. */
export function Masonry<T>({ label, things, keyOf, heightOf, render }: MasonryProps<T>) {
  const fitting = useColumnCount();
  const places = new Map(things.map((thing, place) => [thing, place]));
  // Where pages are rendered ahead of the app only its styles will know how many columns fit.
  const counts = import.meta.env.SSR ? columnCounts : [fitting];
  return counts.map((count) => (
    <section
      key={counts.indexOf(count)}
      aria-label={label}
      className={classNames(
        'grid gap-4 sm:gap-5.5 lg:gap-7',
        columnsLook[count],
        import.meta.env.SSR && shownWhereFitting[count],
      )}
    >
      {spreadColumns(things, count, heightOf).map((column, position) => (
        <div key={position} className="grid min-w-0 content-start gap-y-6.5 lg:gap-y-9.5">
          {column.map((thing) => (
            <Fragment key={keyOf(thing)}>{render(thing, places.get(thing) ?? 0)}</Fragment>
          ))}
        </div>
      ))}
    </section>
  ));
}

const columnCounts = [2, 3, 4] as const;

/** Of fixed widths: while the page is still coming in, the first column must not take the place of all. */
const columnsLook = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' } as const;

const shownWhereFitting = {
  2: 'sm:hidden',
  3: 'max-sm:hidden lg:hidden',
  4: 'max-lg:hidden',
} as const;

/** How many prints hang side by side. */
export function useColumnCount(): (typeof columnCounts)[number] {
  const isMiddle = useMediaQuery('(min-width: 700px)');
  const isWide = useMediaQuery('(min-width: 1080px)');
  if (isWide) return 4;
  return isMiddle ? 3 : 2;
}
