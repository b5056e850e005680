import { useEffect, useState, useSyncExternalStore } from 'react';
import { SkinWorker } from '#engine/skin/worker/skin-worker.ts';
import type { PictureShelf } from '../saved/picture-shelf.ts';
import { Canvases } from './canvases.ts';
import { Studio } from './studio.ts';
import type { StudioState, Wanted } from './studio-state.ts';

export interface OpenStudio {
  readonly studio: Studio;
  readonly canvases: Canvases;
}

/** One engine for as long as the screen is open. */
export function useStudio(shelf: PictureShelf): OpenStudio {
  const [open] = useState(() => {
    const canvases = new Canvases();
    const picture = (id: string) => shelf.get(id);
    return { studio: new Studio({ door: new SkinWorker(), picture, paint: canvases.paint }), canvases };
  });
  useEffect(
    () => () => {
      open.studio.dispose();
      open.canvases.release();
    },
    [open],
  );
  return open;
}

export function useStudioState({ studio }: OpenStudio): StudioState {
  return useSyncExternalStore(studio.subscribe, studio.state, studio.state);
}

/** Has the engine draw what is wanted, whenever that changes. */
export function useDrawn({ studio }: OpenStudio, { fitting, longest, isDraft, showsSkin }: Wanted): void {
  useEffect(() => {
    studio.show({ fitting, longest, isDraft, showsSkin });
  }, [studio, fitting, longest, isDraft, showsSkin]);
}
