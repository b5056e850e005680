import { clamp, lerp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Three rosettes of thick leaves, the largest in front, seen from above. */
export const succulent: Motif = {
  name: 'succulent',
  tinted: ['leafLight', 'leaf'],
  draw(canvas) {
    canvas.layer((pen) => drawRosette(pen.at({ at: [-0.74, -0.66], scale: 0.56 }), 17), { contour: 0.8 });
    canvas.layer((pen) => drawRosette(pen.at({ at: [0.8, 0.74], scale: 0.52 }), 17), { contour: 0.8 });
    canvas.layer((pen) => drawRosette(pen, 30));
  },
};

/** The angle between a leaf and the next: with it, no leaf hides another. */
const goldenAngle = 2.39996;

/** Of radius 1: leaves in a spiral from the outermost to the tight ones in its heart. */
function drawRosette(pen: Pen, count: number): void {
  const turn = pen.random.between(0, 6);
  for (let i = 0; i < count; i++) {
    const share = i / (count - 1);
    drawPad(pen.at({ scale: lerp(1, 0.2, share ** 0.9), angleRad: turn + i * goldenAngle }), share);
  }
}

/** A plump leaf along the x axis that ends in a point, its edge blushing. */
function drawPad(pen: Pen, share: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.02 0!, 0.3 -0.16, 0.62 -0.32, 0.86 -0.28, 0.95 -0.1, 1.08 0!, 0.95 0.1, 0.86 0.28, 0.62 0.32, 0.3 0.16',
    ),
    {
      pigment: share < 0.4 ? 'leaf' : 'leafLight',
      tone: (x, y) => clamp(0.95 - 1.0 * x + 0.35 * y + 0.12 * (1 - share)),
      line: inner,
    },
  );
  pen.fill(outlined('0.9 -0.18!, 0.95 -0.09, 1.08 0!, 0.95 0.09, 0.9 0.18!, 0.86 0'), {
    pigment: 'blush',
    tone: 0.35,
  });
  if (share < 0.75) pen.stroke(traced('0.5 0.01, 0.7 0.02, 0.88 0.0'), detail, { taper: 0.5 });
}
