import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBeard } from '../parts/beard.ts';
import { drawDrapedRobe } from '../parts/draped-robe.ts';
import { drawBothSides } from '../parts/fur.ts';
import { drawLeaf } from '../parts/leaf.ts';
import { drawLimb } from '../parts/limb.ts';
import { drawLongEars } from '../parts/long-ears.ts';
import { drawManFace } from '../parts/man-face.ts';

/** The Star of Longevity: a forehead that rises like a hill, a white beard, a peach and a knotted staff. */
export const starOfLongevity: Motif = {
  name: 'star-of-longevity',
  tinted: ['gold'],
  carries: ['peach'],
  draw(easel) {
    easel.layer(drawStaff, { contour: 0.7 });
    easel.layer((pen) => drawSage(pen, 'gold', drawHighForehead));
    easel.layer((pen) => drawPeachInHand(pen.at({ at: [-0.9, 0.96], scale: 0.5 })), { contour: 0.8 });
  },
};

/** The Old Man under the Moon, who ties lovers together: his red thread in his hand, his hair in a knot. */
export const oldManUnderTheMoon: Motif = {
  name: 'old-man-under-the-moon',
  tinted: ['petal'],
  carries: ['red-thread'],
  draw(easel) {
    easel.layer(drawStaff, { contour: 0.7 });
    easel.layer((pen) => drawSage(pen, 'petal', drawTopknot));
    easel.layer(drawRedThread, { silhouette: 'cells-and-lines', contour: 0.6 });
  },
};

/** The god of the earth: an official's soft cap with flaps, a white beard, an ingot in his hand. */
export const earthGod: Motif = {
  name: 'earth-god',
  tinted: ['gold'],
  carries: ['yuanbao'],
  draw(easel) {
    easel.layer(drawStaff, { contour: 0.7 });
    easel.layer((pen) => drawSage(pen, 'gold', drawOfficialCap));
    easel.layer((pen) => drawIngotInHand(pen.at({ at: [-0.9, 1.0], scale: 0.5 })), { contour: 0.8 });
  },
};

/** A kind old face, its brows and beard long and white, above a robe. */
function drawSage(pen: Pen, cloth: Pigment, drawHead: (pen: Pen) => void): void {
  drawDrapedRobe(pen, { skin: 'bone', cloth });
  drawCollar(pen);
  drawLongEars(pen);
  drawHead(pen);
  drawManFace(pen, { skin: 'bone', mood: 'kind', cast: 'aged' });
  drawBeard(pen, { pigment: 'foam', tipY: 1.74, fullness: 0.34, sway: 0.06 });
  drawBothSides(pen, (side) => {
    side.cell(
      outlined(
        '0.1 -0.28!, 0.24 -0.4, 0.42 -0.38, 0.56 -0.2, 0.64 0.1, 0.62 0.3!, 0.52 0.08, 0.42 -0.16, 0.26 -0.24',
      ),
      { pigment: 'foam', tone: (_, y) => clamp(0.2 + 0.4 * y), line: side.weight.inner },
    );
    side.stroke(traced('0.2 -0.32, 0.4 -0.28, 0.54 -0.04'), side.weight.detail, { taper: 0.4 });
  });
}

function drawCollar(pen: Pen): void {
  drawBothSides(pen, (side) =>
    side.cell(outlined('0.24 0.86!, 0.44 0.92, 0.3 1.3, 0.06 1.78!, -0.12 1.78!, 0.1 1.3'), {
      pigment: 'foam',
      tone: 0.15,
      line: side.weight.inner,
    }),
  );
}

function drawHighForehead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 -1.9, 0.34 -1.82, 0.58 -1.5, 0.66 -1.1, 0.6 -0.7, 0.56 -0.3!, 0 -0.2'), {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(
        0.04 +
          0.6 * smoothstep(0.24, 0.64, x) +
          0.3 * smoothstep(-0.3, -0.64, x) +
          0.2 * smoothstep(-0.9, -0.6, y),
      ),
    line: inner * 1.1,
  });
  for (const wrinkle of [
    '-0.34 -0.76, 0 -0.84, 0.34 -0.76',
    '-0.3 -0.94, 0 -1.02, 0.3 -0.94',
    '-0.22 -1.12, 0 -1.18, 0.22 -1.12',
  ])
    pen.stroke(traced(wrinkle), detail * 1.4, { taper: 0.4 });
}

