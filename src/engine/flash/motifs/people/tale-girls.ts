import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides } from '../parts/fur.ts';
import { drawLeaf } from '../parts/leaf.ts';
import { portrait } from '../parts/portrait.ts';

/** Snow White of the tale: hair black as ebony, skin like snow, a cloak with fur, the apple. */
export const snowWhite: Motif = portrait({
  name: 'snow-white',
  tinted: ['petal'],
  carries: ['apple'],
  behind: (pen) => drawLongHair(pen, 'dark'),
  garment: drawFurCloak,
  face: { woman: { skin: 'foam', iris: 'water', cast: 'gentle' } },
  over: (pen) => {
    drawParting(pen, 'dark');
    drawHairBand(pen, 'petal');
    drawApple(pen.at({ at: [0, 1.62], scale: 0.34 }));
  },
});

/** Alice of the tale: long fair hair with a bow, a pinafore. */
export const alice: Motif = portrait({
  name: 'alice',
  tinted: ['water'],
  behind: (pen) => drawLongHair(pen, 'gold'),
  garment: drawPinafore,
  face: { woman: { skin: 'bone', iris: 'water', cast: 'gentle' } },
  over: (pen) => {
    drawParting(pen, 'gold');
    drawHairBand(pen, 'dark');
    drawBothSides(pen, drawLoop);
  },
});

/** Straight, down to the breast. */
function drawLongHair(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    symmetric(
      '0 -1.02, 0.42 -0.94, 0.7 -0.56, 0.74 0.1, 0.84 0.8, 0.9 1.5!, 0.7 1.42, 0.54 1.56!, 0.4 1.3, 0 1.2',
    ),
    {
      pigment,
      black: pigment === 'dark' ? 'uncolored' : undefined,
      tone: (x) => clamp(0.9 - 0.5 * Math.abs(x)),
      line: inner * 1.1,
    },
  );
  drawBothSides(pen, (side) => {
    for (const hair of [
      '0.66 0.0, 0.68 0.7, 0.78 1.36',
      '0.58 0.3, 0.58 0.9, 0.66 1.36',
      '0.5 0.6, 0.48 1.0, 0.54 1.4',
    ])
      side.stroke(traced(hair), detail * 1.2, { isErasing: pigment === 'dark', taper: 0.4 });
  });
}

function drawParting(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.cell(
      outlined(
        '0 -1.04!, 0.38 -0.98, 0.66 -0.7, 0.74 -0.2, 0.72 0.3, 0.76 0.9!, 0.62 0.6, 0.55 0.1, 0.48 -0.2, 0.34 -0.46, 0 -0.66!',
      ),
      {
        pigment,
        black: pigment === 'dark' ? 'uncolored' : undefined,
        tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.4, 0.76, x) + 0.3 * y),
        line: inner,
      },
    );
    for (const hair of [
      '0.05 -0.74, 0.36 -0.58, 0.54 -0.24, 0.62 0.4',
      '0.06 -0.86, 0.44 -0.7, 0.64 -0.26, 0.68 0.4',
    ])
      side.stroke(traced(hair), detail * 1.2, { isErasing: pigment === 'dark', taper: 0.5 });
  });
}

/** From ear to ear over the crown. */
function drawHairBand(pen: Pen, pigment: Pigment): void {
  pen.cell(
    symmetric('0 -1.06, 0.4 -1.0, 0.68 -0.72, 0.76 -0.4!, 0.66 -0.36!, 0.58 -0.64, 0.34 -0.86, 0 -0.92'),
    {
      pigment,
      black: pigment === 'dark' ? 'uncolored' : undefined,
      tone: 0.25,
      line: pen.weight.inner * 1.1,
    },
  );
}

/** One half of a bow on top of the head. */
function drawLoop(side: Pen): void {
  const { inner, detail } = side.weight;
  side.cell(outlined('0.0 -1.04!, 0.2 -1.3, 0.46 -1.36!, 0.5 -1.16, 0.42 -0.98!, 0.18 -0.96, 0.0 -0.94!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.3,
    line: inner * 1.1,
  });
  side.stroke(traced('0.08 -1.04, 0.22 -1.12, 0.36 -1.16'), detail * 1.4, { isErasing: true, taper: 0.4 });
}

