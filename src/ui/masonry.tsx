import { Fragment, type Key, type ReactNode, useSyncExternalStore } from 'react';
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
  const count = useSyncExternalStore(subscribe, columnCount);
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

const three = matchMedia('(min-width: 700px)');
const four = matchMedia('(min-width: 1080px)');

function columnCount(): number {
  if (four.matches) return 4;
  return three.matches ? 3 : 2;
}

function subscribe(listener: () => void): () => void {
  for (const query of [three, four]) query.addEventListener('change', listener);
  return () => {
    for (const query of [three, four]) query.removeEventListener('change', listener);
  };
}
