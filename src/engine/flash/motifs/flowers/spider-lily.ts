import { clamp, steps } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { outlineOf, ribbon } from '../../geometry/ribbon.ts';
import { traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';

/** A red spider lily: curled, narrow petals and long, upswept stamens on a bare stem. */
export const spiderLily: Motif = {
  name: 'spider-lily',
  tinted: ['petal'],
  draw(easel) {
    easel.layer(
      (pen) => {
        pen.stroke(traced('0 -0.1, 0.04 0.6, -0.04 1.4'), pen.weight.inner * 2);
        for (let i = 0; i < 14; i++) drawStamen(pen, -1.35 + (2.7 * i) / 13);
        for (const direction of [-1.5, 1.5, -1.15, 1.15, -0.8, 0.8, -0.45, 0.45, -0.12, 0.2])
          drawPetal(pen, direction);
        pen.cell(traced('-0.1 0.02, 0 -0.06, 0.1 0.02, 0.05 0.14, -0.05 0.14'), {
          pigment: 'leaf',
          tone: 0.4,
          line: pen.weight.inner,
        });
      },
      { silhouette: 'cells-and-lines', contour: 0.6 },
    );
  },
};

/** @param direction from straight up, in radians; petals roll back at their tips */
function drawPetal(pen: Pen, direction: number): void {
  const length = pen.random.between(0.72, 0.86);
  const line = steps(22).map((t): Point => {
    const angle = direction * (0.55 + 0.7 * t) + Math.sign(direction) * 2.1 * Math.max(0, t - 0.55) ** 1.3;
    return [Math.sin(angle) * length * t, -Math.cos(angle) * length * t];
  });
  const petal = ribbon(line, (share) => 0.058 * Math.sin(Math.PI * (0.08 + 0.9 * share)) + 0.006);
  pen.cell(outlineOf(petal), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.7 - 0.9 * Math.sqrt(x * x + y * y)),
    line: pen.weight.inner * 0.8,
  });
  pen.stroke(line.slice(3, -4), pen.weight.detail * 0.9, { taper: 0.5 });
}

function drawStamen(pen: Pen, direction: number): void {
  const line = steps(16).map((t): Point => {
    const angle = direction * (1.15 - 0.45 * t);
    const reach = 1.12 * t * (1 - 0.12 * Math.abs(direction));
    return [Math.sin(angle) * reach, -Math.cos(angle) * reach];
  });
  pen.stroke(line, pen.weight.detail * 1.2);
  const tip = line[line.length - 1];
  if (tip) pen.dot(tip, pen.weight.detail * 1.5);
}
