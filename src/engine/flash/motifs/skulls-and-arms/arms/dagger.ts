import { blob } from '../../../geometry/curve.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle, mirrored } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import { linearShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** The tip points down; 2 units from pommel to tip. */
export const dagger: Motif = {
  name: 'dagger',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBlade(pen);
      drawGrip(pen);
      drawGuard(pen);
    });
  },
};

function drawBlade(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const edge: Point[] = [
    [0, 1],
    [0.1, 0.55],
    [0.135, 0.1],
    [0.15, -0.36],
  ];
  pen.fill(mirrored(edge), { pigment: 'steel', tone: 0.04, line: inner * 1.1 });
  pen.fill([[0, -0.36], ...edge], { tone: 0.62, isOverlay: true });
  pen.stroke(
    [
      [0, -0.3],
      [0, 0.93],
    ],
    inner,
    { taper: 0.15 },
  );
  const fuller: Point[] = [
    [0, 0.42],
    [0.03, 0.25],
    [0.042, -0.34],
  ];
  pen.fill(mirrored(fuller), { pigment: 'steel', tone: 0.85, line: detail });
}

function drawGrip(pen: Pen): void {
  const { inner } = pen.weight;
  const grip: Point[] = [
    [0.06, -0.49],
    [0.075, -0.66],
    [0.055, -0.86],
  ];
  pen.fill(mirrored(grip), { pigment: 'wood', tone: 0.35, line: inner });
  for (let i = 0; i < 6; i++) {
    const y = -0.52 - 0.057 * i;
    pen.stroke(
      [
        [-0.07, y - 0.035],
        [0.07, y],
      ],
      inner * 0.9,
    );
  }
  const pommel: Point[] = [
    [0, -1],
    [0.07, -0.96],
    [0.095, -0.9],
    [0.06, -0.85],
  ];
  pen.fill(blob(mirrored(pommel), 6), { pigment: 'gold', tone: 0.25, line: inner });
}

function drawGuard(pen: Pen): void {
  const half: Point[] = [
    [0, -0.49],
    [0.1, -0.47],
    [0.33, -0.53],
    [0.4, -0.47],
    [0.36, -0.4],
    [0.1, -0.37],
    [0, -0.33],
  ];
  const tone = linearShader([-0.2, 0], [0.2, 0], [0.2, 0.5]);
  pen.fill(blob(mirrored(half), 7), { pigment: 'gold', tone, line: pen.weight.inner * 1.1 });
  pen.fill(circle([0, -0.43], 0.05, 24), { pigment: 'petal', tone: 0.3, line: pen.weight.detail });
}
