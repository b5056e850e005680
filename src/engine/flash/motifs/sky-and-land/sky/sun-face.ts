import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawSunburst } from '../../parts/sky-and-land/sunburst.ts';

/** A sun with a calm face, as on old playing cards. */
export const sunFace: Motif = {
  name: 'sun-face',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer(drawSunFace, { silhouette: 'fills-and-lines' });
  },
};

/** Its flames end at 1.1. */
export function drawSunFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawSunburst(pen, { rays: 16, innerRadius: 0.6, outerRadius: 1.1, kind: 'flames' });
  pen.fill(circle([0, 0], 0.62, 90), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.06 + 0.75 * smoothstep(0.34, 0.62, Math.sqrt((x + 0.08) ** 2 + (y + 0.06) ** 2))),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.08 -0.2, 0.18 -0.28, 0.34 -0.26, 0.42 -0.18'), inner * 1.4, { taper: 0.4 });
    side.fill(outlined('0.12 -0.08!, 0.22 -0.15, 0.36 -0.08!, 0.24 -0.03'), {
      pigment: 'foam',
      tone: 0,
      line: inner,
    });
    side.fill(circle([0.235, -0.09], 0.042, 18), { black: 'always', tone: 1 });
    side.stroke(traced('0.1 -0.1, 0.22 -0.18, 0.38 -0.1'), inner, { taper: 0.3 });
    side.fill(circle([0.34, 0.12], 0.09, 24), { pigment: 'ember', tone: 0.1 });
    side.stroke(traced('0.22 0.22, 0.28 0.28, 0.26 0.34'), detail * 1.2, { taper: 0.5 });
  });
  pen.stroke(traced('0.05 -0.16, 0.03 0.0, 0.09 0.1, 0.02 0.14, -0.06 0.12'), inner, { taper: 0.3 });
  pen.fill(symmetric('0 0.24, 0.06 0.22, 0.18 0.27!, 0.08 0.35, 0 0.36'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.4,
    line: detail,
  });
  pen.stroke(traced('-0.18 0.27, 0 0.29, 0.18 0.27'), detail * 1.3, { isErasing: !pen.isColored });
  pen.stroke(traced('-0.08 0.46, 0 0.48, 0.08 0.46'), detail * 1.2, { taper: 0.4 });
}