function drawTopknot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(circle([0, -1.3], 0.26, 40), {
    pigment: 'foam',
    tone: (x) => clamp(0.2 + 1.2 * x),
    line: inner * 1.1,
  });
  for (const hair of ['-0.14 -1.44, 0 -1.5, 0.14 -1.44', '-0.2 -1.32, 0 -1.38, 0.2 -1.32'])
    pen.stroke(traced(hair), detail * 1.2, { taper: 0.3 });
  pen.cell(symmetric('0 -1.14, 0.36 -1.06, 0.58 -0.78, 0.6 -0.36, 0.54 -0.1!, 0 -0.2'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 0.7 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (const hair of [
    '0.08 -1.06, 0.3 -0.9, 0.46 -0.6',
    '-0.08 -1.06, -0.3 -0.9, -0.46 -0.6',
    '0 -1.08, 0.04 -0.9, 0.02 -0.74',
  ])
    pen.stroke(traced(hair), detail * 1.2, { taper: 0.4 });
  pen.cell(symmetric('0 -1.16!, 0.2 -1.14!, 0.22 -1.02!, 0 -1.02!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}

function drawOfficialCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.cell(outlined('0.46 -0.84!, 0.72 -0.7, 0.82 -0.2, 0.86 0.36, 0.72 0.42!, 0.62 -0.1, 0.48 -0.56!'), {
      pigment: 'gold',
      tone: (x, y) => clamp(0.2 + 0.5 * (x - 0.5) + 0.2 * y),
      line: inner * 1.1,
    });
    side.stroke(traced('0.64 -0.6, 0.74 -0.1, 0.78 0.34'), detail * 1.3, { taper: 0.3 });
  });
  pen.cell(symmetric('0 -1.4, 0.3 -1.36, 0.5 -1.1, 0.62 -0.7, 0.58 -0.4!, 0.3 -0.54, 0 -0.56'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.7 * Math.abs(x)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.1 -1.3, 0.3 -1.1, 0.4 -0.8'), detail * 1.4, { taper: 0.3 }),
  );
  pen.cell(symmetric('0 -0.82!, 0.34 -0.78, 0.6 -0.62!, 0.58 -0.4!, 0.3 -0.54, 0 -0.58'), {
    pigment: 'petal',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  pen.cell(circle([0, -0.7], 0.1, 26), { pigment: 'leaf', tone: 0.2, line: inner });
}

/** Taller than he is, crooked at its top. */
function drawStaff(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    {
      line: '1.02 1.78, 1.0 0.8, 1.06 -0.2, 0.98 -1.0, 1.06 -1.4, 1.3 -1.5, 1.42 -1.26, 1.28 -1.06',
      half: [0.07, 0.07, 0.08, 0.08, 0.09, 0.1, 0.09, 0.03],
    },
    { pigment: 'wood', tone: (x) => clamp(0.3 + 2 * (x - 1)), line: inner * 1.1 },
  );
  for (const knot of [
    '0.96 0.3, 1.02 0.36, 1.1 0.32',
    '0.98 -0.5, 1.02 -0.44, 1.08 -0.48',
    '0.96 1.0, 1.02 1.06, 1.06 1.0',
  ])
    pen.stroke(traced(knot), detail * 1.6);
}

/** A hand under what it holds, out of a wide sleeve. */
function drawHandBelow(pen: Pen, cloth: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    outlined(
      '-0.6 0.46!, -0.66 0.72, -0.46 1.0, 0.46 1.0, 0.66 0.72, 0.6 0.46!, 0.3 0.62, 0 0.66, -0.3 0.62',
    ),
    {
      pigment: 'bone',
      tone: (x) => clamp(0.15 + 0.6 * x),
      line: inner,
    },
  );
  for (const x of [-0.3, -0.06, 0.2])
    pen.stroke(traced(`${x} 0.64, ${x * 0.9} 0.84`), detail * 1.3, { taper: 0.3 });
  pen.cell(outlined('-0.6 0.9!, 0 1.02, 0.6 0.9!, 0.86 1.64!, 0 1.76, -0.86 1.64!'), {
    pigment: cloth,
    tone: (x, y) => clamp(0.1 + 0.4 * x + 0.3 * (y - 0.9)),
    line: inner * 1.1,
  });
  for (const fold of ['-0.3 1.04, -0.4 1.6', '0.06 1.06, 0.06 1.64', '0.34 1.04, 0.44 1.6'])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.3 });
}

function drawPeachInHand(pen: Pen): void {
  const { inner } = pen.weight;
  for (const side of [-1, 1])
    drawLeaf(pen.at({ at: [0, 0.4], scale: 0.9, angleRad: side > 0 ? 0.1 : Math.PI - 0.1 }), { width: 0.4 });
  pen.cell(symmetric('0 -0.96!, 0.2 -0.7, 0.64 -0.4, 0.8 0.04, 0.66 0.46, 0.3 0.68, 0 0.66'), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.05 + 0.4 * x + 0.5 * (0.1 - y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('0.0 -0.9, -0.2 -0.4, -0.16 0.2, 0 0.6'), inner, { taper: 0.3 });
  drawHandBelow(pen, 'gold');
}

function drawIngotInHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(circle([0, 0.1], 0.44, 40), { pigment: 'gold', tone: (x) => clamp(0.1 + x), line: inner });
  pen.cell(
    outlined(
      '-1.04 -0.2!, -0.6 0.1, 0 0.2, 0.6 0.1, 1.04 -0.2!, 0.9 0.36, 0.5 0.66, 0 0.72, -0.5 0.66, -0.9 0.36',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.15 + 0.5 * x + 0.4 * y),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-0.7 0.26, -0.4 0.4, 0 0.44'), detail * 1.4, { taper: 0.4 });
  drawHandBelow(pen, 'gold');
}

/** Out of his fist, in a loop with a bow on it. */
function drawRedThread(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const hand = pen.at({ at: [-0.86, 1.0] });
  hand.cell(
    outlined('-0.2 0.1, -0.22 -0.1, -0.06 -0.2, 0.14 -0.18, 0.24 -0.02, 0.2 0.2, 0.24 0.7!, -0.16 0.76!'),
    {
      pigment: 'bone',
      tone: (x) => clamp(0.15 + 1.2 * x),
      line: inner * 1.1,
    },
  );
  for (const y of [-0.1, 0.0, 0.1]) hand.stroke(traced(`-0.2 ${y}, 0.02 ${y}`), detail * 1.3);
  for (const line of [
    '-1.06 0.84, -1.3 0.5, -1.42 0.1, -1.2 -0.16, -0.96 0.1, -1.06 0.44, -1.36 0.6, -1.56 0.98, -1.4 1.4',
    '-0.66 0.9, -0.5 1.3, -0.62 1.66, -0.44 1.9',
  ])
    drawLimb(pen, { line, half: [0.03, 0.03] }, { pigment: 'petal', tone: 0.25, line: detail });
}
