import { Fragment, type Key, type ReactNode } from 'react';
import { useMediaQuery } from './media-query.ts';
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
  const count = useColumnCount();
  const places = new Map(things.map((thing, place) => [thing, place]));
  return (
    <section aria-label={label} className="flex gap-4 sm:gap-5.5 lg:gap-7">
      {spreadColumns(things, count, heightOf).map((column, position) => (
        <div key={position} className="grid min-w-0 flex-1 content-start gap-y-6.5 lg:gap-y-9.5">
          {column.map((thing) => (
            <Fragment key={keyOf(thing)}>{render(thing, places.get(thing) ?? 0)}</Fragment>
          ))}
        </div>
      ))}
    </section>
  );
}

function useColumnCount(): number {
  const isMiddle = useMediaQuery('(min-width: 700px)');
  const isWide = useMediaQuery('(min-width: 1080px)');
  if (isWide) return 4;
  return isMiddle ? 3 : 2;
}
