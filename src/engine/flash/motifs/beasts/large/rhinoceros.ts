import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';

/** A rhinoceros from the side, its hide in plates; looks to the right. */
export const rhinoceros: Motif = {
  name: 'rhinoceros',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const leg of farLegs) drawLeg(pen, leg, 0.75);
      drawBody(pen);
      for (const leg of nearLegs) drawLeg(pen, leg, 0.2);
      drawPlates(pen);
      drawHead(pen);
    });
  },
};

function drawLeg(pen: Pen, { outline, foot }: Leg, shade: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined(outline), {
    pigment: 'grey',
    tone: (x, y) => clamp(shade + 0.5 * smoothstep(foot, foot - 0.24, x) + 0.2 * smoothstep(0.6, 1, y)),
    line: inner * 1.1,
  });
  for (const y of [0.66, 0.76, 0.86])
    pen.stroke(traced(`${foot - 0.13} ${y}, ${foot} ${y + 0.05}, ${foot + 0.13} ${y}`), detail, {
      taper: 0.4,
    });
  for (const toe of [-0.15, 0.15, 0])
    pen.fill(
      outlined(
        `${foot + toe - 0.08} 1.08!, ${foot + toe - 0.06} 0.98, ${foot + toe + 0.04} 0.96, ${foot + toe + 0.08} 1.08!`,
      ),
      {
        pigment: 'bone',
        tone: shade * 0.6,
        line: inner * 0.8,
      },
    );
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-1.24 -0.2, -1.4 0.06, -1.38 0.36'), inner * 2.2, { taper: 0.3, tapering: 'end' });
  drawHairs(pen, traced('-1.39 0.3, -1.38 0.36, -1.37 0.4'), [-0.02, 0.14], 6);
  pen.fill(body, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.0, 0.5, y) + 0.3 * smoothstep(-0.9, -1.3, x)),
    line: inner * 1.2,
  });
}

/** The folds between the plates, each with the shade that it throws. */
function drawPlates(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const fold of plateFolds) {
    pen.stroke(traced(fold), inner * 1.5, { taper: 0.35 });
    pen.stroke(
      traced(fold).map(([x, y]) => [x + 0.05, y + 0.01]),
      detail,
      { taper: 0.6 },
    );
  }
  for (const [x, y] of warts)
    pen.stroke(traced(`${x - 0.03} ${y}, ${x} ${y + 0.03}, ${x + 0.03} ${y}`), detail);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.72 -0.66!, 0.74 -0.92, 0.86 -1.06!, 0.94 -0.86, 0.9 -0.6!'), {
    pigment: 'grey',
    tone: 0.7,
    line: inner,
  });
  for (const [horn, shade] of [
    [smallHorn, 0.3],
    [greatHorn, 0.1],
  ] as const)
    pen.fill(horn, {
      pigment: 'bone',
      tone: (x, y) => clamp(shade + 2.2 * (x - 1.58) + 0.5 * (y + 0.3)),
      line: inner * 1.1,
    });
  pen.fill(head, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(-0.12, 0.28, y - 0.1 * x) + 0.4 * smoothstep(0.8, 0.54, x)),
    line: inner * 1.2,
  });
  pen.fill(ear, { pigment: 'grey', tone: (_, y) => clamp(0.1 + 0.8 * (y + 0.9)), line: inner * 1.1 });
  pen.fill(innerEar, { pigment: 'blush', tone: 0.6, line: detail });
  drawRoundEye(pen, [1.04, -0.26], 0.055, 'ember');
  pen.stroke(traced('0.94 -0.3, 1.04 -0.36, 1.15 -0.28'), inner * 1.5, { taper: 0.3 });
  for (const line of wrinkles) pen.stroke(traced(line), detail * 1.3, { taper: 0.4 });
  pen.fill(outlined('1.56 0.06!, 1.6 0.0, 1.67 0.04, 1.64 0.1!'), { black: 'always', tone: 1 });
  pen.stroke(traced('1.7 0.26, 1.52 0.28, 1.36 0.22, 1.3 0.16'), inner * 1.3, {
    taper: 0.3,
    tapering: 'end',
  });
}

interface Leg {
  readonly outline: string;
  /** Where the middle of its foot is. */
  readonly foot: number;
}

