import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHairs } from '../parts/any-beast/fur.ts';
import { drawFlyingBird } from '../parts/birds/flying-bird.ts';
import { drawFeatherBlade, drawTalons } from '../parts/birds/plumage.ts';

/** How one parrot differs from another. */
interface Look {
  readonly body: Pigment;
  readonly head?: Pigment;
  /** Of the long feathers, and of the coverts above them. */
  readonly wing: readonly [Pigment, Pigment];
  readonly tail: readonly [Pigment, Pigment];
  readonly tailLength: number;
  readonly beak: Pigment;
  /** 1 unless told otherwise. */
  readonly beakScale?: number;
  /** The bare skin around the eye. */
  readonly face: Pigment;
  /** Of its feathers on the crown: a fan, or a wisp. */
  readonly crest?: 'fan' | 'wisp';
  /** A round spot on the cheek. */
  readonly cheek?: Pigment;
  /** Waves across wing and nape. */
  readonly isBarred?: boolean;
}

const looks: Readonly<Record<string, Look>> = {
  parrot: {
    body: 'petal',
    wing: ['water', 'gold'],
    tail: ['water', 'petal'],
    tailLength: 1.08,
    beak: 'bone',
    face: 'foam',
  },
  cockatoo: {
    body: 'foam',
    wing: ['foam', 'foam'],
    tail: ['foam', 'foam'],
    tailLength: 0.8,
    beak: 'dark',
    face: 'foam',
    crest: 'fan',
  },
  cockatiel: {
    body: 'grey',
    head: 'moon',
    wing: ['grey', 'foam'],
    tail: ['grey', 'grey'],
    tailLength: 1.14,
    beak: 'steel',
    beakScale: 0.72,
    face: 'moon',
    crest: 'wisp',
    cheek: 'ember',
  },
  budgie: {
    body: 'leafLight',
    head: 'moon',
    wing: ['leaf', 'moon'],
    tail: ['water', 'water'],
    tailLength: 1.0,
    beak: 'gold',
    beakScale: 0.56,
    face: 'moon',
    cheek: 'violet',
    isBarred: true,
  },
  lovebird: {
    body: 'leaf',
    head: 'ember',
    wing: ['leaf', 'leafLight'],
    tail: ['water', 'leaf'],
    tailLength: 0.6,
    beak: 'petal',
    beakScale: 0.86,
    face: 'foam',
  },
  'grey-parrot': {
    body: 'grey',
    wing: ['grey', 'grey'],
    tail: ['petal', 'petal'],
    tailLength: 0.66,
    beak: 'dark',
    face: 'foam',
  },
};

/** Parrots on their perch; they look to the right. */
export const parrots: readonly Motif[] = Object.entries(looks).map(([name, look]) => ({
  name,
  tinted: [look.body],
  perched: {
    draw: (canvas) =>
      canvas.layer((pen) => {
        drawTail(pen, look);
        drawUpper(pen, look);
      }),
  },
  poses: {
    flying: {
      draw: (canvas) =>
        drawFlyingBird(canvas, {
          back: look.body,
          breast: look.body,
          wing: [...look.wing, look.body],
          tail: look.tail[0],
          tailLength: 1.5 * look.tailLength,
          drawHead: (pen) => drawHead(pen.at({ at: [-0.02, 0.24], scale: 0.9 }), look),
        }),
    },
  },
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawTail(pen, look);
      drawPerch(pen);
      drawUpper(pen, look);
    }),
}));

function drawUpper(pen: Pen, look: Look): void {
  drawBody(pen, look);
  drawWing(pen, look);
  drawHead(pen, look);
}

function drawTail(pen: Pen, { tail: [side, middle], tailLength }: Look): void {
  for (const [turn, pigment] of [
    [0.14, side],
    [-0.12, side],
    [0.04, middle],
  ] as const)
    drawFeatherBlade(
      pen.at({ at: [-0.26, 0.42], scale: tailLength, angleRad: 2.0 + turn }),
      0.18 / tailLength,
      pigment,
      0,
    );
}

function drawPerch(pen: Pen): void {
  pen.fill(outlined('-0.7 0.72!, 0.8 0.66!, 0.82 0.8!, -0.7 0.86!'), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.3 + 3 * (y - 0.72)),
    line: pen.weight.inner * 1.1,
  });
}

function drawBody(pen: Pen, look: Look): void {
  pen.fill(body, {
    pigment: look.body,
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 0.6, y) + 0.3 * smoothstep(0.1, -0.4, x)),
    line: pen.weight.inner * 1.1,
  });
  drawHairs(pen, traced('0.4 -0.2, 0.42 0.1, 0.3 0.4'), [-0.07, 0.12], 9);
  drawHairs(pen, traced('0.2 0.0, 0.22 0.2, 0.1 0.44'), [-0.07, 0.12], 7);
  for (const x of [0.0, 0.24]) drawTalons(pen.at({ at: [x, 0.54], scale: 0.24 }));
}

