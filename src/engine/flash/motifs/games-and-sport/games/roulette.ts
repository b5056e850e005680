import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A roulette wheel from above, the ball in one of its pockets. */
export const roulette: Motif = {
  name: 'roulette',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRim(pen);
      drawPockets(pen);
      drawTurret(pen);
      pen.fill(circle(polar(-0.62, 0.6), 0.062, 24), {
        pigment: 'foam',
        tone: ballShader(polar(-0.62, 0.6), 0.06, 0.5),
        line: pen.weight.inner,
      });
    });
  },
};

/** As on European wheels. */
const pocketCount = 37;

function drawRim(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 1, 96), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + 0.3 * (x + y)),
    line: inner * 1.2,
  });
  pen.fill(circle([0, 0], 0.86, 90), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.45 - 0.3 * (x + y)),
    line: inner,
  });
  for (let i = 0; i < 8; i++) {
    const angleRad = ((i + 0.5) / 8) * fullTurn;
    pen
      .at({ at: polar(angleRad, 0.93), angleRad })
      .fill(outlined('-0.045 0!, 0 -0.022!, 0.045 0!, 0 0.022!'), {
        pigment: 'gold',
        tone: 0.05,
        line: detail,
      });
  }
}

function drawPockets(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [from, to] of [
    [0.66, 0.82],
    [0.52, 0.66],
  ] as const)
    for (let i = 0; i < pocketCount; i++) {
      const [start, end] = [(i / pocketCount) * fullTurn, ((i + 1) / pocketCount) * fullTurn];
      const wedge: Point[] = [
        ...arc([0, 0], to, start, end, 3),
        ...arc([0, 0], from, start, end, 3).toReversed(),
      ];
      const shade = from > 0.6 ? 0.2 : 0.5;
      if (i === 0) pen.fill(wedge, { pigment: 'leaf', tone: shade, line: detail });
      else if (i % 2 === 0) pen.fill(wedge, { black: 'always', tone: 1, line: detail });
      else pen.fill(wedge, { pigment: 'petal', tone: pen.isColored ? shade : 0.05, line: detail });
    }
  for (const radius of [0.82, 0.66, 0.52])
    pen.stroke([...circle([0, 0], radius, 80), polar(0, radius)], inner);
}

function drawTurret(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 0.52, 70), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + 0.7 * (x + y)),
    line: inner,
  });
  for (let i = 0; i < 4; i++) {
    const arm = pen.at({ angleRad: (i / 4) * fullTurn + 0.4 });
    arm.fill(outlined('0 -0.05!, 0.26 -0.035!, 0.26 0.035!, 0 0.05!'), {
      pigment: 'gold',
      tone: 0.2,
      line: inner,
    });
    arm.fill(circle([0.31, 0], 0.06, 22), { pigment: 'gold', tone: 0.3, line: inner });
  }
  pen.fill(circle([0, 0], 0.16, 36), { pigment: 'gold', tone: ballShader([0, 0], 0.16), line: inner });
  pen.fill(circle([0, 0], 0.07, 26), { pigment: 'gold', tone: 0.1, line: inner });
}
