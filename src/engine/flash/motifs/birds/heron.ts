import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLock } from '../parts/any-beast/fur.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawRoundEye } from '../parts/any-beast/round-eye.ts';
import { drawFeatherBlade } from '../parts/birds/plumage.ts';

/** How one wader differs from another. */
interface Look {
  readonly neck: Pigment;
  readonly back: Pigment;
  readonly flight: Pigment;
  readonly bill: Pigment;
  readonly legs: Pigment;
  /** The dark cap and plumes, and the dashes down the neck. */
  readonly isMarked: boolean;
}

const looks: Readonly<Record<string, Look>> = {
  heron: { neck: 'foam', back: 'steel', flight: 'dark', bill: 'gold', legs: 'gold', isMarked: true },
  egret: { neck: 'foam', back: 'foam', flight: 'foam', bill: 'gold', legs: 'dark', isMarked: false },
  stork: { neck: 'foam', back: 'foam', flight: 'dark', bill: 'petal', legs: 'petal', isMarked: false },
};

/** Waders that stand in wait, the neck drawn back; they look to the right. */
export const herons: readonly Motif[] = Object.entries(looks).map(([name, look]) => ({
  name,
  tinted: look.isMarked ? ['steel', 'grey'] : [look.back],
  mouth: [1.28, -0.86],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLeg(
        pen,
        {
          line: '0.14 0.4, 0.22 0.72, 0.12 0.96, 0.2 1.5',
          half: [0.1, 0.05, 0.045, 0.03],
          pigment: look.legs,
        },
        [0.2, 1.5],
        0.6,
      );
      drawLeg(
        pen,
        {
          line: '-0.12 0.42, -0.06 0.74, -0.16 0.98, -0.12 1.56',
          half: [0.12, 0.055, 0.05, 0.032],
          pigment: look.legs,
        },
        [-0.12, 1.56],
        0.15,
      );
      drawTail(pen, look);
      drawNeck(pen, look);
      drawBody(pen, look);
      drawHead(pen, look);
    });
  },
}));

function drawLeg(
  pen: Pen,
  { pigment, ...limb }: { line: string; half: readonly number[]; pigment: Pigment },
  [x, y]: readonly [number, number],
  shade: number,
): void {
  const { inner } = pen.weight;
  drawLimb(pen, limb, { pigment, tone: shade, line: inner });
  for (const [dx, dy] of [
    [-0.16, 0.06],
    [0.26, 0.04],
    [0.16, 0.12],
  ] as const)
    drawLimb(
      pen,
      {
        line: `${x} ${y - 0.02}, ${x + dx * 0.6} ${y + dy * 0.6}, ${x + dx} ${y + dy}`,
        half: [0.034, 0.03, 0.008],
      },
      { pigment, tone: shade, line: inner * 0.9 },
    );
}

function drawTail(pen: Pen, { isMarked, flight }: Look): void {
  for (const angleRad of [2.3, 2.44, 2.58])
    drawFeatherBlade(
      pen.at({ at: [-0.48, 0.16], scale: 0.62, angleRad }),
      0.3,
      isMarked ? 'grey' : flight,
      0.2,
    );
}

function drawNeck(pen: Pen, { neck, isMarked }: Look): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    {
      line: '0.2 0.1, 0.52 -0.06, 0.6 -0.36, 0.36 -0.6, 0.28 -0.88, 0.46 -1.1, 0.6 -1.12',
      half: [0.24, 0.18, 0.13, 0.11, 0.1, 0.1, 0.11],
    },
    {
      pigment: neck,
      tone: (x, y) => clamp(0.5 * smoothstep(0.36, 0.1, x - 0.2 * y) + 0.5 * smoothstep(-0.1, 0.2, y)),
      line: inner * 1.1,
    },
  );
  for (const dash of isMarked ? dashes : []) pen.stroke(traced(dash), detail * 1.8, { taper: 0.4 });
  for (const [x, y, dx, dy] of breast)
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width: 0.1,
      bend: 0.12,
      pigment: neck,
      tone: 0.25,
    });
}

