import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Fitting, picturesOf } from '../fitting/fitting.ts';
import { FittingKeeper, type KeeperState } from './fitting-keeper.ts';
import { useShelf } from './shelf-context.ts';

export interface KeptFitting extends KeeperState, Pick<FittingKeeper, 'begin' | 'loadNewer'> {
  keepAsCopy(): Promise<void>;
}

/** Keeps the fitting for as long as the screen is open. */
export function useKeptFitting(
  fitting: Fitting,
  onBegin: (fitting: Fitting) => void,
  thumbnail: () => Promise<Blob | null>,
): KeptFitting {
  const shelf = useShelf();
  const [keeper] = useState(() => new FittingKeeper());
  const latest = useRef({ onBegin, thumbnail });
  latest.current = { onBegin, thumbnail };
  useEffect(
    () =>
      keeper.start({
        onBegin: (begun) => latest.current.onBegin(begun),
        thumbnail: () => latest.current.thumbnail(),
      }),
    [keeper],
  );
  useEffect(() => keeper.show(fitting), [keeper, fitting]);
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  return {
    ...state,
    begin: keeper.begin,
    loadNewer: keeper.loadNewer,
    keepAsCopy: async () => {
      // The tab that deleted the try-on threw its pictures away.
      await shelf.putBack(picturesOf(fitting));
      keeper.keepAsCopy();
    },
  };
}
