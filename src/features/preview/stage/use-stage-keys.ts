import type { KeyboardEvent } from 'react';
import { reticle } from '../cover/reticle.ts';
import { grown, movedBy, type Shape, turned } from '../try-on/placement.ts';
import { usePreview } from '../use-preview.ts';
import type { View } from './view.ts';

/** CSS pixels that an arrow key moves the tattoo by, and with Shift. */
const stepsPx = { fine: 1, coarse: 10 } as const;
/** What plus makes of its size. */
const ratio = 1.05;
const turnDeg = 15;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What is done while a key is held is one step to undo. */
const gesture = 'keys';

/**
 * Placing by keyboard: arrows move, plus and minus size, R turns; W says where the tattoo lies, E opens the eraser,
 * Delete removes it. With the tool that finds old ink in hand, Enter taps where the reticle is.
 */
export function useStageKeys(view: View, photo: Shape) {
  const { tryOn, tattoo, tool, alter, change, endGesture, openEraser, tellPlace } = usePreview();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (tool.kind === 'tap-ink' && event.key === 'Enter' && event.target === event.currentTarget) {
      change({ type: 'tap-ink', at: reticle(tryOn, photo) });
      event.preventDefault();
      return;
    }
    if (!tattoo || event.ctrlKey || event.metaKey || event.altKey) return;
    const { placement } = tattoo;
    const arrow = arrows[event.key];
    const key = event.key.toLowerCase();
    if (arrow) {
      const step = (event.shiftKey ? stepsPx.coarse : stepsPx.fine) / view.unit;
      const [x, y] = arrow;
      alter({ placement: movedBy(placement, { x: x * step, y: y * step }, photo) }, gesture);
    } else if (key === '+' || key === '=') {
      alter({ placement: grown(placement, ratio) }, gesture);
    } else if (key === '-') {
      alter({ placement: grown(placement, 1 / ratio) }, gesture);
    } else if (key === 'r') {
      alter({ placement: turned(placement, event.shiftKey ? -turnDeg : turnDeg) }, gesture);
    } else if (key === 'w') {
      tellPlace();
    } else if (key === 'e') {
      openEraser();
    } else if (event.key === 'Delete') {
      change({ type: 'remove', id: tattoo.id });
    } else {
      return;
    }
    event.preventDefault();
  };
  return { onKeyDown, onKeyUp: endGesture };
}
