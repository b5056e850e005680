import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** The mask of a woman whom jealousy made a demon: pale, or red with rage in every other design. */
export const hannya: Motif = {
  name: 'hannya',
  tinted: ['bone', 'petal'],
  draw(canvas) {
    const skin = canvas.kit.variant % 2 === 0 ? 'bone' : 'petal';
    canvas.layer((pen) => {
      drawBothSides(pen, (side) => drawHornAndEar(side, skin));
      drawFace(pen, skin);
      drawMouth(pen, skin === 'bone' ? 'petal' : 'dark');
      drawBothSides(pen, (side) => drawEye(side, skin));
      drawNose(pen, skin);
      drawBothSides(pen, drawHair);
    });
  },
};

function drawHornAndEar(side: Pen, skin: Pigment): void {
  const { inner, detail } = side.weight;
  side.fill(ear, { pigment: skin, tone: 0.6, line: inner });
  side.stroke(traced('0.8 0.1, 0.88 -0.12, 0.98 -0.14'), detail, { taper: 0.4 });
  side.fill(horn, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.8 * smoothstep(-1.3, -0.75, y) + 0.9 * (x - 0.45 + 0.5 * (y + 0.9))),
    line: inner * 1.1,
  });
  for (const ring of [
    '0.4 -1.0, 0.56 -0.98, 0.74 -0.82',
    '0.54 -1.14, 0.72 -1.12, 0.88 -0.98',
    '0.7 -1.26, 0.86 -1.26, 1.0 -1.14',
  ])
    side.stroke(traced(ring), detail * 1.2, { taper: 0.3 });
}

function drawFace(pen: Pen, skin: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(face, {
    pigment: skin,
    tone: (x, y) =>
      clamp(
        0.7 * smoothstep(0.4, 0.76, Math.abs(x + 0.06)) +
          0.5 * smoothstep(-0.6, -0.86, y) +
          0.35 * smoothstep(0.7, 1.15, y) +
          0.3 * smoothstep(0.1, 0.5, x),
      ),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(ellipse([0.3, -0.66], 0.15, 0.065, 26), { pigment: 'dark', black: 'uncolored', tone: 0.4 });
    for (const line of [
      '0.22 0.14, 0.42 0.15, 0.64 0.04',
      '0.3 0.22, 0.5 0.22, 0.66 0.14',
      '0.2 0.98, 0.32 0.9, 0.46 0.76',
    ])
      side.stroke(traced(line), inner, { taper: 0.5 });
    side.stroke(traced('0.05 -0.42, 0.04 -0.3, 0.07 -0.18'), inner, { taper: 0.5 });
    side.stroke(traced('0.12 -0.54, 0.3 -0.58, 0.5 -0.54'), detail * 1.2, { taper: 0.5 });
  });
  pen.stroke(traced('-0.1 1.0, 0 1.03, 0.1 1.0'), inner, { taper: 0.4 });
}

/** Gilded, staring from deep sockets beneath a knotted brow. */
function drawEye(side: Pen, skin: Pigment): void {
  const { inner, detail, contour } = side.weight;
  side.fill(outlined('0.1 -0.06!, 0.2 -0.27, 0.46 -0.34, 0.7 -0.2!, 0.58 0.01, 0.34 0.07'), {
    black: 'always',
    tone: 1,
  });
  side.fill(outlined('0.16 -0.08!, 0.26 -0.21, 0.45 -0.255, 0.6 -0.17!, 0.51 -0.03, 0.33 0.01'), {
    pigment: 'gold',
    tone: (_, y) => 0.6 * smoothstep(-0.14, -0.26, y),
  });
  side.fill(circle([0.36, -0.115], 0.085, 24), { black: 'always', tone: 1 });
  side.fill(circle([0.33, -0.145], 0.024, 12), { color: [255, 255, 255], tone: 0 });
  side.fill(
    outlined(
      '0.03 -0.14!, 0.08 -0.36, 0.26 -0.48, 0.52 -0.47, 0.74 -0.28!, 0.52 -0.36, 0.3 -0.32, 0.14 -0.18',
    ),
    {
      pigment: skin,
      tone: (x, y) => clamp(0.1 + 2.2 * (y + 0.44) + 0.3 * x),
      line: Math.max(inner, contour * 0.5),
    },
  );
  side.stroke(traced('0.16 -0.34, 0.3 -0.42, 0.5 -0.42'), detail * 1.2, { taper: 0.5 });
}

