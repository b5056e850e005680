import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../geometry/ribbon.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLock } from '../parts/any-beast/fur.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawRoundEye } from '../parts/any-beast/round-eye.ts';
import { drawFeatherBlade } from '../parts/birds/plumage.ts';

/** A rooster that crows, its sickle feathers high, spurs on its legs; looks to the right. */
export const rooster: Motif = {
  name: 'rooster',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTail(pen);
      drawLeg(pen, [0.34, 1.16], '0.16 0.46, 0.24 0.72, 0.2 0.86, 0.34 1.14', 0.55);
      drawLeg(pen, [-0.1, 1.22], '-0.14 0.46, -0.12 0.74, -0.2 0.9, -0.1 1.2', 0.1);
      drawBody(pen);
      drawWing(pen);
      drawHackles(pen);
      drawHead(pen);
    });
  },
};

function drawTail(pen: Pen): void {
  for (const [i, line] of sickles.entries()) {
    const pigment = i % 2 === 0 ? 'dark' : 'leaf';
    pen.fill(
      outlineOf(
        ribbon(traced(line, 10), (share) => 0.11 * Math.sin(Math.PI * (0.12 + 0.88 * share)) ** 0.7 + 0.004),
      ),
      {
        pigment,
        tone: (x) => clamp(0.2 + 0.7 * (x + 1.1)),
        line: pen.weight.inner,
      },
    );
    pen.stroke(traced(line, 10), pen.weight.detail, { taper: 0.3 });
  }
}

function drawLeg(pen: Pen, [x, y]: readonly [number, number], line: string, shade: number): void {
  const { inner } = pen.weight;
  drawLimb(pen, { line, half: [0.2, 0.11, 0.05, 0.045] }, { pigment: 'gold', tone: shade, line: inner });
  for (const [dx, dy] of [
    [-0.22, 0.08],
    [0.32, 0.06],
    [0.2, 0.16],
  ] as const)
    drawLimb(
      pen,
      {
        line: `${x} ${y - 0.02}, ${x + dx * 0.6} ${y + dy * 0.5}, ${x + dx} ${y + dy}`,
        half: [0.05, 0.045, 0.01],
      },
      { pigment: 'gold', tone: shade, line: inner },
    );
  pen.fill(outlined(`${x - 0.05} ${y - 0.18}!, ${x - 0.22} ${y - 0.24}!, ${x - 0.05} ${y - 0.1}!`), {
    pigment: 'bone',
    tone: shade,
    line: inner * 0.9,
  });
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y] of thighs)
    pen.fill(
      outlined(
        `${x - 0.2} ${y - 0.24}!, ${x + 0.22} ${y - 0.26}!, ${x + 0.14} ${y + 0.06}, ${x + 0.08} ${y + 0.22}!, ${x + 0.02} ${y + 0.12}!, ${x - 0.04} ${y + 0.22}!, ${x - 0.12} ${y + 0.04}`,
      ),
      {
        pigment: 'petal',
        tone: 0.5,
        line: inner,
      },
    );
  pen.fill(body, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.06 + 0.7 * smoothstep(0.1, 0.56, y) + 0.3 * smoothstep(-0.4, -0.8, x)),
    line: inner * 1.2,
  });
  for (const [x, y] of breast)
    pen.stroke(traced(`${x - 0.07} ${y}, ${x} ${y + 0.08}, ${x + 0.07} ${y}`), pen.weight.detail * 1.3, {
      taper: 0.25,
    });
}

function drawWing(pen: Pen): void {
  for (let i = 0; i < 6; i++)
    drawFeatherBlade(
      pen.at({ at: [0.02 - 0.02 * i, -0.02 + 0.06 * i], scale: 0.86 - 0.07 * i, angleRad: 2.86 - 0.08 * i }),
      0.28,
      i % 2 === 0 ? 'leaf' : 'dark',
      0.1,
    );
  pen.fill(
    outlined(
      '0.24 -0.16!, 0.32 0.06, 0.24 0.3, 0.02 0.4, -0.18 0.34!, -0.14 0.26!, -0.32 0.18!, -0.22 0.1!, -0.34 -0.02!, -0.06 -0.16',
    ),
    {
      pigment: 'ember',
      tone: (_, y) => clamp(0.1 + 1.1 * (y + 0.1)),
      line: pen.weight.inner * 1.1,
    },
  );
  for (const scale of [
    '0.1 -0.08, 0.04 0.04, -0.08 0.0',
    '0.2 0.06, 0.14 0.18, 0.0 0.14',
    '-0.06 0.02, -0.12 0.14, -0.22 0.1',
    '0.12 0.22, 0.04 0.3, -0.06 0.26',
  ])
    pen.stroke(traced(scale), pen.weight.detail * 1.3, { taper: 0.3 });
}

