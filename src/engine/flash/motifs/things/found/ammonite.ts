import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A fossil ammonite: a ribbed coil that widens to its mouth. */
export const ammonite: Motif = {
  name: 'ammonite',
  tinted: ['bone', 'wood'],
  draw: (canvas) => canvas.layer(drawCoil),
};

const turns = 3.25;
const mouthRad = 0.5;

/** From the middle (0) to the mouth (1): the outer edge, and where one turn lies on the one within. */
function edgeAt(share: number, isInner: boolean): Point {
  const angle = mouthRad - (1 - share) * turns * 2 * Math.PI;
  const radius = 1.24 * 0.46 ** ((1 - share) * turns);
  return polar(angle, isInner ? radius * 0.5 : radius);
}

function drawCoil(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const count = 74;
  for (let i = 0; i < count; i++) {
    const [from, to] = [(i / count) ** 0.8, ((i + 1) / count) ** 0.8];
    const along = steps(4, from, to);
    const [a, b] = [edgeAt(from, false), edgeAt(from, true)];
    const bulge = edgeAt(to + 0.006, false);
    const isLast = i === count - 1;
    pen.fill(
      [
        ...along.map((share) => edgeAt(share, false)),
        ...(isLast ? [] : [bulge]),
        ...along.toReversed().map((share) => edgeAt(share, true)),
      ],
      {
        pigment: i % 2 ? 'bone' : 'scroll',
        tone: (x, y) => {
          const reach = Math.sqrt(x * x + y * y) / Math.max(0.01, Math.sqrt(a[0] * a[0] + a[1] * a[1]));
          return clamp(0.1 + 1.1 * (0.78 - reach) + 0.35 * x + 0.3 * y);
        },
      },
    );
    if (i > 8)
      pen.stroke(
        [a, [(a[0] * 2 + b[0]) / 3 + 0.02 * a[1], (a[1] * 2 + b[1]) / 3 - 0.02 * a[0]], b],
        i > 40 ? inner : detail,
      );
  }
  const outline = steps(150).map((share) => edgeAt(share, false));
  pen.stroke(outline, (t) => inner * (0.5 + t));
  drawMouth(pen);
}

/** The dark opening at the end of the last turn. */
function drawMouth(pen: Pen): void {
  const { inner } = pen.weight;
  const [outer, within] = [edgeAt(1, false), edgeAt(1, true)];
  const [mx, my] = [(outer[0] + within[0]) / 2, (outer[1] + within[1]) / 2];
  const lip = traced(`${outer[0]} ${outer[1]}, ${mx - 0.16} ${my + 0.2}, ${within[0]} ${within[1]}`, 10);
  pen.fill([...lip, [mx + 0.02, my - 0.04]], { pigment: 'wood', tone: 0.7, line: inner * 1.2 });
}
