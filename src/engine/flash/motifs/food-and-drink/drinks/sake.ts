import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A flask of sake and its cup, a broad band around it. */
export const sake: Motif = {
  name: 'sake',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => drawFlask(pen.at({ at: [-0.24, 0] })));
    canvas.layer((pen) => drawCup(pen.at({ at: [0.66, 0.78] })));
  },
};

const round = (reach: number) => (x: number) =>
  clamp(0.04 + 0.65 * smoothstep(0, reach, x) + 0.2 * smoothstep(-0.7 * reach, -reach, x));

function drawFlask(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.3!, 0.36 -1.32!, 0.28 -1.1, 0.2 -0.84, 0.26 -0.58, 0.54 -0.22, 0.7 0.24, 0.7 0.76, 0.58 1.12, 0.46 1.24!, 0 1.28',
    ),
    { pigment: 'foam', tone: round(0.7), line: inner * 1.6 },
  );
  pen.fill(ellipse([0, -1.31], 0.36, 0.1, 40), { pigment: 'foam', tone: 0.05, line: inner * 1.3 });
  pen.fill(ellipse([0, -1.3], 0.24, 0.055, 34), { black: 'always', tone: 1 });
  pen.fill(outlined('-0.63 0.02!, 0 0.14, 0.63 0.02!, 0.71 0.5!, 0 0.64, -0.71 0.5!'), {
    pigment: 'water',
    tone: round(0.7),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.24 -0.62, 0 -0.54, 0.26 -0.62'), inner * 1.2);
  pen.stroke(traced('-0.64 0.94, 0 1.06, 0.64 0.94'), inner * 1.2);
}

function drawCup(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.22!, 0.46 -0.22!, 0.4 0.16, 0.26 0.36!, 0.24 0.46!, 0 0.48'), {
    pigment: 'foam',
    tone: round(0.46),
    line: inner * 1.5,
  });
  pen.fill(ellipse([0, -0.22], 0.46, 0.13, 44), { pigment: 'foam', tone: 0.04, line: inner * 1.3 });
  pen.fill(ellipse([0, -0.2], 0.36, 0.085, 40), { pigment: 'waterLight', tone: 0.15, line: inner });
  pen.stroke(traced('-0.42 0.08, 0 0.18, 0.42 0.08'), inner * 1.6);
}