function drawWing(pen: Pen, { body: coat, wing: [long, short], isBarred }: Look): void {
  const { inner } = pen.weight;
  for (const [x, y, length, turn, pigment] of [
    [-0.2, 0.04, 0.92, 2.12, long],
    [-0.14, 0.1, 0.84, 2.08, long],
    [-0.08, 0.14, 0.74, 2.04, long],
    [-0.02, 0.06, 0.54, 2.1, short],
    [0.02, 0.04, 0.44, 2.02, short],
  ] as const)
    drawFeatherBlade(pen.at({ at: [x, y], scale: length, angleRad: turn }), 0.24, pigment, 0.05);
  pen.fill(outlined('0.1 -0.34!, 0.2 -0.1, 0.12 0.14, -0.1 0.22, -0.34 0.1, -0.3 -0.14, -0.1 -0.32'), {
    pigment: coat,
    tone: (x) => clamp(0.15 + 0.6 * smoothstep(0.1, -0.3, x)),
    line: inner,
  });
  if (!isBarred) return;
  for (const line of [
    '0.1 -0.2, 0.0 -0.18, -0.1 -0.24',
    '0.14 -0.1, 0.0 -0.06, -0.16 -0.12',
    '0.12 0.02, -0.06 0.06, -0.26 -0.02',
    '0.04 0.14, -0.1 0.16, -0.28 0.08',
    '-0.08 0.34, -0.2 0.34, -0.32 0.28',
    '-0.2 0.5, -0.3 0.48, -0.4 0.42',
  ])
    pen.stroke(traced(line), inner * 1.4, { taper: 0.3 });
}

function drawHead(pen: Pen, look: Look): void {
  const { inner, detail } = pen.weight;
  if (look.crest)
    for (const [x, y, length, turn] of crests[look.crest])
      drawFeatherBlade(
        pen.at({ at: [x, y], scale: length, angleRad: turn }),
        0.3,
        look.crest === 'fan' ? 'gold' : (look.head ?? look.body),
        0,
      );
  const scale = look.beakScale ?? 1;
  const beak = pen.at({ at: [0.5 * (1 - scale), -0.66 * (1 - scale)], scale });
  beak.fill(outlined('0.52 -0.5!, 0.62 -0.36, 0.56 -0.24!, 0.42 -0.32'), {
    pigment: 'dark',
    tone: 0.6,
    line: inner,
  });
  pen.fill(head, {
    pigment: look.head ?? look.body,
    tone: (x, y) => clamp(0.08 + 0.5 * smoothstep(0.2, -0.2, x) + 0.2 * (y + 0.6)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.2 -0.8, 0.44 -0.84, 0.52 -0.66, 0.46 -0.46, 0.28 -0.42, 0.18 -0.6'), {
    pigment: look.face,
    tone: 0.06,
    line: detail * 1.2,
  });
  for (const line of ['0.24 -0.52, 0.34 -0.5, 0.44 -0.52', '0.28 -0.46, 0.36 -0.45, 0.42 -0.46'])
    pen.stroke(traced(line), detail * 0.9);
  pen.fill(circle([0.34, -0.68], 0.062, 20), { pigment: 'gold', tone: 0, line: detail });
  pen.fill(circle([0.35, -0.68], 0.036, 16), { black: 'always', tone: 1 });
  beak.fill(outlined('0.46 -0.86!, 0.7 -0.86, 0.84 -0.64, 0.78 -0.3!, 0.72 -0.46, 0.6 -0.52, 0.5 -0.5!'), {
    pigment: look.beak,
    tone: (x, y) => clamp(0.1 + 1.1 * (x + y + 0.1)),
    line: inner * 1.1,
  });
  beak.dot([0.56, -0.78], detail);
  if (look.cheek)
    pen.fill(circle([0.26, -0.42], 0.1, 22), { pigment: look.cheek, tone: 0.15, line: detail * 1.2 });
  if (look.isBarred)
    for (const line of [
      '-0.02 -0.86, 0.06 -0.74, 0.06 -0.6',
      '-0.1 -0.74, -0.02 -0.62, -0.02 -0.46',
      '-0.13 -0.56, -0.06 -0.46, -0.06 -0.34',
    ])
      pen.stroke(traced(line), inner * 1.2, { taper: 0.4 });
}

/** Root, length and direction of the feathers on the crown. */
const crests = {
  fan: [
    [0.06, -0.84, 0.5, -2.7],
    [0.1, -0.9, 0.62, -2.4],
    [0.18, -0.94, 0.7, -2.1],
    [0.26, -0.96, 0.7, -1.8],
    [0.34, -0.94, 0.56, -1.5],
  ],
  wisp: [
    [0.22, -0.92, 0.5, -2.5],
    [0.3, -0.94, 0.58, -2.2],
    [0.36, -0.94, 0.56, -1.95],
  ],
} as const;

const body = outlined(
  '0.24 -0.5, 0.44 -0.24, 0.46 0.14, 0.32 0.5, 0.04 0.68, -0.26 0.6, -0.4 0.34, -0.34 -0.04, -0.1 -0.44',
);
const head = outlined(
  '0.5 -0.88, 0.34 -1.02, 0.08 -0.98, -0.12 -0.76, -0.16 -0.46, -0.06 -0.2!, 0.1 -0.26!, 0.24 -0.18!, 0.36 -0.26!, 0.5 -0.4',
);
