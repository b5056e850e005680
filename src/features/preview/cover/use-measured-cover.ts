import { useEffect, useMemo, useState } from 'react';
import type { Scene } from '#engine/skin/scene.ts';
import type { BetterCover, Coverage, FoundSkin } from '#engine/skin/worker/skin-api.ts';
import { canvasOf } from '../export/canvas-of.ts';
import { sceneOf } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';
import type { Cover } from './use-cover.ts';

/** So long nothing changes before it is measured, and before something better is looked for: a drag comes first. */
const stillMs = 350;
/** What hides that much needs no better place. */
const enough = 0.985;

/** What a measure was taken of. */
interface Measured {
  readonly scene: Scene;
  readonly skin: FoundSkin;
  readonly selectedId: string | null;
  readonly coverage: Coverage | null;
  readonly better: BetterCover | null;
  readonly isDone: boolean;
}

type MeasuredCover = Pick<Cover, 'coverage' | 'better' | 'isMeasuring' | 'isLookingForBetter' | 'picture'>;

/** Measures how much of the old ink is hidden, and looks for what hides more, whenever things have come to rest. */
export function useMeasuredCover(): MeasuredCover {
  const { open, tryOn, state, isInGesture } = usePreview();
  const { engine } = open.sync;
  const { tattoos, isMasked, selectedId } = tryOn;
  const scene = useMemo(() => sceneOf({ tattoos, isMasked }), [tattoos, isMasked]);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const { skin } = state;
  const marks = tryOn.oldInk.taps.length + tryOn.oldInk.strokes.length;
  const isMarked = marks > 0 && skin !== null && skin.oldInk.share > 0;
  const areLaid = tattoos.every(({ id }) => state.laid.has(id));
  const isReady = isMarked && areLaid && !isInGesture;
  useEffect(() => {
    if (!isReady || !skin) return undefined;
    let isCurrent = true;
    let timer = setTimeout(async () => {
      // An engine that fails says so where the tattoo is drawn.
      const coverage = (await engine.coverage(scene).catch(() => undefined)) ?? null;
      if (coverage) setPicture(canvasOf(coverage.picture));
      if (!isCurrent) return;
      const isDone = !coverage || selectedId === null || coverage.lasting >= enough;
      const found = { scene, skin, selectedId, coverage, better: null };
      setMeasured({ ...found, isDone });
      if (isDone) return;
      timer = setTimeout(async () => {
        const better = (await engine.betterCover(scene, selectedId).catch(() => undefined)) ?? null;
        if (isCurrent) setMeasured({ ...found, better, isDone: true });
      }, stillMs);
    }, stillMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [engine, scene, skin, selectedId, isReady]);
  const isCurrent = measured?.scene === scene && measured.skin === skin && measured.selectedId === selectedId;
  return {
    coverage: (isMarked && measured?.coverage) || null,
    better: isCurrent ? measured.better : null,
    isMeasuring: isMarked && !isCurrent,
    isLookingForBetter: isMarked && isCurrent && !measured.isDone,
    picture: isMarked ? picture : null,
  };
}
