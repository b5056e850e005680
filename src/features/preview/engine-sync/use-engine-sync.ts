import { useEffect, useState, useSyncExternalStore } from 'react';
import { SkinWorker } from '#engine/skin/worker/skin-worker.ts';
import type { PictureStore } from '../saved/picture-store.ts';
import { Canvases } from './canvases.ts';
import { EngineSync } from './engine-sync.ts';
import type { SyncState, Wanted } from './sync-state.ts';

export interface OpenEngine {
  readonly sync: EngineSync;
  readonly canvases: Canvases;
}

/** One engine for as long as the screen is open. */
export function useEngineSync(store: PictureStore): OpenEngine {
  const [open] = useState(() => {
    const canvases = new Canvases();
    const picture = (id: string) => store.get(id);
    return { sync: new EngineSync({ engine: new SkinWorker(), picture, paint: canvases.paint }), canvases };
  });
  useEffect(
    () => () => {
      open.sync.dispose();
      open.canvases.release();
    },
    [open],
  );
  return open;
}

export function useSyncState({ sync }: OpenEngine): SyncState {
  return useSyncExternalStore(sync.subscribe, sync.state, sync.state);
}

/** Has the engine draw what is wanted, whenever that changes. */
export function useDrawn({ sync }: OpenEngine, { tryOn, longest, isDraft, showsSkin }: Wanted): void {
  useEffect(() => {
    sync.show({ tryOn, longest, isDraft, showsSkin });
  }, [sync, tryOn, longest, isDraft, showsSkin]);
}