function drawFurCloak(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.cell(outlined('0.3 0.96!, 0.68 1.0, 1.04 1.16, 1.2 1.5, 1.24 1.98!, 0 2.02!, 0 1.5!'), {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.12 + 0.55 * smoothstep(0.6, 1.2, x) + 0.2 * (y - 1.3)),
      line: inner * 1.2,
    });
    for (const fold of ['0.9 1.3, 0.94 1.6, 0.9 1.96', '0.66 1.5, 0.62 1.74, 0.62 1.98'])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
    side.cell(
      outlined(
        '0.24 0.84!, 0.4 0.78, 0.56 0.9, 0.68 0.88, 0.76 1.02, 0.72 1.14, 0.6 1.22, 0.52 1.36, 0.4 1.4, 0.3 1.54, 0.16 1.54, 0 1.66!, 0 1.42!, 0.2 1.14',
      ),
      {
        pigment: 'foam',
        tone: (x) => clamp(0.04 + 0.6 * smoothstep(0.4, 0.8, x)),
        line: inner * 1.1,
      },
    );
    for (const tuft of [
      '0.4 0.9, 0.44 1.0',
      '0.56 1.0, 0.58 1.1',
      '0.36 1.12, 0.4 1.22',
      '0.2 1.34, 0.24 1.44',
    ])
      side.stroke(traced(tuft), detail * 1.4, { taper: 0.4 });
  });
}

/** Of radius 1, its stem upward. */
function drawApple(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 -0.72!, 0.3 -0.92, 0.76 -0.82, 0.98 -0.36, 0.9 0.3, 0.56 0.86, 0.24 0.96, 0 0.88'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.1, 0.9, x) + 0.3 * y),
    line: inner * 1.3,
  });
  pen.stroke(traced('0 -0.72, 0.04 -1.0, 0.14 -1.2'), inner * 2, { tapering: 'end' });
  drawLeaf(pen.at({ at: [0.08, -1.02], scale: 0.66, angleRad: -0.3 }), { width: 0.45, veins: 1 });
  pen.stroke(traced('-0.7 -0.2, -0.62 -0.5, -0.4 -0.66'), detail * 3, { isErasing: true, taper: 0.4 });
}

function drawPinafore(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 1.02!, 0.3 0.94, 0.62 1.0, 0.9 1.12, 1.04 1.4, 1.06 1.94!, 0 1.98'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.4, 1.04, Math.abs(x)) + 0.2 * (y - 1.2)),
    line: inner * 1.2,
  });
  pen.cell(symmetric('0 1.44, 0.3 1.42!, 0.34 1.96!, 0 1.98'), {
    pigment: 'foam',
    tone: (x) => clamp(0.06 + 0.8 * Math.abs(x)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.cell(
      outlined(
        '0.22 1.46!, 0.4 1.06!, 0.66 1.04, 0.8 1.16, 0.72 1.3, 0.74 1.44, 0.62 1.52, 0.6 1.66, 0.46 1.7, 0.4 1.86!, 0.3 1.86!',
      ),
      {
        pigment: 'foam',
        tone: (x) => clamp(0.06 + 0.7 * smoothstep(0.4, 0.8, x)),
        line: inner * 1.1,
      },
    );
    for (const fold of [
      '0.42 1.2, 0.56 1.2, 0.7 1.18',
      '0.38 1.4, 0.52 1.42, 0.66 1.46',
      '0.34 1.6, 0.44 1.64',
    ])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
    side.cell(outlined('0 0.98!, 0.2 0.84, 0.4 0.82!, 0.56 0.96, 0.5 1.16, 0.26 1.24, 0 1.06!'), {
      pigment: 'foam',
      tone: 0.1,
      line: inner,
    });
  });
  pen.cell(outlined('-0.08 0.98!, 0.08 0.98!, 0.07 1.12!, -0.07 1.12!'), {
    pigment: 'dark',
    tone: 0.2,
    line: inner,
  });
}
