import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';

/** What is on the stick: drawn as a ball of radius 1, from the foot of the stick up. */
interface Skewer {
  readonly tinted: readonly Pigment[];
  readonly leanRad: number;
  readonly count: number;
  readonly drawBall: (pen: Pen, index: number) => void;
}

function skewer(name: string, { tinted, leanRad, count, drawBall }: Skewer): Motif {
  return {
    name,
    tinted,
    leanRad,
    draw(canvas) {
      canvas.layer((pen) => drawStick(pen));
      for (let i = 0; i < count; i++)
        canvas.layer((pen) => drawBall(pen.at({ at: [0, 0.62 - 0.5 * i], scale: 0.31 }), i), {
          contour: 0.85,
        });
    },
  };
}

function drawStick(pen: Pen): void {
  pen.fill(outlined('-0.045 1.7!, -0.04 -1.5!, 0 -1.66!, 0.04 -1.5!, 0.045 1.7!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 6 * x),
    line: pen.weight.inner,
  });
}

/** Curry fish balls: brown-flecked, glazed with sauce that drips. */
export const fishBalls = skewer('fish-balls', {
  tinted: ['gold'],
  leanRad: 0.4,
  count: 4,
  drawBall(pen, index) {
    const { inner, detail } = pen.weight;
    pen.fill(circle([0, 0], 1, 60), { pigment: 'gold', tone: ballShader([0, 0], 1, 0.8), line: inner * 1.1 });
    pen.fill(
      outlined(
        '-0.92 -0.3, -0.6 -0.76, 0 -0.98, 0.6 -0.78, 0.92 -0.28, 0.84 0.1, 0.66 0.14, 0.54 -0.08, 0.3 0.0, 0.24 0.34, 0.08 0.42, -0.04 0.14, -0.3 0.02, -0.48 0.24, -0.7 0.28, -0.84 0.0',
      ),
      { pigment: 'ember', tone: (x, y) => clamp(0.25 + 0.4 * x + 0.3 * y), line: inner },
    );
    for (const [x, y] of index % 2 === 0 ? flecks : flecks.map(([x, y]) => [-x, y] as const))
      pen.dot([x, y], detail * 1.5);
    pen.stroke(traced('-0.62 -0.4, -0.4 -0.66, -0.1 -0.76'), inner * 1.4, { isErasing: true, taper: 0.4 });
  },
});

/** Hawthorn berries in hard clear sugar: the calyx of each, and a gleam. */
export const tanghulu = skewer('tanghulu', {
  tinted: ['petal'],
  leanRad: 0.3,
  count: 5,
  drawBall(pen, index) {
    const { inner, detail } = pen.weight;
    pen.fill(circle([0, 0], 1.1, 60), { pigment: 'blush', tone: 0.1, line: inner });
    pen.fill(circle([0, 0], 0.96, 60), { pigment: 'petal', tone: ballShader([0, 0], 1, 0.9), line: inner });
    const calyx = pen.at({ at: [index % 2 === 0 ? 0.36 : -0.3, 0.3], scale: 0.24 });
    calyx.fill(
      outlined('0 -1!, 0.3 -0.3, 1 -0.3!, 0.44 0.2, 0.6 1!, 0 0.5, -0.6 1!, -0.44 0.2, -1 -0.3!, -0.3 -0.3'),
      {
        pigment: 'wood',
        tone: 0.5,
        line: detail,
      },
    );
    for (const [x, y] of flecks) pen.dot([x, y], detail * 1.1);
    pen.stroke(traced('-0.66 -0.16, -0.56 -0.5, -0.24 -0.7'), inner * 2.4, { isErasing: true, taper: 0.3 });
    pen.stroke(traced('-0.02 -0.76, 0.08 -0.76'), inner * 2.2, { isErasing: true });
    // Sugar that ran down and set.
    pen.stroke(traced('0.5 1.0, 0.56 1.18, 0.5 1.26'), inner, { taper: 0.4 });
  },
});

/** Rice dumplings of three colours for the time of cherry blossom. */
export const dango = skewer('dango', {
  tinted: ['blush'],
  leanRad: 0.4,
  count: 3,
  drawBall(pen, index) {
    const { inner } = pen.weight;
    const pigment = (['leafLight', 'foam', 'blush'] as const)[index] ?? 'foam';
    const ball = pen.at({ at: [0, -0.5 * index], scale: 1.4 });
    ball.fill(outlined('0 -0.94, 0.66 -0.72, 1.0 0, 0.7 0.74, 0 0.94, -0.7 0.74, -1.0 0, -0.66 -0.72'), {
      pigment,
      tone: ballShader([0, 0], 1, 0.7),
      line: inner * 1.1,
    });
    ball.stroke(traced('-0.62 -0.3, -0.46 -0.58, -0.14 -0.72'), inner * 1.5, { isErasing: true, taper: 0.4 });
    if (index === 2) drawBlossom(ball.at({ at: [0.9, 0.7], scale: 0.6 }));
  },
});

const flecks = [
  [-0.4, 0.52],
  [0.1, 0.7],
  [0.62, 0.5],
  [-0.16, -0.3],
  [0.4, -0.5],
] as const;
