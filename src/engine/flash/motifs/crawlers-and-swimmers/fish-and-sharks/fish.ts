import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Polygon } from '../../../geometry/point.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFin } from '../../parts/crawlers-and-swimmers/fin.ts';

/** A fish that leaps to the left: scales, spotted back, fins spread. */
export const fish: Motif = {
  name: 'fish',
  tinted: ['water', 'petal'],
  draw: (canvas) => canvas.layer((pen) => drawFish(pen, { back: 'water', spots })),
};

/** A trout: speckled all over, a rosy band along its flank, a small fin before the tail. */
export const trout: Motif = {
  name: 'trout',
  tinted: ['leaf'],
  draw: (canvas) =>
    canvas.layer((pen) =>
      drawFish(pen, { back: 'leaf', band: 'blush', spots: speckles, hasAdiposeFin: true }),
    ),
};

/** A salmon: grey above, red along its flank. */
export const salmon: Motif = {
  name: 'salmon',
  tinted: ['grey'],
  draw: (canvas) =>
    canvas.layer((pen) => drawFish(pen, { back: 'grey', band: 'petalLight', spots, hasAdiposeFin: true })),
};

interface FishLook {
  readonly back: Pigment;
  /** Along the flank, above the white belly. */
  readonly band?: Pigment;
  /** Where the spots are on the body: share of its length, and across. */
  readonly spots: readonly (readonly [share: number, across: number])[];
  readonly hasAdiposeFin?: boolean;
}

function drawFish(pen: Pen, look: FishLook): void {
  drawFins(pen);
  if (look.hasAdiposeFin)
    drawFin(pen, {
      root: [onRibbon(body, 0.8, 0.86), onRibbon(body, 0.85, 0.86)],
      directionRad: -0.5,
      length: 0.16,
      spread: 0.3,
      swayRad: 0.4,
    });
  drawBody(pen, look);
  drawHead(pen, look);
  drawFin(pen, {
    root: [onRibbon(body, 0.3, -0.35), onRibbon(body, 0.36, -0.7)],
    directionRad: 0.9,
    length: 0.42,
    spread: -0.9,
    swayRad: -0.3,
  });
}

function drawFins(pen: Pen): void {
  const end = onRibbon(body, 1);
  for (const side of [-1, 1] as const)
    drawFin(pen, {
      root: [onRibbon(body, 0.985, side), end],
      directionRad: 0.42 - side * 0.62,
      length: 0.56,
      spread: 0.7,
      swayRad: side * 0.35,
    });
  drawFin(pen, {
    root: [onRibbon(body, 0.34, 0.8), onRibbon(body, 0.62, 0.8)],
    directionRad: -0.95,
    length: 0.42,
    spread: 0.5,
    swayRad: 0.5,
  });
  drawFin(pen, {
    root: [onRibbon(body, 0.74, -0.8), onRibbon(body, 0.64, -0.8)],
    directionRad: 1.35,
    length: 0.34,
    spread: -0.6,
    swayRad: -0.4,
  });
  drawFin(pen, {
    root: [onRibbon(body, 0.48, -0.85), onRibbon(body, 0.42, -0.85)],
    directionRad: 1.4,
    length: 0.32,
    spread: -0.7,
    swayRad: -0.4,
  });
}

function drawBody(pen: Pen, { back, band, spots }: FishLook): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlineOf(body), {
    pigment: back,
    tone: (x, y) => clamp(0.45 - 0.7 * (y - 0.1 * x)),
    line: inner * 1.2,
  });
  pen.fill(along(-0.98, -0.3), { pigment: 'foam', tone: 0.1 });
  if (band) pen.fill(along(-0.42, 0.1), { pigment: band, tone: 0.15 });
  const rows = 20;
  for (const [row, share] of steps(rows, 0.93, 0.3).entries())
    for (const across of steps(6, -0.84, 0.84)) {
      const shift = across + (row % 2 === 0 ? 0 : 0.14);
      if (Math.abs(shift) > 0.9) continue;
      const scale = [-0.13, -0.07, 0, 0.07, 0.13].map((v) =>
        onRibbon(body, share + 0.034 * (1 - (v / 0.13) ** 2), shift + v),
      );
      pen.stroke(scale, detail * lerp(1, 0.8, share), { taper: 0.2 });
    }
  for (const [share, across] of spots)
    pen.fill(circle(onRibbon(body, share, across), 0.028, 14), { black: 'always', tone: 0 });
  pen.stroke(outlineOf(body), inner * 1.2);
}

function drawHead(pen: Pen, { back }: FishLook): void {
  const { inner, detail } = pen.weight;
  const gill = steps(8, -0.98, 0.98).map((across) =>
    onRibbon(body, 0.27 + 0.035 * (1 - across * across), across),
  );
  pen.fill(
    [
      ...steps(10, 0, 0.27).map((share) => onRibbon(body, share, -0.99)),
      ...gill,
      ...steps(10, 0.27, 0).map((share) => onRibbon(body, share, 0.99)),
    ],
    {
      pigment: back,
      tone: (x, y) => clamp(0.15 + 0.5 * (x + 0.8) + 0.4 * Math.abs(y)),
      line: inner * 1.1,
    },
  );
  pen.stroke(
    steps(6, -0.7, 0.5).map((across) => onRibbon(body, 0.21 + 0.03 * (1 - across * across), across)),
    detail * 1.3,
    { taper: 0.3 },
  );
  pen.stroke(
    [onRibbon(body, 0, -0.2), onRibbon(body, 0.06, -0.36), onRibbon(body, 0.13, -0.42)],
    inner * 1.1,
    { taper: 0.3, tapering: 'end' },
  );
  const eye = onRibbon(body, 0.13, 0.3);
  pen.fill(circle(eye, 0.075, 24), { pigment: 'gold', tone: 0, line: inner });
  pen.fill(circle(eye, 0.04, 18), { black: 'always', tone: 0 });
  pen.fill(circle([eye[0] - 0.015, eye[1] - 0.018], 0.013, 10), { color: [255, 255, 255], tone: 0 });
}

/** What lies between two heights along the whole flank. */
function along(low: number, high: number): Polygon {
  return [
    ...steps(24, 0.05, 0.98).map((share) => onRibbon(body, share, low)),
    ...steps(24, 0.98, 0.05).map((share) => onRibbon(body, share, high)),
  ];
}

/** From the mouth to the root of the tail, bent as in a leap. */
const trunk = ribbon(
  traced('-0.98 0.1, -0.7 -0.12, -0.3 -0.24, 0.14 -0.18, 0.52 0.04, 0.8 0.3', 10),
  (share) => 0.03 + 0.31 * Math.sin(Math.PI * Math.min(1, share * 1.02 + 0.02) ** 0.74) ** 0.9 + 0.05 * share,
);
/** Turned over: its back is at 1 across, its belly at -1. */
const body = { ...trunk, left: trunk.right, right: trunk.left };
const spots = [
  [0.36, 0.6],
  [0.42, 0.36],
  [0.5, 0.64],
  [0.58, 0.4],
  [0.66, 0.6],
  [0.74, 0.36],
  [0.84, 0.4],
] as const;
const speckles = [
  ...spots,
  ...([0.33, 0.39, 0.46, 0.54, 0.62, 0.7, 0.79, 0.9] as const).flatMap((share, i) => [
    [share, 0.78 - 0.1 * (i % 2)] as const,
    [share + 0.03, 0.16 + 0.1 * (i % 3)] as const,
    [share, -0.08 - 0.12 * (i % 2)] as const,
  ]),
];
