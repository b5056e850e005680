import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pigskin with its laces and two white stripes, turned as it flies. */
export const americanFootball: Motif = {
  name: 'american-football',
  tinted: ['wood'],
  draw: (canvas) => canvas.layer((pen) => drawBall(pen.at({ angleRad: -0.6 }))),
};

function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const leather = (x: number, y: number) => clamp(0.25 + 0.25 * x + 0.75 * y);
  pen.fill(
    outlined(
      '-1.1 0!, -0.76 -0.38, -0.36 -0.6, 0 -0.66, 0.36 -0.6, 0.76 -0.38, 1.1 0!, 0.76 0.38, 0.36 0.6, 0 0.66, -0.36 0.6, -0.76 0.38',
    ),
    {
      pigment: 'wood',
      tone: leather,
      line: inner * 1.4,
    },
  );
  for (const stripe of [
    '-0.82 -0.32!, -0.64 -0.46!, -0.58 -0.2, -0.58 0.2, -0.64 0.46!, -0.82 0.32!, -0.76 0.14, -0.76 -0.14',
    '0.82 -0.32!, 0.64 -0.46!, 0.58 -0.2, 0.58 0.2, 0.64 0.46!, 0.82 0.32!, 0.76 0.14, 0.76 -0.14',
  ])
    pen.fill(outlined(stripe), {
      pigment: 'foam',
      tone: (x, y) => clamp(0.05 + 0.2 * x + 0.5 * y),
      line: inner,
    });
  pen.stroke(traced('-1.06 0.02, -0.5 0.18, 0 0.22, 0.5 0.18, 1.06 0.02'), inner, { taper: 0.1 });
  pen.stroke(traced('-0.5 -0.22, 0 -0.3, 0.5 -0.22'), inner * 1.1);
  pen.stroke(traced('-0.44 -0.24, 0 -0.32, 0.44 -0.24'), detail);
  for (const x of [-0.36, -0.18, 0, 0.18, 0.36]) {
    const y = -0.3 + 0.4 * x * x;
    pen.fill(
      outlined(
        `${x - 0.035} ${y - 0.15}!, ${x + 0.035} ${y - 0.15}!, ${x + 0.035} ${y + 0.15}!, ${x - 0.035} ${y + 0.15}!`,
      ),
      {
        pigment: 'foam',
        tone: 0.05,
        line: inner * 0.9,
      },
    );
  }
  pen.fill(outlined('-0.46 -0.26!, 0 -0.34, 0.46 -0.26!, 0.46 -0.19!, 0 -0.27, -0.46 -0.19!'), {
    pigment: 'foam',
    tone: 0.05,
    line: inner * 0.9,
  });
  pen.stroke(traced('-0.5 -0.44, -0.26 -0.53, 0 -0.56'), inner * 1.5, { isErasing: true, taper: 0.4 });
}
