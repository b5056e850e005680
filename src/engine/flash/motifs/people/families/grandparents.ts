import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawMoustache } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** A grandmother: white hair in a bun, round glasses, a shawl around her shoulders. */
export const grandmother: Motif = {
  name: 'grandmother',
  tinted: ['violet'],
  carries: ['glasses'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBun(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'water', cast: 'old' });
      drawShawl(pen);
      drawWaves(pen);
      drawGlasses(pen);
    });
  },
};

/** A grandfather: flat cap, white moustache, cardigan and collar. */
export const grandfather: Motif = {
  name: 'grandfather',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCardigan(pen);
      drawManFace(pen, { skin: 'bone', mood: 'kind', cast: 'aged' });
      drawSideHair(pen);
      drawMoustache(pen, 'foam');
      drawCap(pen);
    });
  },
};

function drawBun(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0.04, -1.06], 0.38, 0.34, 40), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.15 + 0.6 * x + 0.4 * (y + 1)),
    line: inner * 1.1,
  });
  for (const coil of [
    '-0.2 -1.16, 0.02 -1.3, 0.26 -1.16',
    '-0.2 -1.0, 0.06 -1.14, 0.3 -1.0',
    '-0.06 -1.04, 0.06 -0.98, 0.18 -1.02',
  ])
    pen.stroke(traced(coil), detail * 1.3, { taper: 0.4 });
  pen.fill(symmetric('0 -0.9, 0.46 -0.8, 0.66 -0.4, 0.64 0.0, 0.56 0.3!, 0 0.2'), {
    pigment: 'foam',
    tone: 0.4,
    line: inner,
  });
}

/** Combed back in waves, loose at the temples. */
function drawWaves(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -0.86!, 0.36 -0.84, 0.62 -0.56, 0.66 -0.16, 0.58 0.16!, 0.52 0.0, 0.48 -0.2, 0.4 -0.4, 0.2 -0.56, 0 -0.6!',
      ),
      {
        pigment: 'foam',
        tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(0.3, 0.66, x) + 0.3 * y),
        line: inner,
      },
    );
    for (const wave of [
      '0.04 -0.68, 0.3 -0.64, 0.48 -0.42, 0.55 -0.08',
      '0.04 -0.78, 0.36 -0.74, 0.57 -0.48, 0.61 -0.1',
    ])
      side.stroke(traced(wave), detail * 1.2, { taper: 0.4 });
    side.stroke(traced('0.56 0.1, 0.6 0.26, 0.54 0.36'), detail * 1.3, { taper: 0.5 });
    side.fill(circle([0.52, 0.32], 0.06, 18), { pigment: 'foam', tone: 0.1, line: inner });
  });
}

function drawGlasses(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    side.stroke(ellipse([0.26, -0.02], 0.19, 0.18, 36), inner * 1.7);
    side.stroke(traced('0.45 -0.06, 0.56 -0.1'), inner * 1.5);
  });
  pen.stroke(traced('-0.08 -0.04, 0 -0.08, 0.08 -0.04'), inner * 1.5);
}

function drawShawl(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.22 0.8!, 0.5 0.88, 0.94 1.08, 1.16 1.44, 1.2 1.86!, 0 1.92!, 0 1.5!'), {
      pigment: 'violet',
      tone: (x, y) => clamp(0.1 + 0.55 * smoothstep(0.5, 1.16, x) + 0.25 * (y - 1.3)),
      line: inner * 1.2,
    });
    for (const fold of [
      '0.4 0.92, 0.3 1.3, 0.06 1.6',
      '0.66 1.0, 0.6 1.4, 0.44 1.8',
      '0.94 1.18, 0.94 1.5, 0.86 1.82',
    ])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
    for (const [x, y] of [
      [0.52, 1.24],
      [0.8, 1.3],
      [0.72, 1.62],
      [0.3, 1.62],
      [1.04, 1.6],
    ] as const)
      for (const [dx, dy] of [
        [0.05, 0],
        [-0.05, 0],
        [0, 0.05],
        [0, -0.05],
      ] as const)
        side.fill(circle([x + dx, y + dy], 0.035, 12), { pigment: 'foam', tone: 0.1, line: detail * 0.8 });
  });
  pen.fill(ellipse([0, 1.52], 0.13, 0.16, 30), { pigment: 'gold', tone: 0.2, line: inner * 1.1 });
  pen.fill(ellipse([0, 1.52], 0.07, 0.1, 24), { pigment: 'petal', tone: 0.2, line: detail });
}

function drawSideHair(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.44 -0.6!, 0.62 -0.5, 0.7 -0.24, 0.64 0.06!, 0.56 -0.06, 0.5 -0.24!'), {
      pigment: 'foam',
      tone: 0.2,
      line: side.weight.inner,
    });
    side.stroke(traced('0.54 -0.46, 0.62 -0.24, 0.61 -0.04'), side.weight.detail, { taper: 0.4 });
  });
}

/** Its peak low over the brow. */
function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.16, 0.42 -1.12, 0.78 -0.86, 0.86 -0.54!, 0.5 -0.5, 0 -0.56'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.1, 0.86, x) + 0.3 * (y + 0.8)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.7, 0.46 -0.64, 0.68 -0.5, 0.62 -0.36!, 0.3 -0.44, 0 -0.46'), {
    pigment: 'wood',
    tone: 0.45,
    line: inner * 1.1,
  });
  for (const seam of [
    '0 -1.14, 0.01 -0.9, 0 -0.7',
    '0.3 -1.1, 0.46 -0.86, 0.5 -0.62',
    '-0.3 -1.1, -0.46 -0.86, -0.5 -0.62',
  ])
    pen.stroke(traced(seam), detail * 1.3, { taper: 0.3 });
  pen.fill(circle([0, -1.15], 0.06, 18), { pigment: 'wood', tone: 0.3, line: inner });
}

function drawCardigan(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.5, 0.34 0.5, 0.36 0.96, 0 1.5'), { pigment: 'bone', tone: 0.5, line: inner });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 0.86!, 0.62 0.98, 1.02 1.14, 1.16 1.46, 1.2 1.84!, 0 1.88!, 0 1.56!'), {
      pigment: 'wood',
      tone: (x, y) => clamp(0.12 + 0.5 * smoothstep(0.5, 1.14, x) + 0.25 * (y - 1.2)),
      line: inner * 1.2,
    });
    side.fill(outlined('0.32 0.76!, 0.46 0.94!, 0.24 1.34!, 0.02 1.08!'), {
      pigment: 'foam',
      tone: 0.1,
      line: inner,
    });
    for (let i = 0; i < 5; i++)
      side.stroke(
        traced(`${0.44 + i * 0.14} ${1.2 + i * 0.03}, ${0.42 + i * 0.15} 1.5, ${0.42 + i * 0.15} 1.84`),
        detail * 1.2,
        { taper: 0.2 },
      );
    side.stroke(traced('0.36 1.1, 0.2 1.4, 0.1 1.86'), inner * 1.4);
  });
  for (const y of [1.62, 1.76])
    pen.fill(circle([0, y], 0.045, 16), { pigment: 'gold', tone: 0.3, line: detail * 1.2 });
}