function drawBody(pen: Pen, { back, flight }: Look): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: back,
    tone: (x, y) => clamp(0.08 + 0.75 * smoothstep(0.1, 0.5, y) + 0.3 * smoothstep(-0.3, -0.7, x)),
    line: inner * 1.2,
  });
  for (let i = 0; i < 5; i++)
    drawFeatherBlade(
      pen.at({ at: [-0.06 - 0.03 * i, -0.02 + 0.06 * i], scale: 1.0 - 0.1 * i, angleRad: 2.6 - 0.05 * i }),
      0.2,
      flight,
      0.1,
    );
  for (let i = 0; i < 6; i++)
    drawFeatherBlade(
      pen.at({ at: [0.1 - 0.03 * i, -0.12 + 0.06 * i], scale: 0.76 - 0.06 * i, angleRad: 2.58 - 0.05 * i }),
      0.28,
      back,
      0.05,
    );
  pen.fill(
    outlined(
      '0.24 -0.22!, 0.36 -0.02, 0.3 0.2, 0.1 0.3, -0.12 0.3!, -0.06 0.2!, -0.24 0.14!, -0.14 0.04!, -0.24 -0.06!, 0.0 -0.2',
    ),
    {
      pigment: back,
      tone: (_, y) => clamp(0.1 + 1.2 * y),
      line: inner,
    },
  );
  for (const scale of [
    '0.16 -0.1, 0.1 0.0, 0.0 -0.04',
    '0.26 0.02, 0.18 0.12, 0.06 0.08',
    '0.02 0.04, -0.04 0.14, -0.12 0.1',
    '0.16 0.18, 0.08 0.26, 0.0 0.22',
  ])
    pen.stroke(traced(scale), detail * 1.3, { taper: 0.3 });
}

function drawHead(pen: Pen, { neck, bill, isMarked }: Look): void {
  const { inner, detail } = pen.weight;
  for (const [dx, dy] of isMarked ? plumes : [])
    drawLock(pen, {
      root: [0.5, -1.2],
      tip: [0.5 + dx, -1.2 + dy],
      width: 0.1,
      bend: -0.14,
      pigment: 'dark',
      tone: 0.6,
    });
  pen.fill(outlined('0.68 -1.2!, 0.9 -1.12, 1.32 -0.86!, 0.96 -0.94, 0.68 -1.0!'), {
    pigment: bill,
    tone: (x, y) => clamp(0.1 + 4 * (y + 1.12 - 0.4 * (x - 0.7))),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.7 -1.08, 0.94 -1.02, 1.26 -0.87'), detail * 1.4, { taper: 0.3 });
  pen.fill(outlined('0.38 -1.12, 0.46 -1.26, 0.62 -1.3, 0.76 -1.22, 0.8 -1.1, 0.7 -1.0, 0.5 -0.98'), {
    pigment: neck,
    tone: (x) => clamp(0.4 - x * 0.5),
    line: inner * 1.1,
  });
  if (isMarked)
    pen.fill(outlined('0.66 -1.22!, 0.56 -1.28, 0.44 -1.26, 0.34 -1.1!, 0.48 -1.18, 0.58 -1.16!'), {
      pigment: 'dark',
      tone: 0.6,
      line: inner * 0.8,
    });
  drawRoundEye(pen, [0.65, -1.13], 0.05, 'gold');
}

const dashes = [
  '0.66 -0.28, 0.67 -0.4, 0.62 -0.48',
  '0.5 -0.58, 0.42 -0.66, 0.38 -0.74',
  '0.37 -0.86, 0.38 -0.94, 0.43 -1.0',
  '0.62 -0.1, 0.65 -0.18, 0.66 -0.24',
];
const plumes = [
  [-0.5, 0.22],
  [-0.44, 0.34],
] as const;
const breast = [
  [0.58, 0.0, 0.04, 0.3],
  [0.48, 0.06, 0.0, 0.34],
  [0.38, 0.12, -0.02, 0.34],
] as const;
const body = outlined(
  '0.5 0.02, 0.3 -0.24, 0.04 -0.3, -0.26 -0.14, -0.52 0.12, -0.66 0.36!, -0.4 0.46, -0.1 0.52, 0.22 0.46, 0.44 0.28',
);
