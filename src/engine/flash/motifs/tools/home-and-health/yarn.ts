import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { between } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import {
  drawLooseEnd,
  drawYarnBands,
  drawYarnCore,
  yarnCore,
  yarnTop,
} from '../../parts/tools-and-things/yarn-ball.ts';

/** A ball of yarn with its loose end. */
export const yarn: Motif = {
  name: 'yarn',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      const ball = pen.at({ at: [-0.1, 0], scale: 0.9 });
      drawTail(ball);
      drawYarnCore(ball);
      drawYarnBands(ball, [...yarnCore, ...yarnTop]);
    });
  },
};

/** A ball of yarn with two long needles stuck through it. */
export const knitting: Motif = {
  name: 'knitting',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    const ballOf = (pen: Pen) => pen.at({ at: [0, 0.26], scale: 0.74 });
    canvas.layer((pen) => {
      for (const needle of needles) drawPoint(pen, needle);
    });
    canvas.layer((pen) => {
      const ball = ballOf(pen);
      drawTail(ball);
      drawYarnCore(ball);
      drawYarnBands(ball, yarnCore);
    });
    // The last strands are wound over where the needles go in.
    for (const needle of needles) canvas.layer((pen) => drawShaft(pen, needle));
    canvas.layer((pen) => drawYarnBands(ballOf(pen), yarnTop), { contour: 0.5, gapPx: 0 });
  },
};

interface Needle {
  readonly knob: Point;
  readonly point: Point;
}

const needles: readonly Needle[] = [
  { knob: [0.86, -1.16], point: [-0.86, 1.12] },
  { knob: [-0.86, -1.16], point: [0.86, 1.12] },
];
const halfWidth = 0.042;

function drawTail(ball: Pen): void {
  drawLooseEnd(ball, '-0.4 0.86, -0.1 1.14, 0.4 1.32, 0.9 1.34, 1.3 1.3, 1.62 1.36, 1.8 1.22, 1.68 1.04');
}

/** Where a needle comes out of the ball again, its end tapered. */
function drawPoint(pen: Pen, { knob, point }: Needle): void {
  const line = [0.6, 0.7, 0.8, 0.86, 0.9, 0.95, 1].map((share) => between(knob, point, share));
  pen.fill(outlineOf(ribbon(line, (share) => halfWidth * clamp(0.1 + 2.2 * (1 - share)))), {
    pigment: 'bone',
    tone: 0.3,
    line: pen.weight.inner,
  });
}

/** The half with the knob, down to where it enters the ball. */
function drawShaft(pen: Pen, { knob, point }: Needle): void {
  const { inner, detail } = pen.weight;
  const line = [0, 0.3, 0.72].map((share) => between(knob, point, share));
  pen.fill(outlineOf(ribbon(line, () => halfWidth)), { pigment: 'bone', tone: 0.12, line: inner });
  pen.fill(circle(knob, 0.13, 36), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + 3 * (x - knob[0] + y - knob[1])),
    line: inner * 1.1,
  });
  pen.stroke(
    [-2.8, -2.4, -2].map(
      (angle): Point => [knob[0] + 0.075 * Math.cos(angle), knob[1] + 0.075 * Math.sin(angle)],
    ),
    detail,
    { taper: 0.3 },
  );
}
