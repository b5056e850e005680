import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The skull of a beast, its lower jaw behind what lies above it. */
export function beastSkull(
  name: string,
  drawLowerJaw: (pen: Pen) => void,
  drawSkull: (pen: Pen) => void,
): Motif {
  return {
    name,
    tinted: ['bone'],
    draw: (canvas) =>
      canvas.layer((pen) => {
        drawLowerJaw(pen);
        drawSkull(pen);
      }),
  };
}
