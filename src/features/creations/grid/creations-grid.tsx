import { type Ref, useImperativeHandle, useRef } from 'react';
import type { Batch } from '#lib/batches.ts';
import { type CardHandlers, CreationCard } from './creation-card.tsx';
import { type GridFocus, useGridFocus } from './use-grid-focus.ts';
import { useGridLayout } from './use-grid-layout.ts';

interface CreationsGridProps extends CardHandlers {
  label: string;
  batches: readonly Batch[];
  chosen: ReadonlySet<string>;
  isChoosing: boolean;
  /** Images whose changes wait for the network. */
  pending: ReadonlySet<string>;
  /** What is shown is only what the device knows of. */
  isBusy: boolean;
  focusRef: Ref<GridFocus>;
}

/** One's own designs in their shapes. Past two hundred only those near the window are on the page. */
export function CreationsGrid(props: CreationsGridProps) {
  const { label, batches, chosen, isChoosing, pending, isBusy, focusRef, ...handlers } = props;
  const list = useRef<HTMLUListElement>(null);
  const { virtualizer, columnWidth, columnStep } = useGridLayout(list, batches);
  const focus = useGridFocus(list, { virtualizer }, batches.length);
  useImperativeHandle(focusRef, () => focus);
  const { scrollMargin } = virtualizer.options;
  return (
    <ul
      ref={list}
      aria-label={label}
      aria-busy={isBusy}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {columnWidth > 0 &&
        virtualizer.getVirtualItems().map(({ key, index, lane, start }) => {
          const batch = batches[index];
          if (!batch) return null;
          return (
            <li
              key={key}
              aria-setsize={batches.length}
              aria-posinset={index + 1}
              className="absolute top-0 left-0"
              style={{
                width: columnWidth,
                transform: `translate(${lane * columnStep}px, ${start - scrollMargin}px)`,
              }}
            >
              <CreationCard
                batch={batch}
                place={index}
                isChosen={chosen.has(batch.id)}
                isChoosing={isChoosing}
                isPending={batch.images.some(({ id }) => pending.has(id))}
                {...handlers}
              />
            </li>
          );
        })}
    </ul>
  );
}
