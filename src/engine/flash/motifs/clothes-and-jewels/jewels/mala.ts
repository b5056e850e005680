import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBead } from './rosary.ts';

/** A mala: the loop of beads that Buddhists and Hindus pray with, its guru bead and its tassel. */
export const mala: Motif = {
  name: 'mala',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(loop, pen.weight.detail * 1.4);
        drawTassel(pen);
        loop.forEach((at, i) => {
          if (i % 3 === 0) drawBead(pen, at, 0.085);
        });
        drawBead(pen, [0, 0.46], 0.13);
        drawBead(pen, [0, 0.62], 0.07);
      },
      { contour: 0.6, silhouette: 'fills-and-lines' },
    );
  },
};

function drawTassel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.07 0.76!, 0.07 0.76!, 0.13 1.0, 0.17 1.24!, -0.17 1.24!, -0.13 1.0'), {
    pigment: 'petal',
    tone: (x) => clamp(0.3 + 2 * x),
    line: inner,
  });
  for (const x of [-0.09, -0.03, 0.03, 0.09]) pen.stroke(traced(`${x * 0.6} 0.84, ${x} 1.22`), detail);
  pen.fill(outlined('-0.08 0.66!, 0.08 0.66!, 0.09 0.78!, -0.09 0.78!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}

const loop = traced(
  '0 0.4, -0.44 0.28, -0.8 -0.1, -0.84 -0.6, -0.52 -1.02, 0 -1.18, 0.52 -1.02, 0.84 -0.6, 0.8 -0.1, 0.44 0.28, 0 0.4',
  12,
);
