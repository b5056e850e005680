import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle, petal } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { radialShader } from '../../../paint/shader.ts';

export interface DaisyShape {
  readonly petals: number;
  readonly petalPigment: Pigment;
  readonly corePigment: Pigment;
  /** The radius of the seed head; the petals end at 1. */
  readonly coreRadius: number;
}

const goldenAngle = 2.39996;

/** A composite flower of radius 1: two rows of rays around a head of seeds set in a golden spiral. */
export function drawDaisy(pen: Pen, { petals, petalPigment, corePigment, coreRadius }: DaisyShape): void {
  const turn = pen.random.between(0, 1);
  const outline = petal((t) => (1.5 / petals) * Math.sin(Math.PI * t ** 0.75), 10);
  for (const row of [0, 0.5]) {
    for (let i = 0; i < petals; i++) {
      const angleRad = turn + ((i + row) * fullTurn) / petals + pen.random.between(-0.03, 0.03);
      const scale = row === 0 ? 1 : 0.9;
      const ray = pen.at({ scale, angleRad }).at({ at: [0.2, 0], scale: 0.8 });
      ray.fill(outline, {
        pigment: petalPigment,
        tone: (x) => clamp(0.6 - 1.8 * x),
        line: pen.weight.inner * 0.85,
      });
      const vein = [0.25, 0.725].map((x) => [x, 0] as const);
      ray.stroke(vein, pen.weight.detail * 0.7, { taper: 0.5 });
    }
  }
  pen.fill(circle([0, 0], coreRadius, 40), {
    pigment: corePigment,
    tone: radialShader([0, 0], [0, coreRadius], [0.1, 0.6]),
    line: pen.weight.inner,
  });
  const seedPx = pen.weight.detail * 0.75;
  for (let i = 1; i < 90; i++) pen.dot(polar(i * goldenAngle, coreRadius * 0.92 * Math.sqrt(i / 90)), seedPx);
}
