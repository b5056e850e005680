import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import type { FeatherRow } from '../parts/birds/plumage.ts';
import { drawFeatherBlade, drawFeatheredWing } from '../parts/birds/plumage.ts';

/** A hummingbird that hovers, its bill to the right. */
export const hummingbird: Motif = {
  name: 'hummingbird',
  tinted: ['leaf', 'leafLight'],
  mouth: [1.36, -0.56],
  draw(canvas) {
    canvas.layer((pen) => drawFeatheredWing(pen, farArm, farRows), { contour: 0.7 });
    canvas.layer(drawBird);
    canvas.layer((pen) => drawFeatheredWing(pen.at({ isFlipped: true, at: [0.1, 0] }), nearArm, nearRows), {
      contour: 0.7,
    });
  },
};

function drawBird(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const turn of [0.36, 0.18, 0, -0.18])
    drawFeatherBlade(
      pen.at({ at: [-0.34, 0.42], scale: 0.66, angleRad: 2.1 + turn }),
      0.26,
      turn > 0.1 ? 'water' : 'leaf',
      0.1,
    );
  pen.stroke(traced('0.7 -0.52, 1.0 -0.58, 1.36 -0.56'), (t) => inner * (1.9 - 1.2 * t));
  pen.fill(body, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.12 + 0.7 * smoothstep(0.1, -0.4, x + y * 0.3)),
    line: inner * 1.1,
  });
  pen.fill(belly, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(0, 0.4, y - 0.5 * x)),
    line: detail,
  });
  pen.fill(gorget, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 1.2 * smoothstep(-0.4, -0.1, y) - 0.3 * x),
    line: inner,
  });
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 3; i++) {
      const [x, y] = [0.5 - 0.075 * row + 0.07 * i, -0.36 + 0.08 * row + 0.035 * i - 0.04];
      pen.stroke(traced(`${x - 0.03} ${y - 0.01}, ${x} ${y + 0.035}, ${x + 0.035} ${y}`), detail * 0.9);
    }
  pen.fill(circle([0.52, -0.56], 0.045, 18), { black: 'always', tone: 1 });
  pen.fill(circle([0.508, -0.572], 0.015, 10), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('0.44 -0.6, 0.52 -0.63, 0.6 -0.58'), detail * 1.2, { taper: 0.4 });
  for (const line of [
    '0.24 -0.46, 0.12 -0.3, 0.06 -0.12',
    '0.1 -0.2, -0.02 0.0, -0.08 0.16',
    '-0.08 0.04, -0.2 0.22, -0.26 0.34',
  ])
    pen.stroke(traced(line), detail, { taper: 0.5 });
}

const nearArm = traced('0.34 -0.82, 0.3 -0.66, 0.2 -0.42, 0.04 -0.16', 8);
const nearRows: readonly FeatherRow[] = [
  { feathers: 10, pigment: 'water', lengths: [0.95, 0.36], anglesRad: [-1.1, 0.7], width: 0.2, shade: 0 },
  {
    feathers: 8,
    pigment: 'leafLight',
    lengths: [0.42, 0.22],
    anglesRad: [-1.0, 0.6],
    width: 0.34,
    shade: 0.1,
  },
];
const farArm = traced('0.6 -0.86, 0.52 -0.68, 0.36 -0.44, 0.2 -0.26', 8);
const farRows: readonly FeatherRow[] = [
  { feathers: 9, pigment: 'water', lengths: [0.8, 0.34], anglesRad: [-1.45, 0.1], width: 0.2, shade: 0.2 },
  { feathers: 7, pigment: 'leaf', lengths: [0.36, 0.2], anglesRad: [-1.4, 0.1], width: 0.34, shade: 0.2 },
];
const body = outlined(
  '0.72 -0.54, 0.62 -0.68, 0.46 -0.72, 0.32 -0.62, 0.2 -0.44, 0.0 -0.24, -0.2 0.06, -0.36 0.4, -0.42 0.58!, -0.2 0.5, 0.1 0.3, 0.34 0.04, 0.46 -0.24, 0.58 -0.4',
);
const belly = outlined('0.44 -0.2, 0.32 0.04, 0.1 0.28, -0.2 0.48!, -0.12 0.26, 0.04 0.04, 0.2 -0.14');
const gorget = outlined(
  '0.7 -0.5!, 0.58 -0.5, 0.44 -0.46, 0.32 -0.3, 0.2 -0.14!, 0.34 -0.12, 0.48 -0.22, 0.58 -0.38',
);
