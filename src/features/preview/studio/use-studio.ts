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
export function useStudio(shelf: PictureShelf): OpenStudio | null {
  const [open, setOpen] = useState<OpenStudio | null>(null);
  useEffect(() => {
    const canvases = new Canvases();
    const studio = new Studio({
      door: new SkinWorker(),
      picture: (id) => shelf.get(id),
      paint: canvases.paint,
    });
    setOpen({ studio, canvases });
    return () => {
      studio.dispose();
      canvases.release();
    };
  }, [shelf]);
  return open;
}

export function useStudioState({ studio }: OpenStudio): StudioState {
  return useSyncExternalStore(studio.subscribe, studio.state);
}

/** Has the engine draw what is wanted, whenever that changes. */
export function useDrawn({ studio }: OpenStudio, { fitting, longest, isDraft, showsSkin }: Wanted): void {
  useEffect(() => {
    studio.show({ fitting, longest, isDraft, showsSkin });
  }, [studio, fitting, longest, isDraft, showsSkin]);
}
