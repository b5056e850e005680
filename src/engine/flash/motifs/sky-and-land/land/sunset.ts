import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { RoundScene } from '../../parts/sky-and-land/round-scene.ts';
import { drawRoundScene } from '../../parts/sky-and-land/round-scene.ts';

/** The sun half behind the horizon, rising or setting: behind somebody or by itself. */
export const sunset: Motif = {
  name: 'sunset',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [i, angle] of steps(14, Math.PI * 1.04, Math.PI * 1.96).entries())
        drawRay(pen, angle, i % 2 ? 1.0 : 1.2);
      pen.fill(half(0.62), {
        pigment: 'gold',
        tone: (_, y) => clamp(0.1 + 0.7 * (y + 0.5)),
        line: pen.weight.inner * 1.2,
      });
      drawHorizon(pen);
    });
  },
};

/** The sun that sets into the sea, its way of light on the water, seen through a round. */
export const seaSunset: Motif = {
  name: 'sea-sunset',
  tinted: ['ember', 'gold'],
  draw(canvas) {
    canvas.layer((pen) => drawRoundScene(pen, drawSea));
  },
};

function drawRay(pen: Pen, angle: number, reach: number): void {
  const [from, to] = [polar(angle, 0.72, [0, 0.3]), polar(angle, reach, [0, 0.3])];
  const [nx, ny] = [-Math.sin(angle) * 0.05, Math.cos(angle) * 0.05];
  pen.fill([[from[0] + nx, from[1] + ny], to, [from[0] - nx, from[1] - ny]], {
    pigment: 'ember',
    tone: 0.2,
    line: pen.weight.inner,
  });
}

/** The upper half of a disc that stands on the horizon. */
function half(radius: number): Point[] {
  return arc([0, 0.3], radius, Math.PI, 2 * Math.PI, 60);
}

/** Bands of light that grow shorter downwards. */
function drawHorizon(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [i, width] of [1.3, 0.92, 0.98, 0.6, 0.34].entries()) {
    const [x, y] = [[0, -0.14, 0.12, -0.04, 0.08][i] ?? 0, 0.34 + i * 0.125];
    pen.fill(outlined(`${x - width} ${y}!, ${x} ${y - 0.045}, ${x + width} ${y}!, ${x} ${y + 0.045}`), {
      pigment: i ? 'gold' : 'ember',
      tone: 0.15 + i * 0.1,
      line: inner,
    });
  }
}

function drawSea(scene: RoundScene): void {
  const { fill, line, pen } = scene;
  const { inner, detail } = pen.weight;
  fill(circle([0, 0], 1.3), { pigment: 'ember', tone: (_, y) => clamp(0.5 - 0.4 * (y + 1)) });
  for (const [i, angle] of steps(16, Math.PI, 2 * Math.PI).entries()) {
    if (i % 2) continue;
    const next = angle + Math.PI / 16;
    fill([[0, 0.12], polar(angle, 2, [0, 0.12]), polar(next, 2, [0, 0.12])], {
      pigment: 'gold',
      tone: (x, y) => clamp(0.05 + 0.25 * Math.sqrt(x * x + y * y)),
      line: detail,
    });
  }
  fill(circle([0, 0.12], 0.5, 70), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.05 + 0.6 * (y + 0.4)),
    line: inner * 1.2,
  });
  for (const cloud of clouds)
    fill(outlined(cloud), { pigment: 'blush', tone: (_, y) => clamp(0.5 + y), line: inner });
  fill(outlined('-1.4 0.14!, 1.4 0.14!, 1.4 1.4!, -1.4 1.4!'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.3 + 0.35 * Math.abs(x) + 0.3 * (y - 0.2)),
    line: inner * 1.2,
  });
  for (const [i, y] of steps(6, 0.22, 1.06).entries()) {
    const width = 0.46 - 0.22 * Math.abs(Math.sin(i * 1.9)) - i * 0.02;
    const x = 0.05 * Math.sin(i * 2.3);
    fill(outlined(`${x - width} ${y}!, ${x} ${y - 0.04}, ${x + width} ${y + 0.01}!, ${x} ${y + 0.045}`), {
      pigment: 'gold',
      tone: 0.08,
      line: detail,
    });
  }
  for (const [x, y, width] of ripples)
    line(
      traced(
        `${x - width} ${y}, ${x - width / 2} ${y - 0.03}, ${x} ${y}, ${x + width / 2} ${y - 0.03}, ${x + width} ${y}`,
      ),
      inner,
      { taper: 0.4 },
    );
}

const clouds = [
  '-1.3 -0.3!, -0.9 -0.4, -0.66 -0.34, -0.44 -0.42, -0.2 -0.3!, -0.6 -0.24, -1.3 -0.2!',
  '0.3 -0.62!, 0.56 -0.72, 0.8 -0.66, 1.3 -0.72!, 1.3 -0.56!, 0.7 -0.54',
];
const ripples = [
  [-0.8, 0.34, 0.2],
  [0.84, 0.4, 0.18],
  [-0.66, 0.58, 0.16],
  [0.7, 0.66, 0.2],
  [-0.54, 0.82, 0.14],
  [0.5, 0.9, 0.14],
] as const;
