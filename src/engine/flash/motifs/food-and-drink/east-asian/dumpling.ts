import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Three dumplings folded to crescents, their rims pleated, on a plate. */
export const dumpling: Motif = {
  name: 'dumpling',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPlate(pen);
      drawDumpling(pen.at({ at: [-0.5, -0.16], scale: 0.56, angleRad: -0.12 }));
      drawDumpling(pen.at({ at: [0.52, -0.16], scale: 0.56, angleRad: 0.12 }));
      drawDumpling(pen.at({ at: [0, 0.16], scale: 0.72 }));
    });
    canvas.layer(drawSteam, { contour: 0 });
  },
};

function drawPlate(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.6 0.6!, 0.6 0.6!, 0.5 0.92, 0 0.96, -0.5 0.92'), {
    pigment: 'water',
    tone: 0.6,
    line: inner,
  });
  pen.fill(ellipse([0, 0.36], 1.4, 0.46, 72), {
    pigment: 'water',
    tone: (x) => clamp(0.2 + 0.4 * x),
    line: inner * 1.2,
  });
  pen.fill(ellipse([0, 0.33], 1.2, 0.36, 72), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 0.3 * Math.abs(x)),
    line: inner,
  });
}

/** About 2 wide, its belly to the front, its rim standing up behind it. */
function drawDumpling(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rim, { pigment: 'foam', tone: (x) => clamp(0.1 + 0.3 * x), line: inner * 1.1 });
  pen.fill(belly, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.6 * (y - 0.1) + 0.3 * x * x),
    line: inner * 1.1,
  });
  for (const share of steps(pleats, 0.06, 0.94)) {
    const [x, y] = onSeam(share);
    const lean = 0.5 - share;
    pen.stroke(
      [
        [x * 1.1, y - 0.15],
        [x + 0.02, y],
        [x * 0.88 + 0.12 * lean, y + 0.2 * (1 - 2 * Math.abs(lean)) + 0.06],
      ],
      inner,
      { taper: 0.5, tapering: 'end' },
    );
  }
  pen.stroke(traced('-0.5 0.4, -0.2 0.5, 0.14 0.5'), detail * 1.2, { taper: 0.5 });
}

function drawSteam(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [-0.44, 0, 0.44])
    pen.stroke(traced(`${x} -0.66, ${x - 0.1} -0.82, ${x + 0.08} -0.98, ${x - 0.04} -1.16`), inner * 1.4, {
      taper: 0.5,
    });
}

const pleats = 8;

/** Where belly and rim meet, from the left to the right. */
function onSeam(share: number): Point {
  const x = 2 * share - 1;
  return [0.94 * x, -0.3 + 0.44 * x * x];
}

const seam = steps(24).map(onSeam);
const belly: Point[] = [
  ...seam,
  [0.94, 0.3],
  [0.76, 0.5],
  [0.4, 0.62],
  [0, 0.65],
  [-0.4, 0.62],
  [-0.76, 0.5],
  [-0.94, 0.3],
];
const rim: Point[] = [
  ...steps(64).map((share): Point => {
    const [x, y] = onSeam(share);
    const reach = 0.17 + 0.05 * Math.abs(Math.sin(Math.PI * share * (pleats + 1)));
    return [x * (1 + 0.5 * reach), y - reach];
  }),
  ...seam.toReversed(),
];
