import { useEffect, useRef, useState } from 'react';
import type { SkinEngineClient } from '#engine/skin/worker/skin-api.ts';
import { isAbort } from '#lib/app-error.ts';
import { usePictureStore } from '../saved/picture-store-context.ts';
import { type KeptPlacement, layerOf, type Tattoo } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';
import { drawSheet } from './draw-sheet.ts';
import { cellLongest } from './sheet-layout.ts';

type SheetState = 'working' | 'done' | 'failed';

/** Draws each of some placements on the photo, and all of them on one canvas. */
export function useSheet(kept: readonly KeptPlacement[]) {
  const { open, state: preview, tryOn } = usePreview();
  const { skin } = preview;
  // As long as no skin is found, the ink lies on the photo as it is, here as on the stage.
  const isMasked = tryOn.isMasked && skin !== null && (skin.share > 0 || skin.isSettled);
  const { engine } = open.sync;
  const store = usePictureStore();
  const [canvas] = useState(() => document.createElement('canvas'));
  const [state, setState] = useState<SheetState>('working');
  const turn = useRef(0);

  // A better mask that was found meanwhile is drawn too.
  useEffect(() => {
    const mine = ++turn.current;
    const isOvertaken = () => mine !== turn.current;
    if (kept.length === 0) return;
    setState('working');
    const draw = async () => {
      const photos = await photosOf(kept, isMasked, engine, (id) => store.get(id));
      if (isOvertaken()) for (const photo of photos) photo.close();
      else {
        drawSheet(canvas, photos);
        setState('done');
      }
    };
    draw().catch((error) => !isAbort(error) && !isOvertaken() && setState('failed'));
    return () => {
      turn.current++;
    };
  }, [engine, store, kept, skin, isMasked, canvas]);
  return { canvas, state };
}

/** Designs are opened anew for it: those on the stage may have had their paper taken away in another way since. */
async function photosOf(
  kept: readonly KeptPlacement[],
  isMasked: boolean,
  engine: SkinEngineClient,
  pictureOf: (id: string) => Promise<Blob>,
): Promise<ImageBitmap[]> {
  // Another sheet may be drawn while this one is: neither closes the other's designs.
  const sheet = crypto.randomUUID();
  const idOf = ({ pictureId, removal }: Tattoo): string => `${sheet} ${pictureId} ${JSON.stringify(removal)}`;
  const opened = new Set<string>();
  const photos: ImageBitmap[] = [];
  try {
    for (const tattoos of kept) {
      for (const tattoo of tattoos) {
        const id = idOf(tattoo);
        if (opened.has(id)) continue;
        opened.add(id);
        await engine.openDesign(id, await pictureOf(tattoo.pictureId), tattoo.removal);
      }
      const layers = tattoos.map((tattoo) => ({ ...layerOf(tattoo), designId: idOf(tattoo) }));
      photos.push(await engine.renderAside({ layers, isMasked }, { longest: cellLongest, frame: 'photo' }));
    }
    return photos;
  } catch (cause) {
    for (const photo of photos) photo.close();
    throw cause;
  } finally {
    for (const id of opened) await engine.closeDesign(id);
  }
}
