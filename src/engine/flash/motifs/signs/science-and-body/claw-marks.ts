import { clamp } from '../../../geometry/interval.ts';
import type { Point, Polygon } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Four gashes side by side, as claws tear them: skin turned up along their edges. */
export const clawMarks: Motif = {
  name: 'claw-marks',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const { x, y, scale } of gashes) drawGash(pen.at({ at: [x, y], scale, angleRad: 0.3 }));
    });
  },
};

const gashes = [
  { x: -0.72, y: 0.16, scale: 0.84 },
  { x: -0.24, y: -0.06, scale: 1.06 },
  { x: 0.26, y: 0.02, scale: 1.02 },
  { x: 0.74, y: 0.2, scale: 0.78 },
] as const;

/** From its point above to its point below. */
function drawGash(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(flaps, {
    pigment: 'bone',
    tone: (x) => clamp(0.1 + 1.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(wound, {
    pigment: 'petal',
    black: 'uncolored',
    tone: (x, y) => clamp(0.45 + 1.6 * x + 0.15 * y),
    line: inner,
  });
  for (const tear of [
    '-0.17 -0.44, -0.08 -0.4',
    '-0.2 0.0, -0.1 0.0',
    '-0.17 0.42, -0.08 0.4',
    '0.18 -0.26, 0.1 -0.26',
    '0.21 0.18, 0.12 0.16',
    '0.15 0.6, 0.07 0.58',
  ])
    pen.stroke(traced(tear), detail * 1.3, { taper: 0.4 });
}

const wound: Polygon = outlined(
  '0.02 -1.1!, 0.07 -0.66, 0.1 -0.2, 0.1 0.24, 0.06 0.66, -0.02 1.14!, -0.06 0.66, -0.1 0.22, -0.09 -0.2, -0.05 -0.66',
);
/** Ragged, on both sides. */
const flaps: Polygon = [[0.02, -1.18], ...raggedEdge(1), [-0.02, 1.22], ...raggedEdge(-1).toReversed()];

function raggedEdge(side: 1 | -1): Point[] {
  const depths = [0.1, 0.08, 0.17, 0.12, 0.22, 0.15, 0.24, 0.16, 0.21, 0.13, 0.17, 0.09, 0.1];
  return depths.map((depth, i): Point => {
    const along = -0.92 + (i / (depths.length - 1)) * 1.84;
    return [side * depth, along + side * 0.05];
  });
}
