import { spline } from '../../../geometry/curve.ts';
import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A centipede that winds downwards, head first at the top. */
export const centipede: Motif = {
  name: 'centipede',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      const line = spline(knots, 18);
      const count = 19;
      for (let i = count; i >= 0; i--) drawSegment(segmentAt(pen, line, i / count), i);
      drawHead(segmentAt(pen, line, 0));
    });
  },
};

/** A pen that stands on the line at a share of it, looking towards the head. */
function segmentAt(pen: Pen, line: readonly Point[], share: number): Pen {
  const i = Math.min(line.length - 2, Math.round(share * (line.length - 2)));
  const [at, behind] = [pointAt(line, i), pointAt(line, i + 1)];
  return pen.at({ at, angleRad: directionRad(behind, at), scale: 1 - 0.35 * share });
}

/** One plate of its back and the pair of legs below it; the last pair trails behind. */
function drawSegment(pen: Pen, i: number): void {
  const { inner, detail } = pen.weight;
  const sweep = i === 19 ? -0.46 : 0.06 * Math.sin(i * 1.3);
  for (const side of [-1, 1])
    pen.fill(
      outlined(
        `0.05 ${side * 0.1}!, ${0.1 + sweep / 2} ${side * 0.28}, ${sweep - 0.06} ${side * 0.46}!, ${sweep / 2 + 0.02} ${side * 0.26}, -0.06 ${side * 0.1}!`,
      ),
      { pigment: 'gold', tone: 0.15, line: inner * 0.8 },
    );
  pen.fill(outlined('-0.13 -0.13, 0 -0.17, 0.1 -0.13, 0.12 0, 0.1 0.13, 0 0.17, -0.13 0.13, -0.1 0'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: (x, y) => clamp(0.35 + 3 * Math.abs(y) - 1.2 * x),
    line: inner,
  });
  pen.stroke(traced('0.04 -0.1, 0.07 0, 0.04 0.1'), detail * 1.2, { isErasing: !pen.isColored, taper: 0.4 });
}

/** Round, with feelers and the two claws that sting. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const side of [-1, 1]) {
    pen.stroke(
      traced(`0.22 ${side * 0.08}, 0.5 ${side * 0.2}, 0.62 ${side * 0.46}, 0.56 ${side * 0.66}`, 8),
      inner * 1.3,
      {
        taper: 0.6,
        tapering: 'end',
      },
    );
    pen.fill(
      outlined(
        `0.06 ${side * 0.16}!, 0.26 ${side * 0.26}, 0.42 ${side * 0.06}!, 0.28 ${side * 0.14}, 0.16 ${side * 0.06}!`,
      ),
      {
        pigment: 'gold',
        tone: 0.3,
        line: inner,
      },
    );
  }
  pen.fill(ellipse([0.12, 0], 0.19, 0.18, 32), {
    pigment: 'petal',
    black: 'uncolored',
    tone: (x, y) => clamp(0.2 + 2 * Math.abs(y) - x),
    line: inner * 1.1,
  });
  for (const side of [-1, 1])
    pen.fill(ellipse([0.2, side * 0.08], 0.035, 0.03, 14), { pigment: 'gold', tone: 0, line: detail });
}

const knots: readonly Point[] = [
  [-0.1, -1.16],
  [0.36, -0.86],
  [0.3, -0.4],
  [-0.24, -0.14],
  [-0.42, 0.28],
  [0.06, 0.6],
  [0.4, 0.96],
  [0.24, 1.4],
];
