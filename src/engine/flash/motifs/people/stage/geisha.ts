import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A geisha from the front: hair put up with combs, pins and blossoms, the collar of her kimono. */
export const geisha: Motif = {
  name: 'geisha',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPins(pen);
      drawLady(pen, canvas.kit.variant);
    });
  },
};

/** An oiran, a courtesan of the highest rank: a glory of long pins in her hair, the broad knot of her sash in front. */
export const oiran: Motif = {
  name: 'oiran',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawGlory, { contour: 0.7 });
    canvas.layer((pen) => {
      drawLady(pen, canvas.kit.variant);
      drawSash(pen);
    });
  },
};

function drawLady(pen: Pen, variant: number): void {
  drawHair(pen);
  drawWomanFace(pen, { skin: 'foam', iris: 'dark', areEyesClosed: variant % 2 === 1 });
  drawKimono(pen);
  drawForelock(pen);
  drawBlossom(pen.at({ at: [0.6, -0.66], scale: 0.24 }));
  drawBlossom(pen.at({ at: [0.78, -0.36], scale: 0.17 }));
  drawBlossom(pen.at({ at: [-0.62, -0.6], scale: 0.19 }));
}

/** Eight flat pins of gilt wood a side, and tassels that hang from the lowest. */
function drawGlory(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    for (let i = 0; i < 6; i++) {
      const pin = side.at({ at: [0.1, -0.72], angleRad: -1.34 + i * 0.29 });
      const reach = 1.42 - 0.03 * i;
      pin.fill(
        outlined(
          `0.3 -0.035!, ${reach - 0.3} -0.05!, ${reach} -0.13, ${reach + 0.14} 0!, ${reach} 0.13, ${reach - 0.3} 0.05!, 0.3 0.035!`,
        ),
        {
          pigment: 'gold',
          tone: (x, y) => clamp(0.1 + 2 * y + 0.3 * (1 - x)),
          line: inner,
        },
      );
      pin.stroke(traced(`${reach - 0.2} 0, ${reach + 0.06} 0`), detail * 1.3);
    }
    for (const x of [0.98, 1.1, 1.22]) {
      side.stroke(traced(`${x} -0.5, ${x + 0.02} -0.1, ${x} 0.24`), detail * 1.4);
      for (const y of [-0.24, 0.0, 0.24])
        side.fill(circle([x + 0.01, y], 0.06, 16), { pigment: 'petal', tone: 0.15, line: inner });
    }
  });
}

/** Tied before her, its ends hanging. */
function drawSash(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.04 1.5!, 0.4 1.3, 0.86 1.36, 0.94 1.64, 0.82 1.92, 0.4 1.94, 0.04 1.74!'), {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + 0.5 * (x - 0.2) + 0.6 * (y - 1.5)),
      line: inner * 1.1,
    });
    for (const fold of ['0.12 1.58, 0.4 1.46, 0.74 1.5', '0.12 1.66, 0.44 1.7, 0.76 1.78'])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
    side.fill(outlined('0.02 1.72!, 0.22 1.78, 0.42 2.3!, 0.1 2.36!'), {
      pigment: 'gold',
      tone: 0.4,
      line: inner,
    });
    drawBlossom(side.at({ at: [0.66, 1.64], scale: 0.13 }));
  });
  pen.fill(outlined('-0.18 1.44!, 0.18 1.44!, 0.16 1.8!, -0.16 1.8!'), {
    pigment: 'petal',
    tone: 0.25,
    line: inner * 1.1,
  });
}

function drawPins(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const [dx, dy] of [
      [1.14, -1.12],
      [1.24, -0.8],
    ] as const) {
      side.stroke(
        [
          [0.2, -0.8],
          [dx, dy],
        ],
        inner * 1.6,
      );
      side.fill(circle([dx, dy], 0.08, 20), { pigment: 'gold', tone: 0.3, line: inner });
    }
  });
}

function drawHair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(bun, {
    pigment: 'dark',
    black: 'uncolored',
    tone: (_, y) => clamp(0.3 + 0.6 * smoothstep(-1.1, -0.9, y)),
    line: inner,
  });
  pen.fill(hair, {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.25 + 0.7 * smoothstep(0.3, 0.8, Math.abs(x))),
    line: inner * 1.1,
  });
  drawGleams(
    pen,
    [
      '-0.5 -0.78, -0.68 -0.5, -0.7 -0.2',
      '0.46 -0.84, 0.66 -0.54, 0.7 -0.2',
      '-0.14 -1.3, 0 -1.34, 0.14 -1.3',
      '-0.18 -1.22, 0 -1.27, 0.18 -1.22',
    ],
    detail * 1.3,
    0.5,
  );
  pen.fill(outlined('-0.26 -1.0!, 0 -1.12, 0.26 -1.0!, 0.2 -0.88, 0 -0.94, -0.2 -0.88'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
}

/** The smooth hair around the forehead. */
function drawForelock(pen: Pen): void {
  pen.fill(
    outlined(
      '0 -0.94!, 0.34 -0.86, 0.58 -0.56, 0.62 -0.2, 0.5 0.1!, 0.46 -0.2, 0.36 -0.44, 0.16 -0.54, 0 -0.48!, -0.16 -0.54, -0.36 -0.44, -0.46 -0.2, -0.5 0.1!, -0.62 -0.2, -0.58 -0.56, -0.34 -0.86',
    ),
    { pigment: 'dark', black: 'uncolored', tone: 0.35, line: pen.weight.inner },
  );
  drawGleams(
    pen,
    [
      '-0.08 -0.86, -0.36 -0.7, -0.5 -0.4',
      '-0.04 -0.76, -0.26 -0.64, -0.42 -0.44',
      '0.08 -0.86, 0.36 -0.7, 0.5 -0.4',
      '0.04 -0.76, 0.26 -0.64, 0.42 -0.44',
    ],
    pen.weight.detail,
    0.6,
  );
}

function drawKimono(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(sleeve, {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.5, 1.0, x) + 0.3 * smoothstep(1.1, 1.6, y)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.5 1.0, 0.44 1.3, 0.3 1.56'), detail * 1.2, { taper: 0.4 });
    side.stroke(traced('0.74 1.14, 0.7 1.36, 0.6 1.56'), detail * 1.2, { taper: 0.4 });
  });
  pen.fill(collarUnder, { pigment: 'foam', tone: 0.1, line: inner });
  pen.fill(collarOver, { pigment: 'gold', tone: 0.2, line: inner });
  drawBlossom(pen.at({ at: [0.66, 1.34], scale: 0.13 }));
  drawBlossom(pen.at({ at: [-0.6, 1.3], scale: 0.12 }));
}

const bun = symmetric('0 -1.44, 0.26 -1.38, 0.4 -1.16, 0.34 -0.92, 0 -0.84');
const hair = symmetric('0 -1.0, 0.4 -0.96, 0.72 -0.76, 0.86 -0.36, 0.8 0.04, 0.58 0.3, 0.4 0.4!, 0 0.3');
const sleeve = outlined('0.18 0.86!, 0.46 0.92, 0.86 1.06, 1.06 1.34, 1.1 1.62!, 0.5 1.7, 0 1.72!, 0 1.4!');
const collarUnder = outlined('0.24 0.78!, 0.34 0.9, 0.1 1.3, -0.16 1.62!, -0.26 1.5!, 0 1.14, 0.18 0.84');
const collarOver = outlined(
  '-0.24 0.78!, -0.36 0.92, -0.12 1.34, 0.2 1.7!, 0.32 1.58!, 0.02 1.2, -0.18 0.86',
);
