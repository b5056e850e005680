import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawStrand } from '../../parts/faces-and-hair/wavy-hair.ts';

/** The severed head of a warrior, as Japanese tattoos show a fate accepted: eyes closed, the hair come loose. */
export const namakubi: Motif = {
  name: 'namakubi',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHair(pen);
      drawNeck(pen);
      drawManFace(pen, { skin: 'bone', mood: 'dead', cast: 'lean' });
      drawShavenCrown(pen);
      drawBlood(pen);
    });
  },
};

/** Long strands that the wind takes to one side. */
function drawHair(pen: Pen): void {
  pen.fill(symmetric('0 -1.02, 0.46 -0.94, 0.78 -0.56, 0.82 0.1, 0.7 0.72!, 0 0.6!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.8,
    line: pen.weight.inner,
  });
  for (const [line, halfWidth] of [
    ['-0.3 -0.7, -0.86 -0.5, -0.9 0.1, -1.2 0.5, -1.0 1.0', 0.2],
    ['0.3 -0.7, 0.76 -0.5, 0.74 0.1, 1.04 0.5, 0.86 0.96', 0.2],
    ['-0.44 -0.3, -0.7 0.1, -0.62 0.6, -0.84 1.0, -0.66 1.4', 0.18],
    ['0.46 -0.3, 0.66 0.2, 0.56 0.6, 0.72 1.0, 0.5 1.36', 0.17],
  ] as const)
    drawStrand(pen, traced(line, 10), halfWidth, {
      pigment: 'dark',
      tone: (x, y) => clamp(0.9 - 0.5 * Math.abs(x) + 0.2 * Math.sin(6 * y)),
    });
}

function drawNeck(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.3 0.5!, 0.3 0.5!, 0.32 0.9, 0.38 1.1!, 0.14 1.18!, 0.02 1.08!, -0.16 1.2!, -0.36 1.08!, -0.32 0.9',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.9 * smoothstep(1.1, 0.7, y) + 0.6 * smoothstep(0, 0.3, x)),
      line: inner,
    },
  );
  pen.fill(symmetric('0 1.04, 0.2 1.02, 0.36 1.09!, 0.18 1.16, 0 1.12'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.4,
    line: detail,
  });
}

/** The front of the head is shaven, as warriors wore it under the helmet. */
function drawShavenCrown(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    symmetric('0 -0.98, 0.36 -0.92, 0.6 -0.66, 0.58 -0.2!, 0.5 -0.42, 0.4 -0.62, 0.2 -0.72, 0 -0.74'),
    {
      pigment: 'dark',
      tone: (_, y) => clamp(0.3 + 0.8 * (y + 0.8)),
      line: inner,
    },
  );
  drawLocks(
    pen,
    [
      [0.5, -0.5, 0.02, 0.74, -0.1],
      [0.54, -0.4, -0.1, 0.54, 0.1],
    ],
    { width: 0.1, bend: 0, pigment: 'dark', tone: 0.6 },
  );
}

function drawBlood(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, length] of [
    [-0.26, 1.1, 0.34],
    [-0.04, 1.12, 0.5],
    [0.16, 1.1, 0.26],
    [0.3, 1.08, 0.16],
    [0.09, 0.52, 0.34],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.03} ${y}!, ${x + 0.03} ${y}!, ${x + 0.025} ${y + length * 0.6}, ${x + 0.055} ${y + length * 0.9}, ${x} ${y + length + 0.05}, ${x - 0.055} ${y + length * 0.9}, ${x - 0.025} ${y + length * 0.6}`,
      ),
      { pigment: 'petal', black: 'uncolored', tone: 0.1, line: detail * 1.2 },
    );
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.5 -0.62, 0.56 -0.5, 0.54 -0.34'), inner, { taper: 0.5 }),
  );
}
