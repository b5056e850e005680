import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBoyBody, drawBoyFace } from '../../parts/faces-and-hair/boy.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** Kintaro, the golden boy: bobbed hair, a red bib with the sign for gold, a broad axe on his shoulder. */
export const kintaro: Motif = {
  name: 'kintaro',
  tinted: ['petal'],
  carries: ['axe'],
  draw(canvas) {
    canvas.layer((pen) => drawBroadAxe(pen.at({ at: [0.96, 0.5], angleRad: 0.34 })), { contour: 0.8 });
    canvas.layer((pen) => {
      drawHairBehind(pen);
      drawBoyBody(pen);
      drawBib(pen);
      drawBoyFace(pen);
      drawFringe(pen);
    });
    canvas.layer((pen) => drawFist(pen.at({ at: [0.8, 0.98] })), { contour: 0.8 });
  },
};

function drawHairBehind(pen: Pen): void {
  pen.fill(symmetric('0 -1.02, 0.5 -0.94, 0.86 -0.56, 0.94 0.0, 0.9 0.5!, 0.6 0.56!, 0 0.4'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.6,
    line: pen.weight.inner * 1.1,
  });
}

/** Cut straight above the brows, down to the ears at the sides. */
function drawFringe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.02, 0.46 -0.94, 0.8 -0.56, 0.86 0.0, 0.84 0.46!, 0.64 0.48!, 0.62 0.06, 0.58 -0.36!, 0.3 -0.42, 0 -0.43',
    ),
    { pigment: 'dark', black: 'uncolored', tone: 0.4, line: inner * 1.1 },
  );
  drawBothSides(pen, (side) => {
    drawGleams(
      side,
      [
        '0.1 -0.86, 0.14 -0.66, 0.12 -0.5',
        '0.3 -0.84, 0.4 -0.66, 0.42 -0.48',
        '0.6 -0.64, 0.72 -0.3, 0.74 0.2',
      ],
      detail * 1.3,
      0.5,
    );
  });
  // A shaven spot on the crown is what is left of a child's haircut.
  pen.fill(ellipse([0, -0.92], 0.2, 0.07, 26), { pigment: 'bone', tone: 0.2, line: inner });
}

function drawBib(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => side.stroke(traced('0.24 0.7, 0.34 0.82, 0.46 0.96'), inner * 2.2));
  pen.fill(symmetric('0 0.9!, 0.46 0.92!, 0.7 1.4, 0.66 1.84!, 0 1.88!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.08 + 0.5 * Math.abs(x) + 0.2 * (y - 1.2)),
    line: inner * 1.2,
  });
  pen.fill(circle([0, 1.42], 0.36, 44), { pigment: 'foam', tone: 0.02, line: inner });
  // 金
  for (const [line, width] of [
    ['0 1.14, -0.12 1.28, -0.26 1.36', 1.5],
    ['0 1.14, 0.12 1.28, 0.26 1.36', 1.5],
    ['-0.1 1.36, 0.1 1.36', 1.4],
    ['-0.16 1.47, 0.16 1.47', 1.4],
    ['0 1.3, 0 1.64', 1.6],
    ['-0.13 1.52, -0.09 1.59', 1.3],
    ['0.13 1.52, 0.09 1.59', 1.3],
    ['-0.22 1.65, 0.22 1.65', 1.7],
  ] as const)
    pen.stroke(traced(line), inner * width);
  pen.stroke(traced('-0.56 1.2, -0.6 1.5, -0.58 1.8'), detail * 1.3, { taper: 0.4 });
  pen.stroke(traced('0.56 1.2, 0.6 1.5, 0.58 1.8'), detail * 1.3, { taper: 0.4 });
}

/** A lumberman's axe, its edge to the right, the haft down to the left. */
function drawBroadAxe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.06 -1.4!, 0.06 -1.4!, 0.07 1.2!, -0.07 1.2!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 5 * x),
    line: inner * 1.1,
  });
  pen.fill(
    outlined(
      '-0.12 -1.3!, 0.14 -1.34!, 0.4 -1.44, 0.66 -1.66!, 0.78 -1.1, 0.66 -0.44!, 0.4 -0.74, 0.14 -0.84!, -0.12 -0.86!',
    ),
    { pigment: 'steel', tone: (x, y) => clamp(0.5 - 0.6 * x + 0.3 * (y + 1.1)), line: inner * 1.2 },
  );
  pen.stroke(traced('0.56 -1.5, 0.66 -1.1, 0.56 -0.6'), detail * 1.4, { taper: 0.3 });
}

function drawFist(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.16 -0.14, 0.06 -0.2, 0.22 -0.1, 0.24 0.1, 0.12 0.22, -0.12 0.2, -0.22 0.04'), {
    pigment: 'bone',
    tone: (x) => clamp(0.15 + 1.2 * x),
    line: inner * 1.1,
  });
  for (const y of [-0.06, 0.03, 0.12]) pen.stroke(traced(`-0.2 ${y}, 0.0 ${y - 0.02}`), detail * 1.4);
}
