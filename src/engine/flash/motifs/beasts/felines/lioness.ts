import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFelineFace } from '../../parts/cats/feline-face.ts';
import { felinePoses } from '../../parts/cats/feline-poses.ts';
import { drawProwlingFeline } from '../../parts/cats/prowling-feline.ts';

/** A lioness's head from the front, snarling in one design of a set. */
export const lioness: Motif = {
  name: 'lioness',
  tinted: ['gold'],
  poses: {
    ...felinePoses({ coat: 'gold', light: 'foam', iris: 'ember', hasTuft: true }),
    prowling: { draw: drawProwling },
  },
  draw: (canvas) => canvas.layer((pen) => drawHead(pen, canvas.kit.variant === 3)),
};

function drawHead(pen: Pen, isRoaring: boolean): void {
  drawFelineFace(pen, { coat: 'gold', light: 'foam', iris: 'ember', isRoaring });
}

function drawProwling(canvas: Canvas): void {
  canvas.layer((pen) =>
    drawProwlingFeline(pen, {
      coat: 'gold',
      light: 'foam',
      hasTuft: true,
      drawHead: (head) => drawHead(head, false),
    }),
  );
}
