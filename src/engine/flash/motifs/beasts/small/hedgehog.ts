import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLock } from '../../parts/any-beast/fur.ts';

/** A hedgehog in profile; looks to the right. */
export const hedgehog: Motif = {
  name: 'hedgehog',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      pen.fill(circle([-0.14, 0.24], 0.5, 48), { pigment: 'wood', tone: 0.5 });
      for (let row = 0; row < 5; row++) drawSpines(pen, row);
      drawFace(pen);
    });
  },
};

/** A row of spines around the back, the outermost first. */
function drawSpines(pen: Pen, row: number): void {
  const reach = 1.0 - 0.17 * row;
  const count = 15 - 2 * row;
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * (0.86 + (0.98 * (i + (row % 2) * 0.5)) / count);
    const [rx, ry] = polar(angle, reach * 0.55, [-0.14, 0.3]);
    const [tx, ty] = polar(angle - 0.12, reach * 1.02, [-0.14, 0.3]);
    drawLock(pen, {
      root: [rx, ry],
      tip: [tx, ty * 0.92],
      width: 0.2,
      bend: 0.04,
      pigment: 'wood',
      tone: clamp(0.75 - 0.13 * row),
    });
  }
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y] of [
    [-0.5, 0.68],
    [-0.1, 0.72],
    [0.26, 0.7],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.12} ${y - 0.08}, ${x + 0.1} ${y - 0.1}, ${x + 0.2} ${y + 0.06}, ${x + 0.12} ${y + 0.13}, ${x - 0.1} ${y + 0.13}`,
      ),
      { pigment: 'bone', tone: 0.4, line: inner },
    );
  pen.fill(belly, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.4, 0.76, y) + 0.3 * smoothstep(0, -0.6, x)),
    line: inner * 1.1,
  });
  pen.fill(circle([0.22, 0.02], 0.15, 30), { pigment: 'bone', tone: 0.4, line: inner });
  pen.stroke(traced('0.16 0.06, 0.2 -0.04, 0.28 -0.02'), detail * 1.2, { taper: 0.4 });
  pen.fill(circle([0.56, 0.16], 0.065, 22), { black: 'always', tone: 1 });
  pen.fill(circle([0.54, 0.135], 0.022, 12), { color: [255, 255, 255], tone: 0 });
  pen.fill(circle([0.99, 0.32], 0.08, 24), { black: 'always', tone: 1 });
  pen.stroke(traced('0.9 0.44, 0.78 0.46, 0.7 0.42'), inner, { taper: 0.4 });
  for (const whisker of ['0.8 0.36, 0.74 0.28', '0.76 0.4, 0.68 0.34'])
    pen.stroke(traced(whisker), detail, { taper: 0.5 });
}

const belly = outlined(
  '0.2 -0.16, 0.5 -0.04, 0.76 0.16, 0.98 0.28, 1.0 0.38, 0.86 0.5, 0.6 0.58, 0.5 0.7, 0.1 0.78, -0.4 0.76, -0.74 0.6!, -0.5 0.5!, -0.44 0.36!, -0.22 0.34!, -0.16 0.16!, 0.02 0.12!, 0.02 -0.04!',
);
