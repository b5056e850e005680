import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

const goldenAngle = 2.39996;
const coreRadius = 0.42;

/** A sunflower from the front, its seeds in a golden spiral. */
export const sunflower: Motif = {
  name: 'sunflower',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const angle of [0.7, Math.PI - 0.7])
        drawLeaf(pen.at({ at: polar(angle, 0.6), scale: 0.72, angleRad: angle }), {
          width: 0.7,
          teeth: 0.15,
        });
      const turn = pen.random.between(0, 1);
      drawRays(pen, turn + 0.5, 1, 0.35);
      drawRays(pen, turn, 0.9, 0.05);
      drawSeeds(pen);
    });
  },
};

/** @param reach radius of the tips */
function drawRays(pen: Pen, turn: number, reach: number, shade: number): void {
  const count = 17;
  const length = reach - 0.3;
  for (let i = 0; i < count; i++) {
    const angleRad = ((i + turn) * fullTurn) / count + pen.random.between(-0.04, 0.04);
    const ray = pen.at({
      at: polar(angleRad, 0.3),
      scale: length * pen.random.between(0.95, 1.05),
      angleRad,
    });
    ray.fill(outlined('0 -0.12!, 0.34 -0.19, 0.7 -0.13, 1.04 0.02!, 0.7 0.15, 0.34 0.19, 0 0.12!', 5), {
      pigment: 'gold',
      tone: (x) => clamp(shade + 0.85 - 1.5 * x),
      line: pen.weight.inner * 0.9,
    });
    for (const vein of ['0.2 -0.04, 0.5 -0.06, 0.8 -0.01', '0.2 0.05, 0.46 0.07, 0.66 0.05'])
      ray.stroke(traced(vein, 3), pen.weight.detail * 0.8, { taper: 0.5 });
  }
}

/** Dark around a lighter heart. */
function drawSeeds(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], coreRadius, 50), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.35 + 0.6 * smoothstep(0.12, 0.36, lengthOf(x, y))),
    line: inner,
  });
  const count = 150;
  for (let i = 4; i < count; i++) {
    const share = Math.sqrt(i / count);
    const seed = pen.at({ at: polar(i * goldenAngle, coreRadius * 0.97 * share), angleRad: i * goldenAngle });
    const size = 0.012 + 0.016 * share;
    seed.fill(outlined(`${-size} 0, 0 ${-size * 0.75}, ${size * 1.3} 0, 0 ${size * 0.75}`, 2), {
      ...(share > 0.55 ? ({ black: 'always', tone: 1 } as const) : ({ pigment: 'gold', tone: 0.3 } as const)),
    });
  }
}
