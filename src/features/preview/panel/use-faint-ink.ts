import { useEffect, useState } from 'react';
import type { FaintInk } from '#engine/skin/ink/faint-ink.ts';
import { layerOf, type Tattoo } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';

/** So long nothing changes before it is measured: a drag has other work for the engine. */
const stillMs = 500;

/** What of a tattoo will hardly show on the skin that it lies on; null until that is known. */
export function useFaintInk(tattoo: Tattoo): FaintInk | null {
  const { open, state } = usePreview();
  const { engine } = open.sync;
  const [found, setFound] = useState<{ readonly of: Tattoo; readonly faint: FaintInk } | null>(null);
  const isReady = state.skin !== null && state.laid.has(tattoo.id);
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      // A hint: an engine that fails says so where the tattoo is drawn.
      const faint = await engine.faintInk(layerOf(tattoo)).catch(() => null);
      if (isCurrent && faint) setFound({ of: tattoo, faint });
    }, stillMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [engine, tattoo, isReady]);
  return found?.of.id === tattoo.id ? found.faint : null;
}
