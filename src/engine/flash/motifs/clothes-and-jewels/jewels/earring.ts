import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pair of earrings: a drop-shaped stone in gold below a small one, hanging from a hook. */
export const earring: Motif = {
  name: 'earring',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(drawOne, { at: { at: [-0.42, 0.1] }, silhouette: 'fills-and-lines' });
    canvas.layer(drawOne, { at: { at: [0.46, -0.08] }, silhouette: 'fills-and-lines' });
  },
};

function drawOne(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(
    traced('0.22 -0.56, 0.26 -0.84, 0.14 -1.06, -0.04 -1.08, -0.14 -0.94, -0.08 -0.72, 0 -0.58'),
    inner * 1.6,
    { taper: 0.2, tapering: 'start' },
  );
  pen.fill(circle([0, -0.46], 0.14, 30), { pigment: 'gold', tone: 0.2, line: inner * 1.1 });
  pen.fill(circle([0, -0.46], 0.07, 20), { pigment: 'foam', tone: 0.1, line: detail });
  pen.fill(circle([0, -0.27], 0.06, 18), { pigment: 'gold', tone: 0.3, line: inner });
  pen.fill(symmetric('0 -0.24!, 0.1 0.02, 0.32 0.34, 0.34 0.62, 0.2 0.84, 0 0.9'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + x + 0.3 * (y - 0.4)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0!, 0.08 0.18, 0.21 0.42, 0.23 0.6, 0.14 0.74, 0 0.79'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 1.4 * x + 0.6 * (y - 0.4)),
    line: inner,
  });
  pen.fill(symmetric('0 0.24!, 0.1 0.48!, 0 0.66!'), { pigment: 'leafLight', tone: 0.1, line: detail });
  pen.stroke(traced('-0.14 0.44, -0.16 0.58, -0.1 0.68'), inner * 1.2, { isErasing: true, taper: 0.4 });
}
