import { spline } from '../../../geometry/curve.ts';
import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawSerpentBody, snakeWidth } from '../../parts/dragons-and-snakes/serpent.ts';

/** A cobra that has reared up over its coils, hood spread, from the front. */
export const cobra: Motif = {
  name: 'cobra',
  tinted: ['leaf'],
  mouth: [-0.04, -0.56],
  draw(canvas) {
    canvas.layer((pen) => {
      drawSerpentBody(pen, {
        line: spline(coils, 22),
        halfWidth: snakeWidth(0.155),
        back: 'leaf',
        belly: 'gold',
        sidePx: pen.weight.inner,
      });
      drawHood(pen);
      drawHead(pen);
    });
  },
};

function drawHood(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(hood, {
    pigment: 'leaf',
    tone: (x, y) =>
      clamp(0.1 + 0.7 * smoothstep(0.25, 0.7, Math.abs(x + 0.04)) + 0.3 * smoothstep(0, 0.6, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const y of [-0.5, -0.36, -0.22, -0.08, 0.06, 0.2]) {
      const reach = 0.6 - 0.55 * (y + 0.32) ** 2;
      side.stroke(traced(`0.2 ${y}, ${reach * 0.72} ${y - 0.03}, ${reach} ${y + 0.04}`), detail * 1.2, {
        taper: 0.5,
      });
    }
    side.fill(outlined('0.3 -0.36!, 0.4 -0.46, 0.5 -0.38, 0.46 -0.24, 0.36 -0.22'), {
      pigment: 'gold',
      tone: 0.1,
      line: inner,
    });
    side.fill(circle([0.4, -0.34], 0.05, 16), { black: 'always', tone: 1 });
  });
  pen.fill(throat, {
    pigment: 'gold',
    tone: (x) => clamp(0.05 + 0.7 * smoothstep(0.05, 0.22, Math.abs(x + 0.02))),
    line: inner,
  });
  for (let i = 0; i < 15; i++) {
    const y = -0.62 + 0.115 * i;
    const half = 0.19 - 0.012 * Math.abs(i - 6);
    pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.045}, ${half} ${y}`), detail * 1.2);
  }
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0 -0.5, 0.01 -0.34, -0.02 -0.24'), inner * 1.1);
  for (const tip of ['-0.02 -0.25, -0.07 -0.16, -0.12 -0.12', '-0.02 -0.25, 0.03 -0.16, 0.09 -0.12'])
    pen.stroke(traced(tip), inner, { taper: 0.5, tapering: 'end' });
  pen.fill(jaw, { pigment: 'gold', tone: 0.3, line: inner });
  pen.fill(mouth, { pigment: 'petal', black: 'uncolored', tone: 0.8 });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.1 -0.76!, 0.16 -0.76!, 0.12 -0.56!'), {
      color: [255, 255, 255],
      tone: 0,
      line: detail,
    }),
  );
  pen.fill(head, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 0.28, Math.abs(x)) + 0.2 * (y + 0.9)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.1 -0.92!, 0.16 -0.98, 0.24 -0.96!, 0.2 -0.88, 0.13 -0.87'), {
      pigment: 'ember',
      tone: 0,
      line: detail,
    });
    side.fill(outlined('0.165 -0.96!, 0.185 -0.92, 0.165 -0.88!, 0.15 -0.92'), { black: 'always' });
    side.stroke(traced('0.07 -0.94, 0.16 -1.02, 0.27 -0.98'), inner * 1.2, { taper: 0.3 });
    side.dot([0.05, -0.79], detail);
  });
  for (const plate of ['-0.1 -1.06, 0 -1.0, 0.1 -1.06', '0 -1.0, 0 -0.84'])
    pen.stroke(traced(plate), detail, { taper: 0.3 });
}

const coils: readonly Point[] = [
  [0, 0.2],
  [0.04, 0.56],
  [0.36, 0.72],
  [0.72, 0.86],
  [0.4, 1.1],
  [-0.3, 1.14],
  [-0.78, 0.96],
  [-0.5, 0.74],
  [0.1, 0.82],
  [0.6, 1.2],
  [1.02, 1.16],
  [1.16, 0.9],
];
const hood = symmetric(
  '0 -0.98, 0.2 -0.94, 0.42 -0.76, 0.62 -0.44, 0.64 -0.1, 0.5 0.24, 0.3 0.52, 0.19 0.8, 0.18 1.06, 0 1.1',
);
const throat = symmetric('0 -0.7, 0.16 -0.68, 0.21 -0.3, 0.19 0.1, 0.14 0.6, 0.13 1.06, 0 1.08');
const head = symmetric('0 -1.16, 0.16 -1.12, 0.28 -0.98, 0.25 -0.82, 0.14 -0.72, 0 -0.7');
const jaw = symmetric('0 -0.46, 0.12 -0.48, 0.2 -0.6, 0.22 -0.8!, 0 -0.8');
const mouth = symmetric('0 -0.5, 0.1 -0.53, 0.15 -0.64, 0.17 -0.78!, 0 -0.78');