/** The cape of long feathers from the head over neck and shoulder. */
function drawHackles(pen: Pen): void {
  pen.fill(
    outlined(
      '0.4 -0.9, 0.62 -0.98, 0.82 -0.84, 0.82 -0.5, 0.86 -0.14, 0.6 0.0, 0.24 -0.1, 0.1 -0.2, 0.3 -0.5',
    ),
    { pigment: 'gold', tone: 0.4, line: pen.weight.inner },
  );
  for (const [x, y, dx, dy] of hackles)
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width: 0.16,
      bend: 0.08,
      pigment: 'gold',
      tone: (_, py) => clamp(0.75 - 1.6 * (py - y)),
    });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(comb, { pigment: 'petal', tone: (_, y) => clamp(0.1 + 1.2 * (y + 1.3)), line: inner * 1.1 });
  pen.fill(outlined('0.82 -0.84!, 0.96 -0.8, 1.06 -0.66!, 0.92 -0.7, 0.8 -0.74!'), {
    pigment: 'gold',
    tone: 0.5,
    line: inner,
  });
  pen.fill(outlined('0.8 -0.98!, 0.98 -1.0, 1.16 -0.86!, 1.0 -0.86, 0.82 -0.84!'), {
    pigment: 'gold',
    tone: 0.1,
    line: inner,
  });
  pen.fill(outlined('0.64 -0.72!, 0.8 -0.74, 0.86 -0.54, 0.8 -0.36, 0.68 -0.42, 0.62 -0.58'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 2 * (x - 0.7)),
    line: inner,
  });
  pen.fill(outlined('0.44 -0.84, 0.5 -1.02, 0.66 -1.1, 0.82 -1.02, 0.86 -0.86, 0.76 -0.74, 0.56 -0.7'), {
    pigment: 'petal',
    tone: (x) => clamp(0.5 - 1.0 * (x - 0.4)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.5 -0.82!, 0.58 -0.8, 0.58 -0.68, 0.5 -0.64, 0.45 -0.72'), {
    pigment: 'foam',
    tone: 0.1,
    line: detail,
  });
  drawRoundEye(pen, [0.69, -0.93], 0.06, 'gold');
  pen.stroke(traced('0.6 -0.98, 0.7 -1.02, 0.8 -0.97'), inner * 1.2, { taper: 0.3 });
}

const sickles = [
  '-0.5 0.06, -0.9 0.16, -1.16 0.44, -1.2 0.8',
  '-0.5 0.0, -0.96 -0.02, -1.32 0.2, -1.46 0.6',
  '-0.5 -0.06, -1.0 -0.22, -1.42 -0.1, -1.66 0.28',
  '-0.5 -0.12, -0.96 -0.44, -1.42 -0.48, -1.74 -0.16',
  '-0.5 -0.16, -0.84 -0.62, -1.28 -0.84, -1.66 -0.64',
  '-0.48 -0.18, -0.66 -0.72, -1.0 -1.08, -1.4 -1.06',
  '-0.46 -0.18, -0.5 -0.7, -0.7 -1.12, -1.04 -1.3',
];
const thighs = [
  [0.2, 0.58],
  [-0.12, 0.62],
] as const;
const body = outlined(
  '0.4 -0.5, 0.24 -0.24, -0.04 -0.14, -0.4 -0.2, -0.64 -0.26!, -0.7 0.0, -0.6 0.3, -0.3 0.52, 0.06 0.58, 0.44 0.5, 0.72 0.24, 0.84 -0.1, 0.78 -0.44',
);
const breast = [
  [0.56, 0.06],
  [0.7, 0.04],
  [0.48, 0.18],
  [0.62, 0.18],
  [0.4, 0.3],
  [0.54, 0.3],
  [0.3, 0.42],
  [0.44, 0.42],
  [0.1, 0.46],
] as const;
/** Root, and how far the tip is from it. */
const hackles = [
  [0.26, -0.24, -0.16, 0.3],
  [0.4, -0.2, -0.08, 0.34],
  [0.54, -0.18, 0.0, 0.34],
  [0.68, -0.18, 0.04, 0.32],
  [0.8, -0.22, 0.06, 0.28],
  [0.32, -0.46, -0.14, 0.32],
  [0.46, -0.42, -0.08, 0.34],
  [0.6, -0.4, 0.0, 0.34],
  [0.74, -0.42, 0.04, 0.32],
  [0.42, -0.7, -0.12, 0.32],
  [0.54, -0.66, -0.04, 0.34],
] as const;
const comb = outlined(
  '0.4 -0.96!, 0.28 -1.1, 0.32 -1.24!, 0.44 -1.16!, 0.42 -1.36, 0.52 -1.44!, 0.58 -1.22!, 0.62 -1.46, 0.74 -1.48!, 0.73 -1.22!, 0.84 -1.38, 0.94 -1.32!, 0.86 -1.12!, 0.92 -1.02, 0.84 -0.96!, 0.62 -1.04',
);
