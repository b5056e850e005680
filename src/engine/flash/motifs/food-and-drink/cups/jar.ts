import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A preserving jar of clear glass, open, half full of water; empty, as others fill it. */
export const jar: Motif = {
  name: 'jar',
  tinted: ['waterLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      drawGlass(pen);
      pen.fill(water, {
        pigment: 'waterLight',
        tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.3, 0.66, Math.abs(x)) + 0.2 * smoothstep(0.5, 1, y)),
      });
      pen.fill(ellipse([0, 0.02], 0.62, 0.06, 40), { pigment: 'waterLight', tone: 0.05, line: detail * 1.2 });
      drawRim(pen);
      drawGleams(pen, ['-0.5 -0.26, -0.55 0.1, -0.52 0.6', '0.54 0.3, 0.55 0.56, 0.5 0.8'], inner);
      pen.stroke(traced('-0.5 0.94, 0 1.0, 0.5 0.94'), detail * 1.2, { taper: 0.3 });
    });
  },
};

/** The jar itself, empty. */
export function drawGlass(pen: Pen): void {
  pen.fill(glass, {
    pigment: 'foam',
    tone: (x) => clamp(0.04 + 0.4 * smoothstep(0.34, 0.66, Math.abs(x))),
    line: pen.weight.inner * 1.2,
  });
}

/** Its rim, and the thread of the lid below. */
export function drawRim(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rim, { pigment: 'steel', tone: (x) => clamp(0.15 + 0.7 * Math.abs(x)), line: inner });
  for (const thread of ['-0.48 -0.72, 0 -0.67, 0.48 -0.72', '-0.48 -0.63, 0 -0.58, 0.48 -0.63'])
    pen.stroke(traced(thread), detail * 1.3);
}

const glass = symmetric(
  '0 -0.76!, 0.48 -0.76!, 0.5 -0.54, 0.64 -0.34, 0.68 -0.06, 0.66 0.8, 0.56 1.02, 0 1.06',
);
const water = symmetric('0 0.02!, 0.64 0.02!, 0.62 0.78, 0.53 0.96, 0 1.0');
const rim = outlined('-0.52 -0.8!, -0.52 -0.9!, 0.52 -0.9!, 0.52 -0.8!, 0 -0.76');
