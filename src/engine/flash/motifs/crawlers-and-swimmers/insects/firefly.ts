import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { radialShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A firefly from above, its wing cases spread, its tail aglow. */
export const firefly: Motif = {
  name: 'firefly',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        drawGlow(pen);
        drawBothSides(pen, drawSide);
        drawBody(pen);
      },
      { silhouette: 'fills-and-lines' },
    ),
};

function drawGlow(pen: Pen): void {
  pen.fill(circle([0, 0.72], 0.44, 44), {
    pigment: 'moon',
    tone: radialShader([0, 0.72], [0.2, 0.44], [0, 0.15]),
  });
  for (let i = 0; i < 9; i++) {
    const angle = 0.1 + (i / 8) * (Math.PI - 0.2);
    pen.stroke(
      [polar(angle, 0.5, [0, 0.78]), polar(angle, i % 2 ? 0.6 : 0.7, [0, 0.78])],
      pen.weight.inner * 1.2,
      {
        taper: 0.3,
      },
    );
  }
}

function drawSide(side: Pen): void {
  const { inner, detail } = side.weight;
  for (const leg of [
    '0.2 -0.5, 0.46 -0.66, 0.6 -0.9',
    '0.22 -0.2, 0.5 -0.14, 0.7 0.06',
    '0.2 0.0, 0.36 0.3, 0.5 0.6',
  ])
    side.stroke(traced(leg), inner * 1.6, { taper: 0.3, tapering: 'end' });
  side.stroke(traced('0.08 -0.96, 0.2 -1.26, 0.44 -1.44'), inner * 1.5, { taper: 0.3, tapering: 'end' });
  side.fill(hindWing, { pigment: 'foam', tone: (x, y) => clamp(0.1 + 0.3 * (x + y)), line: inner });
  for (const vein of [
    '0.16 -0.34, 0.5 0.0, 0.84 0.34',
    '0.16 -0.3, 0.4 0.14, 0.6 0.56',
    '0.2 -0.36, 0.66 -0.14, 0.96 0.12',
  ])
    side.stroke(traced(vein), detail * 1.2, { taper: 0.3 });
  side.fill(wingCase, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.4 + 0.4 * (x - 0.4) + 0.3 * y),
    line: inner * 1.2,
  });
  side.stroke(traced('0.2 -0.5, 0.62 -0.66, 1.02 -0.64'), inner * 1.2, { isErasing: true, taper: 0.4 });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(abdomen, { pigment: 'dark', tone: 0.5, line: inner * 1.1 });
  pen.fill(lantern, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.35 * smoothstep(0.1, 0.24, Math.abs(x)) + 0.2 * smoothstep(0.7, 1, y)),
    line: inner * 1.1,
  });
  for (const y of [0.6, 0.78]) pen.stroke(traced(`-0.22 ${y}, 0 ${y + 0.05}, 0.22 ${y}`), inner);
  for (const y of [0.0, 0.2])
    pen.stroke(traced(`-0.2 ${y}, 0 ${y + 0.04}, 0.2 ${y}`), detail * 1.4, { isErasing: true });
  pen.fill(symmetric('0 -1.04, 0.13 -1.0, 0.18 -0.88, 0.14 -0.78, 0 -0.76'), {
    black: 'always',
    line: inner,
  });
  pen.fill(shield, { pigment: 'ember', tone: (x) => clamp(0.15 + 0.8 * Math.abs(x)), line: inner * 1.2 });
  pen.fill(symmetric('0 -0.74, 0.1 -0.7, 0.12 -0.54, 0 -0.44'), { black: 'always' });
}

const shield = symmetric('0 -0.9, 0.2 -0.86, 0.34 -0.68, 0.34 -0.46!, 0.16 -0.4, 0 -0.38');
const wingCase = outlined(
  '0.12 -0.42!, 0.3 -0.62, 0.72 -0.78, 1.06 -0.72, 1.12 -0.58, 0.94 -0.4, 0.5 -0.3, 0.18 -0.28!',
);
const hindWing = outlined(
  '0.12 -0.4!, 0.5 -0.34, 0.9 -0.06, 1.02 0.24, 0.9 0.48, 0.66 0.64, 0.42 0.48, 0.24 0.14, 0.14 -0.14!',
);
const abdomen = symmetric('0 -0.44, 0.22 -0.42, 0.27 -0.1, 0.26 0.3, 0.24 0.5!, 0 0.52');
const lantern = symmetric('0 0.44!, 0.25 0.42!, 0.26 0.62, 0.2 0.86, 0.1 1.0, 0 1.04');
