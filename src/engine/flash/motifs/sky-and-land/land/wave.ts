import { bezier, joined, spiral } from '../../../geometry/curve.ts';
import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import { linearShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A curling wave with fingers of foam, as in woodblock prints; it breaks to the right. */
export const wave: Motif = {
  name: 'wave',
  tinted: ['water', 'waterLight'],
  draw(canvas) {
    canvas.layer(drawWave, { silhouette: 'fills-and-lines' });
  },
};

/** Places and radii of the foam along the lip, painted in this order. */
const foam: readonly [x: number, y: number, radius: number][] = [
  [0.86, -0.32, 0.15],
  [0.72, -0.06, 0.13],
  [0.5, 0.04, 0.12],
  [0.36, -0.1, 0.1],
  [0.82, -0.55, 0.13],
  [0.62, -0.76, 0.13],
  [0.3, -0.84, 0.12],
  [0, -0.78, 0.11],
  [-0.25, -0.6, 0.1],
];

export function drawWave(pen: Pen): void {
  pen.fill(waveOutline(), {
    pigment: 'water',
    tone: linearShader([0, -0.6], [0, 0.7], [0.1, 0.6]),
    line: pen.weight.contour * 0.8,
  });
  drawCurrents(pen);
  for (const [x, y, radius] of foam) drawFoam(pen, x, y, radius);
  for (let i = 0; i < 8; i++) {
    const drop = circle(
      [pen.random.between(0.6, 1.5), pen.random.between(-1, -0.1)],
      pen.random.between(0.015, 0.045),
      16,
    );
    pen.fill(drop, { pigment: 'foam', tone: 0, line: pen.weight.detail });
  }
}

function waveOutline(): Point[] {
  return joined(
    bezier([-1.5, 0.75], [-0.9, 0.6], [-0.75, -0.1], [-0.25, -0.55], 22),
    bezier([-0.25, -0.55], [0.15, -0.92], [0.78, -0.82], [0.86, -0.32], 22),
    bezier([0.86, -0.32], [0.86, -0.02], [0.5, 0.1], [0.36, -0.1], 14),
    bezier([0.36, -0.1], [0.45, -0.42], [0.05, -0.3], [0.02, 0.05], 14),
    bezier([0.02, 0.05], [0, 0.5], [0.6, 0.75], [1.4, 0.75], 20),
  );
}

/** Lines of water that follow the back of the wave into its lip. */
function drawCurrents(pen: Pen): void {
  for (let k = 1; k < 5; k++) {
    const s = k * 0.13;
    const crest: Point = [-0.2 + s * 0.62, -0.42 + s * 0.3];
    const current = joined(
      bezier([-1.38 + s * 0.9, 0.75], [-0.8 + s, 0.6], [-0.66 + s * 0.9, -0.05 + s * 0.3], crest, 22),
      bezier(
        crest,
        [0.12 + s * 0.3, -0.7 + s * 0.5],
        [0.55, -0.62 + s * 0.3],
        [0.66 - s * 0.2, -0.34 + s * 0.2],
        14,
      ),
    );
    pen.stroke(current, (t) => pen.weight.inner * (1 - 0.5 * t), { taper: 0.2 });
  }
}

function drawFoam(pen: Pen, x: number, y: number, radius: number): void {
  pen.fill(circle([x, y], radius, 32), {
    pigment: 'foam',
    tone: (px, py) => clamp(0.5 * smoothstep(0.1, 1, (py - y - (px - x) * 0.3) / radius)),
    line: pen.weight.inner,
  });
  const curl = spiral([x, y], Math.PI * 0.2, radius * 0.66, radius * 0.13, 0.9, 20);
  pen.stroke(curl, pen.weight.detail, { taper: 0.3 });
}
