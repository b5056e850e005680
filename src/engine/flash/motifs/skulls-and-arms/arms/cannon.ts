import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawCartWheel } from '../../parts/vehicles/cart-wheel.ts';

/** A field gun of old, from its side: its barrel raised between spoked wheels. */
export const cannon: Motif = {
  name: 'cannon',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill(outlined('0.34 -0.06!, 0.5 0.34, -0.5 0.56!, -1.16 1.0!, -1.34 0.86!, -0.66 0.14!'), {
        pigment: 'wood',
        tone: (x, y) => clamp(0.2 + 0.5 * (y - 0.1 * x)),
        line: inner * 1.1,
      });
      drawBarrel(pen.at({ at: [0, -0.2], angleRad: -0.24 }));
    });
    canvas.layer(drawCartWheel, { at: { at: [0.06, 0.44], scale: 0.62 }, contour: 0.7 });
  },
};

/** Along the x axis, its muzzle to the right. */
function drawBarrel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const iron = {
    pigment: 'steel',
    tone: (_: number, y: number) => clamp(0.3 + 1.5 * y),
    line: inner,
  } as const;
  pen.fill(circle([-1.16, 0], 0.12, 26), iron);
  pen.fill(
    outlined(
      '-0.96 -0.31!, -0.3 -0.27, 0.92 -0.19!, 0.94 -0.26!, 1.12 -0.26!, 1.12 0.26!, 0.94 0.26!, 0.92 0.19!, -0.3 0.27, -0.96 0.31!, -1.08 0.16, -1.08 -0.16',
    ),
    iron,
  );
  pen.fill(ellipse([1.12, 0], 0.07, 0.26, 30), { ...iron, tone: 0.5 });
  pen.fill(ellipse([1.12, 0], 0.04, 0.15, 24), { black: 'always', tone: 1 });
  for (const [x, half] of [
    [-0.78, 0.3],
    [-0.64, 0.29],
    [0.1, 0.24],
    [0.22, 0.235],
  ] as const)
    pen.stroke(traced(`${x} ${-half}, ${x + 0.05} 0, ${x} ${half}`), inner);
  pen.stroke(traced('-0.5 -0.16, 0.0 -0.14'), detail, { isErasing: true, taper: 0.4 });
}
