import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import { between, directionRad, pointAt } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Heather: a bush of wiry twigs, needles below and crowded tiny bells above. */
export const heather: Motif = {
  name: 'heather',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const twig of twigs) drawTwig(pen, twig);
      },
      { silhouette: 'fills-and-lines', contour: 0.5 },
    );
  },
};

function drawTwig(pen: Pen, knots: string): void {
  const { inner } = pen.weight;
  const line = traced(knots, 14);
  pen.stroke(line, (t) => inner * (2 - 1.2 * t));
  const onTwig = (t: number) => {
    const place = t * (line.length - 1);
    const i = Math.floor(place);
    return {
      at: between(pointAt(line, i), pointAt(line, i + 1), place - i),
      up: directionRad(pointAt(line, i - 1), pointAt(line, i + 1)),
    };
  };
  for (const t of steps(13, 0.14, 0.9))
    for (const side of [-1, 1]) {
      const { at, up } = onTwig(t);
      pen.at({ at, scale: 0.17, angleRad: up + side * 0.6 }).fill(needle, {
        pigment: 'leaf',
        tone: 0.3,
        line: pen.weight.detail,
      });
    }
  // From the tip downwards: each bell hangs over those below it.
  for (const [i, t] of steps(9, 0.98, 0.44).entries()) {
    const { at, up } = onTwig(t);
    const size = lerp(0.11, 0.185, i / 9);
    for (const side of i === 0 ? [1] : [-1, 1])
      drawBell(pen.at({ at, scale: size, angleRad: up + side * lerp(1.1, 2.1, i / 9) }));
  }
}

/** A tiny bell along the x axis, its mouth at 1.3. */
function drawBell(pen: Pen): void {
  const { detail } = pen.weight;
  pen.fill(
    outlined(
      '0.06 0!, 0.3 -0.42, 0.8 -0.5, 1.2 -0.4!, 1.1 -0.14, 1.3 0!, 1.1 0.14, 1.2 0.4!, 0.8 0.5, 0.3 0.42',
    ),
    {
      pigment: 'blush',
      tone: (x, y) => clamp(0.42 - 0.3 * x + 0.4 * y),
      line: detail * 1.1,
    },
  );
}

const needle = outlined('0 -0.1!, 0.5 -0.2, 1 0!, 0.5 0.2, 0 0.1!');
const twigs = [
  '0 1.5, -0.46 0.96, -0.9 0.44, -1.08 -0.1',
  '0 1.5, 0.46 0.96, 0.88 0.44, 1.06 -0.16',
  '0 1.5, -0.24 0.8, -0.54 0.1, -0.56 -0.72',
  '0 1.5, 0.24 0.8, 0.5 0.1, 0.6 -0.8',
  '0 1.5, 0.02 0.7, -0.04 -0.2, 0.02 -1.1',
];
