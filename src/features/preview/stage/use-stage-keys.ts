import type { KeyboardEvent } from 'react';
import { tattooControls } from '#engine/skin/preview-defaults.ts';
import { movedBy, nudged, type Shape, scaleOf, turned, withScale } from '../try-on/placement.ts';
import { usePreview } from '../use-preview.ts';

const fine = 0.01;
const turnDeg = 15;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Placing by keyboard: arrows, plus and minus, R; E opens the eraser, Delete removes the tattoo. */
export function useStageKeys(photo: Shape) {
  const { tattoo, alter, change, openEraser } = usePreview();
  return (event: KeyboardEvent): void => {
    if (!tattoo || event.ctrlKey || event.metaKey || event.altKey) return;
    const { placement } = tattoo;
    const arrow = arrows[event.key];
    if (arrow) {
      const [x, y] = arrow;
      const by = { x: x * fine, y: y * fine };
      alter({ placement: event.shiftKey ? movedBy(placement, by, photo) : nudged(placement, x, y, photo) });
    } else if (event.key === '+' || event.key === '=') {
      alter({ placement: withScale(placement, scaleOf(placement) + tattooControls.scale.step) });
    } else if (event.key === '-') {
      alter({ placement: withScale(placement, scaleOf(placement) - tattooControls.scale.step) });
    } else if (event.key.toLowerCase() === 'r') {
      alter({ placement: turned(placement, event.shiftKey ? -turnDeg : turnDeg) });
    } else if (event.key.toLowerCase() === 'e') {
      openEraser();
    } else if (event.key === 'Delete') {
      change({ type: 'remove', id: tattoo.id });
    } else {
      return;
    }
    event.preventDefault();
  };
}
