import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A plain wooden chair, turned a little to the right. */
export const chair: Motif = {
  name: 'chair',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLegs(pen);
      drawBack(pen);
      drawSeat(pen);
    });
  },
};

function drawBar(pen: Pen, corners: string, tone: number): void {
  pen.fill(outlined(corners), { pigment: 'wood', tone, line: pen.weight.inner * 1.1 });
}

function drawLegs(pen: Pen): void {
  drawBar(pen, '-0.5 0.1!, -0.4 0.1!, -0.42 0.84!, -0.52 0.84!', 0.6);
  drawBar(pen, '0.32 0.1!, 0.44 0.1!, 0.46 0.8!, 0.36 0.8!', 0.6);
  drawBar(pen, '-0.26 0.62!, 0.62 0.56!, 0.62 0.65!, -0.26 0.72!', 0.45);
  drawBar(pen, '-0.44 0.5!, -0.26 0.66!, -0.26 0.75!, -0.46 0.58!', 0.6);
  drawBar(pen, '-0.32 0.36!, -0.18 0.36!, -0.18 1.12!, -0.3 1.12!', 0.2);
  drawBar(pen, '0.58 0.28!, 0.72 0.26!, 0.74 1.04!, 0.62 1.04!', 0.35);
}

function drawBack(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.28, -0.06, 0.16])
    drawBar(pen, `${x} -0.84!, ${x + 0.1} -0.84!, ${x + 0.12} 0.06!, ${x + 0.02} 0.06!`, 0.3);
  drawBar(pen, '-0.54 -0.34!, 0.4 -0.4!, 0.4 -0.26!, -0.54 -0.2!', 0.25);
  drawBar(pen, '-0.62 -1.04!, -0.5 -1.06!, -0.4 0.14!, -0.53 0.16!', 0.15);
  drawBar(pen, '0.34 -1.12!, 0.46 -1.1!, 0.46 0.1!, 0.34 0.1!', 0.35);
  pen.fill(outlined('-0.66 -1.06!, -0.1 -1.24, 0.52 -1.16!, 0.52 -0.86!, -0.06 -0.92, -0.64 -0.78!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.15 + 0.4 * x),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.5 -0.98, -0.1 -1.1, 0.3 -1.06'), detail * 1.4, { taper: 0.4 });
}

function drawSeat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.58 0.06!, 0.46 -0.02!, 0.82 0.2!, -0.34 0.34!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.08 + 0.3 * x + 0.3 * (y - 0.1)),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.58 0.06!, -0.34 0.34!, 0.82 0.2!, 0.82 0.32!, -0.34 0.47!, -0.58 0.18!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.34 0.34, -0.34 0.47'), inner);
  for (const grain of ['-0.36 0.14, 0 0.1, 0.36 0.08', '-0.24 0.24, 0.2 0.18, 0.5 0.17'])
    pen.stroke(traced(grain), detail * 1.4, { taper: 0.4 });
}
