import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawSailorHat } from '../../clothes-and-jewels/headwear/sailor-hat.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** A pin-up of the forties: hair rolled up on both sides, a spotted scarf knotted on top. */
export const pinUp: Motif = {
  name: 'pin-up',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawWavyHair(pen.at({ at: [0, 0.12], scale: 0.82 }), 'wood');
      drawBodice(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'water', cast: 'bold' });
      drawHairline(pen, 'wood');
      drawScarf(pen);
      drawBothSides(pen, (side) => drawRoll(side.at({ at: [0.36, -0.82] })));
      drawEarrings(pen);
    });
  },
};

/** A pin-up in a sailor's cap and collar. */
export const sailorGirl: Motif = {
  name: 'sailor-girl',
  tinted: ['water'],
  carries: ['sailor-hat'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawWavyHair(pen.at({ at: [0, 0.1], scale: 0.86 }), 'ember');
      drawBlouse(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'water', cast: 'bold' });
      drawHairline(pen, 'ember');
      drawEarrings(pen);
      drawSailorHat(pen.at({ at: [0.1, -0.86], scale: 0.76, angleRad: 0.16 }));
    });
  },
};

/** A roll of hair, wound up. */
function drawRoll(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.34 0.16!, -0.3 -0.18, -0.06 -0.36, 0.24 -0.3, 0.38 0.0, 0.3 0.34, 0.16 0.56!, 0.0 0.36'),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.1, 0.4, x) + 0.4 * smoothstep(0.0, 0.5, y)),
      line: inner * 1.1,
    },
  );
  for (const [radius, from, to] of [
    [0.22, 2.4, 7.2],
    [0.13, 3.4, 8.6],
    [0.06, 3.4, 8.6],
  ] as const)
    pen.stroke(arc([0.04, -0.02], radius, from, to), detail * 1.3, { taper: 0.3 });
}

/** Hair combed back from the forehead. */
function drawHairline(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -0.9!, 0.36 -0.86, 0.62 -0.56, 0.64 -0.1, 0.56 0.2!, 0.48 -0.14, 0.38 -0.44, 0.16 -0.58, 0 -0.6!',
      ),
      {
        pigment,
        tone: (x, y) => clamp(0.15 + 0.7 * smoothstep(0.3, 0.64, x) + 0.3 * y),
        line: inner,
      },
    );
    for (const hair of ['0.1 -0.66, 0.36 -0.6, 0.54 -0.24', '0.08 -0.76, 0.4 -0.72, 0.58 -0.4'])
      side.stroke(traced(hair), detail, { taper: 0.5 });
  });
}

function drawScarf(pen: Pen): void {
  const { inner } = pen.weight;
  const look = {
    pigment: 'petal',
    tone: (x: number, y: number) => clamp(0.1 + 0.6 * Math.abs(x) + 0.3 * (y + 1)),
    line: inner * 1.1,
  } as const;
  pen.fill(
    outlined(
      '-0.68 -0.3!, -0.5 -0.68, 0 -0.8, 0.5 -0.68, 0.68 -0.3!, 0.66 -0.56, 0.44 -0.92, 0 -1.04, -0.44 -0.92, -0.66 -0.56',
    ),
    look,
  );
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.04 -1.02!, 0.16 -1.4, 0.42 -1.5!, 0.4 -1.2, 0.14 -0.94!'), look),
  );
  pen.fill(circle([0, -0.98], 0.12, 24), look);
  for (const [x, y] of [
    [-0.5, -0.72],
    [-0.28, -0.9],
    [-0.06, -0.86],
    [0.2, -0.88],
    [0.44, -0.78],
    [0.26, -1.26],
    [-0.26, -1.26],
    [0.34, -1.4],
    [-0.34, -1.4],
  ] as const)
    pen.fill(circle([x, y], 0.045, 16), { pigment: 'foam', tone: 0, line: pen.weight.detail * 0.6 });
}

/** Off the shoulders. */
function drawBodice(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.96, 0.5 1.0, 0.86 1.12, 1.04 1.42, 1.08 1.8!, 0 1.86'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(0.5, 1.04, Math.abs(x)) + 0.3 * smoothstep(1.2, 0.9, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0 1.66!, 0.1 1.5, 0.4 1.36, 0.8 1.36, 1.08 1.34!, 1.14 1.6, 1.12 1.9!, 0 1.94!'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.6, 1.1, x) + 0.5 * (y - 1.6)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.12 1.62, 0.4 1.5, 0.8 1.48, 1.06 1.46'), detail * 1.4, { taper: 0.2 });
    side.stroke(traced('0.06 1.2, 0.22 1.16, 0.42 1.18'), detail * 1.2, { taper: 0.5 });
  });
}

function drawBlouse(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.94, 0.5 1.0, 0.9 1.12, 1.08 1.44, 1.12 1.86!, 0 1.92'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(0.5, 1.1, Math.abs(x)) + 0.2 * (y - 1.2)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.24 0.92!, 0.24 0.92!, 0.0 1.58!'), {
    pigment: 'bone',
    tone: (_, y) => clamp(0.6 - 0.8 * (y - 0.9)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0.24 0.84!, 0.56 0.94, 0.98 1.14!, 0.9 1.36, 0.6 1.42, 0.06 1.66!, 0.0 1.56!, 0.2 1.2'),
      {
        pigment: 'water',
        tone: (x, y) => clamp(0.15 + 0.5 * smoothstep(0.4, 0.9, x) + 0.2 * (y - 1.2)),
        line: inner * 1.1,
      },
    );
    for (const stripe of [
      '0.08 1.56, 0.5 1.36, 0.86 1.28, 0.92 1.14',
      '0.1 1.5, 0.5 1.29, 0.8 1.22, 0.85 1.1',
    ])
      side.stroke(traced(stripe), detail * 2, { isErasing: true });
    side.fill(outlined('0 1.58!, 0.1 1.64, 0.28 1.92!, 0.1 1.98!, 0.0 1.8'), {
      pigment: 'petal',
      tone: 0.3,
      line: inner,
    });
  });
  pen.fill(outlined('-0.1 1.5!, 0.1 1.5!, 0.09 1.68!, -0.09 1.68!'), {
    pigment: 'petal',
    tone: 0.15,
    line: inner,
  });
}

function drawEarrings(pen: Pen): void {
  drawBothSides(pen, (side) =>
    side.fill(circle([0.56, 0.3], 0.08, 22), { pigment: 'gold', tone: 0.15, line: side.weight.inner }),
  );
}