const farLegs: readonly Leg[] = [
  {
    outline:
      '-0.8 0.3!, -0.5 0.3!, -0.46 0.6, -0.5 0.84, -0.4 1.04, -0.6 1.12, -0.82 1.04, -0.8 0.8, -0.84 0.5',
    foot: -0.6,
  },
  {
    outline: '0.5 0.3!, 0.84 0.2!, 0.82 0.56, 0.8 0.84, 0.9 1.04, 0.7 1.12, 0.5 1.04, 0.54 0.8, 0.48 0.5',
    foot: 0.7,
  },
];
const nearLegs: readonly Leg[] = [
  {
    outline:
      '-1.28 0.06!, -1.24 -0.14, -1.0 -0.26, -0.74 -0.12, -0.66 0.24, -0.8 0.56, -0.84 0.84, -0.78 1.04, -0.98 1.12, -1.2 1.06, -1.16 0.82, -1.2 0.5',
    foot: -0.98,
  },
  {
    outline:
      '0.06 0.14!, 0.12 -0.1, 0.36 -0.2, 0.58 -0.04, 0.62 0.24, 0.52 0.54, 0.52 0.84, 0.58 1.04, 0.38 1.12, 0.16 1.06, 0.18 0.8, 0.1 0.46',
    foot: 0.37,
  },
];
const body = outlined(
  '-1.3 -0.06, -1.22 -0.42, -0.94 -0.64, -0.5 -0.64, -0.1 -0.56, 0.24 -0.66, 0.54 -0.8, 0.8 -0.66, 0.86 -0.3, 0.8 0.14, 0.56 0.44, 0.0 0.56, -0.5 0.5, -0.96 0.46, -1.22 0.24',
);
const head = outlined(
  '0.56 -0.7!, 0.78 -0.66, 0.96 -0.48, 1.1 -0.38, 1.22 -0.24, 1.36 -0.2, 1.5 -0.22, 1.66 -0.12, 1.76 0.06, 1.76 0.22, 1.68 0.34, 1.5 0.38, 1.34 0.34, 1.1 0.36, 0.84 0.34, 0.66 0.16',
);
const greatHorn = outlined(
  '1.38 -0.14!, 1.5 -0.36, 1.62 -0.66, 1.66 -1.02!, 1.78 -0.7, 1.78 -0.36, 1.7 -0.02!',
);
const smallHorn = outlined('1.12 -0.28!, 1.2 -0.42, 1.28 -0.62!, 1.36 -0.4, 1.38 -0.14!');
const ear = outlined('0.62 -0.6!, 0.56 -0.86, 0.66 -1.08!, 0.78 -0.92, 0.82 -0.6!');
const innerEar = outlined('0.67 -0.66!, 0.64 -0.84, 0.68 -0.96!, 0.74 -0.86, 0.76 -0.66!');
const plateFolds = [
  '0.1 -0.6, -0.02 -0.2, 0.04 0.2, -0.02 0.5',
  '-0.56 -0.62, -0.66 -0.3, -0.56 0.0, -0.62 0.3',
  '-1.2 0.4, -1.0 0.5, -0.76 0.42',
  '0.1 0.4, 0.32 0.5, 0.54 0.42',
  '0.5 -0.76, 0.6 -0.4, 0.54 -0.06, 0.66 0.2',
  '0.42 -0.7, 0.48 -0.44, 0.44 -0.16',
];
const warts = [
  [-1.06, -0.3],
  [-0.92, -0.42],
  [-0.86, -0.18],
  [-1.06, -0.06],
  [-0.74, 0.0],
  [-0.4, -0.4],
  [-0.24, -0.26],
  [-0.38, -0.1],
  [-0.2, 0.06],
  [-0.42, 0.2],
  [0.18, -0.44],
  [0.3, -0.3],
  [0.2, -0.12],
  [0.32, 0.04],
] as const;
const wrinkles = [
  '0.98 -0.18, 1.06 -0.15, 1.14 -0.2',
  '1.2 -0.14, 1.26 0.0, 1.22 0.16',
  '1.3 -0.12, 1.38 0.02, 1.36 0.12',
  '0.8 -0.5, 0.86 -0.2, 0.8 0.1',
  '1.44 -0.1, 1.5 0.0, 1.48 0.1',
  '0.92 -0.02, 0.98 0.12, 0.94 0.24',
];
