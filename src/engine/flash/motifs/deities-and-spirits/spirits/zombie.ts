import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A zombie from the front: rotten, one eye gone, teeth bared, in rags, its hands stretched out for us. */
export const zombie: Motif = {
  name: 'zombie',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer(drawBody);
    canvas.layer((pen) => drawHead(pen.at({ at: [-0.04, -0.86], angleRad: -0.14 })), { contour: 0.75 });
    for (const isFlipped of [true, false])
      canvas.layer((pen) => drawReach(pen.at({ at: [0, isFlipped ? 0.12 : 0] })), {
        at: { isFlipped },
        contour: 0.75,
      });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.6!, 0.2 -0.6!, 0.24 -0.2!, 0 -0.1'), {
    pigment: 'leafLight',
    tone: 0.65,
    line: inner,
  });
  pen.fill(
    outlined(
      '-0.2 -0.3!, -0.56 -0.22, -0.82 0.0, -0.9 0.34!, -0.6 0.5!, -0.58 0.8, -0.64 1.24!, -0.46 1.06!, -0.36 1.36!, -0.2 1.12!, -0.06 1.3!, 0.1 1.1!, 0.24 1.38!, 0.36 1.08!, 0.56 1.28!, 0.58 0.8, 0.6 0.5!, 0.9 0.34!, 0.82 0.0, 0.56 -0.22, 0.2 -0.3!, 0.0 -0.08!',
    ),
    { pigment: 'water', tone: (x, y) => clamp(0.15 + 0.6 * Math.abs(x) + 0.2 * y), line: inner * 1.1 },
  );
  // The rags have a hole, and in it there are ribs.
  pen.fill(
    outlined(
      '-0.12 0.3!, 0.06 0.36!, 0.2 0.28!, 0.3 0.46!, 0.24 0.62!, 0.34 0.8!, 0.1 0.86!, -0.08 0.78!, -0.04 0.6!, -0.16 0.48!',
    ),
    {
      black: 'always',
      tone: 1,
    },
  );
  for (const y of [0.42, 0.56, 0.7])
    pen.fill(
      outlined(
        `-0.06 ${y}!, 0.08 ${y - 0.02}, 0.24 ${y + 0.05}!, 0.24 ${y + 0.11}!, 0.08 ${y + 0.05}, -0.06 ${y + 0.07}!`,
      ),
      {
        pigment: 'bone',
        tone: 0.1,
        line: detail,
      },
    );
  for (const fold of [
    '-0.5 0.1, -0.42 0.5, -0.46 0.9',
    '0.5 0.2, 0.46 0.6, 0.5 0.96',
    '-0.3 -0.14, -0.2 0.06, -0.22 0.26',
  ])
    pen.stroke(traced(fold), inner, { taper: 0.4 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.5 -0.16!, 0.64 -0.24, 0.68 -0.06, 0.58 0.16, 0.48 0.14!'), {
      pigment: 'leafLight',
      tone: 0.5,
      line: inner,
    }),
  );
  pen.fill(
    outlined(
      '-0.3 -0.74, 0 -0.82, 0.3 -0.74, 0.52 -0.44, 0.54 -0.06, 0.44 0.2, 0.46 0.46, 0.3 0.74, 0 0.82, -0.28 0.74, -0.42 0.48, -0.42 0.2, -0.54 -0.06, -0.52 -0.44',
    ),
    {
      pigment: 'leafLight',
      tone: (x, y) =>
        clamp(0.08 + 0.8 * smoothstep(0.24, 0.54, Math.abs(x + 0.05)) + 0.3 * smoothstep(0.3, 0.8, y)),
      line: inner * 1.1,
    },
  );
  // One eye stares, of the other only the socket is left.
  pen.fill(ellipse([-0.24, -0.14], 0.19, 0.17, 30), { black: 'uncolored', pigment: 'violet', tone: 0.8 });
  pen.fill(circle([-0.24, -0.14], 0.135, 30), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(circle([-0.21, -0.13], 0.04, 16), { black: 'always', tone: 1 });
  pen.fill(outlined('0.08 -0.16!, 0.2 -0.3, 0.38 -0.28, 0.44 -0.1, 0.34 0.06, 0.16 0.04'), {
    black: 'always',
    tone: 1,
  });
  pen.stroke(traced('-0.46 -0.26, -0.28 -0.36, -0.06 -0.24'), inner * 1.6, { taper: 0.3 });
  pen.stroke(traced('0.06 -0.26, 0.24 -0.4, 0.46 -0.3'), inner * 1.6, { taper: 0.3 });
  pen.fill(outlined('-0.02 0.02!, 0.06 0.16!, 0.0 0.2, -0.1 0.17!'), { black: 'always', tone: 1 });
  drawMouth(pen);
  for (const [x, y] of [
    [-0.3, -0.6],
    [-0.17, -0.56],
    [-0.04, -0.54],
  ] as const)
    pen.stroke(traced(`${x - 0.03} ${y - 0.1}, ${x + 0.03} ${y + 0.06}`), inner);
  pen.stroke(traced('-0.4 -0.6, -0.16 -0.58, 0.08 -0.52'), inner * 1.2, { taper: 0.2 });
  for (const hair of [
    '-0.2 -0.78, -0.4 -0.94, -0.62 -0.8',
    '0.0 -0.8, -0.1 -1.02, -0.3 -1.06',
    '0.1 -0.8, 0.24 -1.0, 0.44 -0.96',
    '0.3 -0.72, 0.5 -0.86, 0.66 -0.68',
    '0.2 -0.78, 0.36 -0.96, 0.58 -0.86',
  ])
    pen.stroke(traced(hair), inner * 1.5, { taper: 0.6, tapering: 'end' });
  pen.stroke(traced('0.46 0.1, 0.34 0.2, 0.36 0.3'), detail * 1.4, { taper: 0.4 });
}

