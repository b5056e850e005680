import { useEffect, useRef, useState } from 'react';
import { initialLook } from '#engine/skin/preview-defaults.ts';
import type { InkLook } from '#engine/skin/scene.ts';
import type { RemovalChoice } from '#engine/skin/worker/skin-api.ts';
import { isAbort } from '#lib/app-error.ts';
import type { Tattoo } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';

interface Lifted {
  /** Has what was lifted last. */
  readonly canvas: HTMLCanvasElement;
  readonly state: 'working' | 'done' | 'blank' | 'failed';
}

const longest = 900;
const asDrawn: InkLook = { ...initialLook, opacity: 1, contrast: 1, age: 'fresh' };

/** What is left of a photographed drawing without its paper; the tattoo itself stays as it is meanwhile. */
export function useLifted(tattoo: Tattoo, file: Blob | null, removal: RemovalChoice): Lifted {
  const { open } = usePreview();
  const { engine } = open.sync;
  const [canvas] = useState(() => document.createElement('canvas'));
  const [state, setState] = useState<Lifted['state']>('working');
  const turn = useRef(0);
  const trial = `${tattoo.id} on trial`;

  useEffect(() => {
    if (!file) return;
    const mine = ++turn.current;
    const isOvertaken = () => mine !== turn.current;
    setState('working');
    const lift = async () => {
      const { background } = await engine.openDesign(trial, file, removal);
      if (isOvertaken()) return;
      const bitmap = await engine.designPicture({ designId: trial, look: asDrawn, erased: [] }, longest);
      if (!isOvertaken()) {
        canvas.width = bitmap.width;
        canvas.height = bitmap.height;
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
        setState(background === 'removed' ? 'done' : background === 'failed' ? 'failed' : 'blank');
      }
      bitmap.close();
    };
    lift().catch((error) => !isAbort(error) && !isOvertaken() && setState('failed'));
  }, [engine, trial, file, removal, canvas]);

  useEffect(
    () => () => {
      turn.current++;
      engine.closeDesign(trial).catch(() => undefined);
    },
    [engine, trial],
  );
  return { canvas, state };
}
