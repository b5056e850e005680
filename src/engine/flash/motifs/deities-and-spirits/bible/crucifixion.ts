import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** Christ on the cross, his head bowed to one side. */
export const crucifixion: Motif = {
  name: 'crucifixion',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawCross);
    canvas.layer(
      (pen) => {
        drawLegs(pen);
        drawTorso(pen);
        drawLoincloth(pen);
        drawHead(pen.at({ at: [0.03, -0.62], scale: 0.2, angleRad: 0.24 }));
      },
      { contour: 0.6, gapPx: 2 },
    );
  },
};

function drawCross(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const wood = { pigment: 'wood', tone: (x: number, y: number) => clamp(0.35 + 0.5 * x + 0.1 * y) } as const;
  pen.fill(outlined('-0.12 -1.28!, 0.12 -1.28!, 0.12 1.3!, -0.12 1.3!'), { ...wood, line: inner * 1.2 });
  pen.fill(outlined('-0.98 -0.74!, 0.98 -0.74!, 0.98 -0.52!, -0.98 -0.52!'), { ...wood, line: inner * 1.2 });
  for (const grain of [
    '-0.04 1.2, -0.02 1.1',
    '0.05 -1.18, 0.04 -0.96',
    '-0.94 -0.58, -0.84 -0.57',
    '0.84 -0.68, 0.94 -0.68',
    '0.06 1.24, 0.05 1.14',
  ])
    pen.stroke(traced(grain), detail, { taper: 0.4 });
  pen.fill(outlined('-0.2 -1.16!, 0.2 -1.16!, 0.2 -1.0!, -0.2 -1.0!'), {
    pigment: 'scroll',
    tone: 0.1,
    line: inner,
  });
  for (const letter of [
    '-0.14 -1.12, -0.14 -1.04',
    '-0.08 -1.04!, -0.08 -1.12!, -0.02 -1.04!, -0.02 -1.12!',
    '0.04 -1.04!, 0.04 -1.12!, 0.1 -1.1, 0.04 -1.08!, 0.1 -1.04!',
    '0.15 -1.12, 0.15 -1.04',
  ])
    pen.stroke(traced(letter), detail * 1.2);
}

function drawLegs(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.13 0.2!, 0.04 0.2!, 0.06 0.46, -0.02 0.62, 0.02 0.86, 0.05 1.06!, -0.06 1.1!, -0.08 0.86, -0.13 0.6, -0.15 0.4',
    ),
    { pigment: 'bone', tone: (x) => clamp(0.4 - 2 * (x + 0.04)), line: inner },
  );
  pen.fill(
    outlined(
      '-0.02 0.2!, 0.14 0.2!, 0.17 0.42, 0.12 0.6, 0.07 0.84, 0.06 1.06!, -0.04 1.08!, -0.02 0.84, 0.0 0.6, -0.02 0.44',
    ),
    { pigment: 'bone', tone: (x) => clamp(0.15 + 3 * (x - 0.06)), line: inner },
  );
  pen.stroke(traced('0.04 0.58, 0.08 0.62, 0.12 0.58'), detail * 1.2);
  pen.fill(outlined('-0.03 0.99!, 0.0 0.97, 0.03 0.99!, 0.0 1.02'), { black: 'always', tone: 1 });
}

function drawTorso(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.1 -0.42!, 0.3 -0.5, 0.56 -0.6, 0.8 -0.68!, 0.9 -0.72, 0.93 -0.66, 0.86 -0.6!, 0.6 -0.5, 0.34 -0.38, 0.14 -0.28!',
      ),
      { pigment: 'bone', tone: (_, y) => clamp(0.6 + 1.2 * (y + 0.42)), line: inner },
    );
    side.fill(outlined('0.82 -0.66!, 0.85 -0.68, 0.88 -0.66!, 0.85 -0.63'), { black: 'always', tone: 1 });
    side.stroke(traced('0.4 -0.48, 0.54 -0.54'), detail, { taper: 0.4 });
  });
  pen.fill(symmetric('0 -0.44, 0.16 -0.42, 0.24 -0.32, 0.21 -0.12, 0.14 0.06, 0.15 0.2!, 0 0.22'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 1.6 * Math.abs(x) + 0.3 * (y + 0.1)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    for (const line of [
      '0.02 -0.24, 0.1 -0.22, 0.17 -0.28',
      '0.04 -0.14, 0.1 -0.15, 0.16 -0.12',
      '0.04 -0.06, 0.09 -0.08, 0.14 -0.05',
    ])
      side.stroke(traced(line), detail * 1.2, { taper: 0.4 });
  });
  pen.stroke(traced('0 -0.36, 0 0.06'), detail, { taper: 0.4 });
}

function drawLoincloth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.17 0.06!, 0 0.12, 0.17 0.06!, 0.19 0.3, 0.12 0.36, 0.02 0.34, -0.1 0.36, -0.18 0.32!'),
    { pigment: 'foam', tone: (x, y) => clamp(0.1 + 1.2 * Math.abs(x) + 0.6 * (y - 0.2)), line: inner },
  );
  pen.fill(outlined('0.15 0.08!, 0.24 0.14, 0.26 0.36, 0.22 0.46!, 0.18 0.34'), {
    pigment: 'foam',
    tone: 0.3,
    line: inner,
  });
  for (const fold of [
    '-0.1 0.14, -0.02 0.24, 0.1 0.28',
    '-0.14 0.2, -0.06 0.3, 0.02 0.32',
    '0.08 0.14, 0.12 0.24',
  ])
    pen.stroke(traced(fold), detail * 1.2, { taper: 0.4 });
}

function drawHead(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '0 -0.96, 0.46 -0.86, 0.72 -0.4, 0.74 0.2, 0.8 0.86!, -0.8 0.86!, -0.74 0.2, -0.72 -0.4, -0.46 -0.86',
    ),
    {
      pigment: 'wood',
      black: 'uncolored',
      tone: 0.6,
      line: inner,
    },
  );
  drawManFace(pen, { skin: 'bone', mood: 'dead', cast: 'lean' });
  drawBeard(pen, { pigment: 'wood', tipY: 1.08, fullness: 0.42 });
  pen.stroke(traced('-0.66 -0.5, -0.3 -0.66, 0 -0.56, 0.3 -0.68, 0.66 -0.5'), inner * 2.2);
  for (const thorn of [
    '-0.5 -0.58, -0.56 -0.84',
    '-0.16 -0.62, -0.1 -0.86',
    '0.16 -0.62, 0.12 -0.4',
    '0.44 -0.62, 0.54 -0.86',
    '-0.34 -0.62, -0.38 -0.4',
  ])
    pen.stroke(traced(thorn), inner * 1.3);
}