/** Torn open up to the cheek, and bloody. */
function drawMouth(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.28 0.36!, -0.1 0.3, 0.14 0.3, 0.4 0.22!, 0.38 0.42, 0.3 0.58!, 0.06 0.64, -0.18 0.6, -0.3 0.48',
    ),
    {
      black: 'always',
      tone: 1,
    },
  );
  for (const [x, top] of [
    [-0.18, 0.34],
    [-0.05, 0.31],
    [0.09, 0.31],
    [0.22, 0.29],
    [0.33, 0.27],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.055} ${top}!, ${x + 0.055} ${top - 0.01}!, ${x + 0.045} ${top + 0.11}!, ${x - 0.04} ${top + 0.12}!`,
      ),
      {
        pigment: 'foam',
        tone: 0.05,
        line: inner * 0.6,
      },
    );
  for (const x of [-0.14, 0.0, 0.22])
    pen.fill(outlined(`${x - 0.05} 0.61!, ${x - 0.04} 0.5!, ${x + 0.05} 0.5!, ${x + 0.06} 0.62!`), {
      pigment: 'foam',
      tone: 0.1,
      line: inner * 0.6,
    });
  for (const [x, y, length] of [
    [-0.2, 0.58, 0.16],
    [0.1, 0.62, 0.24],
    [0.3, 0.54, 0.14],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.04} ${y}!, ${x + 0.04} ${y}!, ${x + 0.05} ${y + length}, ${x} ${y + length + 0.06}, ${x - 0.05} ${y + length}`,
      ),
      {
        pigment: 'petal',
        black: 'uncolored',
        tone: 0.3,
      },
    );
}

/** An arm that comes at us, its claws spread. */
function drawReach(side: Pen): void {
  const { inner, detail } = side.weight;
  drawLimb(
    side,
    { line: '0.74 0.08, 0.94 0.4, 0.96 0.56', half: [0.2, 0.2, 0.15] },
    { pigment: 'leafLight', tone: 0.45 },
  );
  side.fill(
    outlined(
      '0.52 0.06!, 0.62 -0.16, 0.86 -0.12, 1.06 0.16, 1.18 0.42!, 1.06 0.38!, 1.0 0.5!, 0.9 0.38!, 0.78 0.46!, 0.7 0.3!',
    ),
    {
      pigment: 'water',
      tone: (x) => clamp(0.7 * (x - 0.5)),
      line: inner * 1.1,
    },
  );
  for (const finger of [
    '0.82 0.78, 0.6 0.82, 0.52 0.98',
    '0.86 0.96, 0.74 1.14, 0.72 1.32',
    '0.97 1.0, 0.94 1.2, 0.96 1.42',
    '1.08 0.96, 1.14 1.14, 1.2 1.32',
    '1.14 0.8, 1.3 0.88, 1.4 1.04',
  ]) {
    const tip = traced(finger).at(-1) ?? [0, 0];
    drawLimb(side, { line: finger, half: [0.085, 0.08, 0.05] }, { pigment: 'leafLight', tone: 0.2 });
    side.fill(circle([tip[0], tip[1]], 0.05, 16), {
      pigment: 'leafLight',
      black: 'uncolored',
      tone: 0.5,
      line: inner * 0.8,
    });
  }
  side.fill(outlined('0.78 0.62, 0.98 0.52, 1.16 0.62, 1.2 0.86, 1.08 1.04, 0.86 1.02, 0.76 0.84'), {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.1 + 0.6 * (x - 0.8) + 0.4 * (y - 0.7)),
    line: inner,
  });
  for (const vein of ['0.92 0.66, 0.9 0.8, 0.86 0.94', '1.04 0.66, 1.04 0.8, 1.06 0.94'])
    side.stroke(traced(vein), detail * 1.3, { taper: 0.4 });
}