function drawNose(pen: Pen, skin: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.14, 0.06 -0.02, 0.11 0.1, 0.22 0.16, 0.24 0.26!, 0.12 0.29, 0 0.34!'), {
    pigment: skin,
    tone: (x, y) => clamp(0.05 + 2.2 * Math.max(0, x) + 0.4 * smoothstep(0.14, 0.3, y)),
    line: inner,
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.06 0.26!, 0.1 0.19, 0.18 0.2!, 0.14 0.27'), { black: 'always', tone: 1 }),
  );
  for (const y of [-0.3, -0.22])
    pen.stroke(traced(`-0.05 ${y}, 0 ${y + 0.03}, 0.05 ${y}`), detail * 1.2, { taper: 0.4 });
}

/** Torn open from ear to ear, all of its teeth gilded. */
function drawMouth(pen: Pen, lipColor: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(lips, { pigment: lipColor, tone: (_, y) => 0.2 + 0.4 * smoothstep(0.5, 0.9, y), line: inner });
  pen.fill(mouth, { black: 'always', tone: 1 });
  pen.fill(symmetric('0 0.62, 0.16 0.6, 0.28 0.68, 0.18 0.78, 0 0.79'), { pigment: 'petal', tone: 0.5 });
  for (const x of steps(6, -0.27, 0.27)) {
    const rise = 0.75 * x * x;
    pen.fill(
      outlined(
        `${x - 0.042} ${0.43 - rise}!, ${x - 0.036} ${0.54 - rise}, ${x + 0.036} ${0.54 - rise}, ${x + 0.042} ${0.43 - rise}!`,
      ),
      {
        pigment: 'gold',
        tone: 0.05,
        line: detail,
      },
    );
    pen.fill(
      outlined(
        `${x * 0.75 - 0.032} ${0.83 - rise}!, ${x * 0.75 - 0.03} ${0.73 - rise}, ${x * 0.75 + 0.03} ${0.73 - rise}, ${x * 0.75 + 0.032} ${0.83 - rise}!`,
      ),
      {
        pigment: 'gold',
        tone: 0.2,
        line: detail,
      },
    );
  }
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.34 0.36!, 0.37 0.52, 0.43 0.66!, 0.47 0.5, 0.46 0.3!'), {
      pigment: 'foam',
      tone: 0.05,
      line: detail * 1.2,
    });
    side.fill(outlined('0.3 0.77!, 0.3 0.62, 0.35 0.44!, 0.4 0.58, 0.41 0.68!'), {
      pigment: 'foam',
      tone: 0.1,
      line: detail * 1.2,
    });
  });
}

/** Parted over the forehead; loose strands fall beside the cheeks. */
function drawHair(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined(
      '0 -1.02!, 0.34 -0.98, 0.66 -0.74, 0.8 -0.36, 0.82 0.04!, 0.7 -0.34, 0.5 -0.66, 0.24 -0.8, 0 -0.86!',
    ),
    {
      pigment: 'dark',
      black: 'uncolored',
      tone: (x, y) => clamp(0.9 - 1.2 * Math.abs(y + 0.85) - 0.2 * x),
      line: inner,
    },
  );
  drawGleams(
    side,
    ['0.06 -0.95, 0.36 -0.86, 0.6 -0.6', '0.1 -0.9, 0.34 -0.8, 0.58 -0.54, 0.7 -0.28'],
    detail,
    0.5,
  );
  for (const strand of [
    '0.66 -0.46, 0.76 0.0, 0.7 0.46',
    '0.6 -0.5, 0.72 0.0, 0.62 0.3',
    '0.2 -0.8, 0.1 -0.66, 0.12 -0.5',
  ])
    side.stroke(traced(strand), inner * 0.9, { taper: 0.7, tapering: 'end' });
}

const horn = outlined(
  '0.3 -0.84!, 0.48 -1.08, 0.76 -1.3, 0.9 -1.62, 0.86 -2.02!, 1.1 -1.7, 1.12 -1.28, 0.9 -0.92, 0.62 -0.62!',
);
const ear = outlined('0.7 -0.1!, 0.86 -0.28, 1.02 -0.3!, 1.02 0.0, 0.9 0.24, 0.72 0.28!');
const face = symmetric(
  '0 -0.98, 0.34 -0.94, 0.63 -0.7, 0.75 -0.36, 0.72 -0.06, 0.78 0.16, 0.75 0.38, 0.6 0.62, 0.42 0.86, 0.22 1.1, 0 1.22',
);
const lips = symmetric(
  '0 0.4, 0.2 0.36, 0.42 0.26, 0.68 0.14!, 0.68 0.34, 0.55 0.62, 0.34 0.83, 0.16 0.9, 0 0.9',
);
const mouth = symmetric(
  '0 0.44, 0.2 0.41, 0.42 0.31, 0.62 0.22!, 0.6 0.37, 0.48 0.6, 0.31 0.76, 0.14 0.83, 0 0.83',
);
