import { clamp, steps } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A pocket as it is sewn onto a shirt: a hem above, a point below, seams all around. */
export const pocket: Motif = {
  name: 'pocket',
  tinted: ['water'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawCloth(pen);
      drawSeams(pen);
    }),
};

function drawCloth(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.86 -0.86!, 0.86 -0.86!, 0.84 0.5!, 0 0.98!, -0.84 0.5!'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.15 + 0.3 * Math.abs(x) + 0.25 * y),
    line: inner * 1.3,
  });
  pen.fill(outlined('-0.92 -0.92!, 0.92 -0.92!, 0.9 -0.54!, -0.9 -0.54!'), {
    pigment: 'water',
    tone: (x) => clamp(0.05 + 0.3 * Math.abs(x)),
    line: inner * 1.2,
  });
}

function drawSeams(pen: Pen): void {
  const { detail, inner } = pen.weight;
  const stitch = (line: string) => pen.stroke(traced(line), detail * 1.3);
  for (const x of steps(10, -0.8, 0.7)) stitch(`${x} -0.61, ${x + 0.09} -0.61`);
  drawBothSides(pen, (side) => {
    for (const y of steps(7, -0.46, 0.34)) side.stroke(traced(`0.76 ${y}, 0.755 ${y + 0.08}`), detail * 1.3);
    for (const t of steps(5, 0.06, 0.86)) {
      const [x, y] = [0.74 * (1 - t), 0.45 + 0.42 * t];
      side.stroke(traced(`${x} ${y}, ${x - 0.09} ${y + 0.05}`), detail * 1.3);
    }
    side.stroke(traced('0.9 -0.92, 0.82 -0.74, 0.9 -0.56'), inner, { taper: 0.4 });
  });
}
