import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { picturesOf, type TryOn } from '../try-on/try-on.ts';
import { usePictureStore } from './picture-store-context.ts';
import { type KeeperState, TryOnKeeper } from './try-on-keeper.ts';

export interface KeptTryOn extends KeeperState, Pick<TryOnKeeper, 'begin' | 'loadNewer'> {
  keepAsCopy(): Promise<void>;
}

/** Keeps the try-on for as long as the screen is open. */
export function useKeptTryOn(
  tryOn: TryOn,
  onBegin: (tryOn: TryOn) => void,
  thumbnail: () => Promise<Blob | null>,
): KeptTryOn {
  const store = usePictureStore();
  const [keeper] = useState(() => new TryOnKeeper());
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
  useEffect(() => keeper.show(tryOn), [keeper, tryOn]);
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  return {
    ...state,
    begin: keeper.begin,
    loadNewer: keeper.loadNewer,
    keepAsCopy: async () => {
      // The tab that deleted the try-on threw its pictures away.
      await store.putBack(picturesOf(tryOn));
      keeper.keepAsCopy();
    },
  };
}
