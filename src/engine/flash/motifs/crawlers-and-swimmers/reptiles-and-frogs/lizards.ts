import { clamp, lerp, smoothstep, steps } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import type { Ribbon } from '../../../geometry/ribbon.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** How one lizard differs from another. */
interface Look {
  readonly coat: Pigment;
  /** Of spots, stripes and the pads of toes. */
  readonly mark: Pigment;
  /** Half widths from the nape to the tip of the tail. */
  readonly half: readonly number[];
  /** The right half of the head, which lies above the origin. */
  readonly head: string;
  readonly eye: { readonly x: number; readonly y: number; readonly isSlit?: boolean };
  readonly toes: 'pads' | 'claws' | 'stubs';
  readonly legs: number;
  /** Blotches: share of the length, across, radius. */
  readonly spots?: readonly (readonly [number, number, number])[];
  readonly hasStripes?: boolean;
  /** Thorns along the flanks and under the chin. */
  readonly isThorny?: boolean;
}

const spots = [
  [0.06, 0.3, 0.05],
  [0.1, -0.4, 0.06],
  [0.16, 0.35, 0.065],
  [0.2, -0.25, 0.05],
  [0.25, 0.4, 0.055],
  [0.28, -0.4, 0.065],
  [0.34, 0.2, 0.06],
  [0.38, -0.35, 0.05],
  [0.43, 0.3, 0.045],
  [0.5, -0.1, 0.045],
  [0.58, 0.1, 0.04],
  [0.66, 0, 0.036],
  [0.74, 0, 0.03],
] as const;
const blotches = spots.map(([share, across, radius]) => [share, across, radius * 1.7] as const);

const looks: Readonly<Record<string, Look>> = {
  lizard: {
    coat: 'leaf',
    mark: 'leafLight',
    half: [0.12, 0.15, 0.18, 0.17, 0.13, 0.1, 0.08, 0.055, 0.035, 0.02, 0.005],
    head: '0 -0.46, 0.09 -0.42, 0.17 -0.24, 0.19 -0.08, 0.13 0.06, 0 0.1',
    eye: { x: 0.12, y: -0.2 },
    toes: 'claws',
    legs: 0.8,
    hasStripes: true,
  },
  gecko: {
    coat: 'leafLight',
    mark: 'ember',
    half: [0.13, 0.19, 0.22, 0.2, 0.13, 0.12, 0.11, 0.085, 0.06, 0.035, 0.01],
    head: '0 -0.54, 0.14 -0.5, 0.24 -0.34, 0.3 -0.14, 0.22 0.04, 0.1 0.12, 0 0.12',
    eye: { x: 0.2, y: -0.22, isSlit: true },
    toes: 'pads',
    legs: 1,
    spots,
  },
  'bearded-dragon': {
    coat: 'gold',
    mark: 'ember',
    half: [0.17, 0.27, 0.31, 0.27, 0.16, 0.11, 0.085, 0.06, 0.04, 0.022, 0.005],
    head: '0 -0.42, 0.1 -0.4, 0.2 -0.22, 0.34 -0.04!, 0.3 0.08, 0.16 0.16, 0 0.18',
    eye: { x: 0.17, y: -0.12 },
    toes: 'claws',
    legs: 1.1,
    hasStripes: true,
    isThorny: true,
  },
  salamander: {
    coat: 'dark',
    mark: 'gold',
    half: [0.14, 0.18, 0.19, 0.18, 0.15, 0.12, 0.1, 0.08, 0.06, 0.035, 0.012],
    head: '0 -0.44, 0.15 -0.4, 0.24 -0.22, 0.24 -0.04, 0.16 0.08, 0 0.1',
    eye: { x: 0.17, y: -0.24 },
    toes: 'stubs',
    legs: 0.9,
    spots: blotches,
  },
};

/** Lizards and their like from above, climbing, their tails curled. */
export const lizards: readonly Motif[] = Object.entries(looks).map(([name, look]) => ({
  name,
  tinted: [look.coat],
  draw: (canvas) => canvas.layer((pen) => drawLizard(pen, look)),
}));

function drawLizard(pen: Pen, look: Look): void {
  const body = ribbon(spine, (share) => widthAt(look.half, share));
  for (const [share, side, knots, turn] of legs) drawLeg(pen, body, look, { share, side, knots, turn });
  if (look.isThorny) drawThorns(pen, body);
  pen.fill(outlineOf(body), {
    pigment: look.coat,
    tone: (x, y) =>
      clamp(0.1 + 0.5 * smoothstep(-0.1, 0.24, x) * smoothstep(0.6, 0, y) + 0.45 * smoothstep(0.3, 0.95, y)),
    line: pen.weight.inner * 1.2,
  });
  drawBack(pen, body, look);
  drawHead(pen.at({ at: onRibbon(body, 0, 0), angleRad: 0.12 }), look);
}

interface Leg {
  readonly share: number;
  readonly side: number;
  readonly knots: string;
  /** Where its foot points. */
  readonly turn: number;
}

function drawLeg(pen: Pen, body: Ribbon, look: Look, { share, side, knots, turn }: Leg): void {
  const at = pen.at({ at: onRibbon(body, share, side * 0.5), scale: look.legs });
  const line = traced(knots);
  const foot = line[line.length - 1];
  if (foot) drawFoot(at.at({ at: foot, angleRad: turn }), look);
  drawLimb(at, { line: knots, half: [0.1, 0.085, 0.055, 0.05] }, { pigment: look.coat, tone: 0.35 });
}

/** Five toes that spread along the x axis. */
function drawFoot(pen: Pen, { coat, mark, toes }: Look): void {
  const { inner, detail } = pen.weight;
  for (const angle of [-1.3, -0.65, 0, 0.65, 1.3]) {
    const [x, y] = [Math.cos(angle) * 0.2, Math.sin(angle) * 0.2];
    drawLimb(
      pen,
      {
        line: `0 0, ${x * 0.5} ${y * 0.5}, ${x} ${y}`,
        half: toes === 'claws' ? [0.035, 0.03, 0.006] : [0.035, 0.03, 0.03],
      },
      { pigment: coat, tone: 0.3, line: inner },
    );
    if (toes === 'pads')
      pen.fill(circle([x, y], 0.055, 18), { pigment: mark, tone: 0.1, line: detail * 1.2 });
  }
}

function drawThorns(pen: Pen, body: Ribbon): void {
  for (const side of [-1, 1])
    for (const share of steps(16, 0.02, 0.56)) {
      const [x, y] = onRibbon(body, share, side * 0.9);
      const [mx, my] = onRibbon(body, share, 0);
      const length = lengthOf(x - mx, y - my) || 1;
      const [nx, ny] = [(x - mx) / length, (y - my) / length];
      pen.fill(
        [
          [x - ny * 0.035, y + nx * 0.035],
          [x + nx * 0.1, y + ny * 0.1 + 0.03],
          [x + ny * 0.035, y - nx * 0.035],
        ],
        { pigment: 'ember', tone: 0.2, line: pen.weight.detail * 1.2 },
      );
    }
}

function drawBack(pen: Pen, body: Ribbon, { mark, spots: dots = [], hasStripes }: Look): void {
  const { inner, detail } = pen.weight;
  if (hasStripes)
    for (const share of steps(14, 0.06, 0.86))
      pen.stroke(
        [-0.62, -0.2, 0.2, 0.62].map((across) =>
          onRibbon(body, share - 0.012 * (1 - Math.abs(across)), across),
        ),
        lerp(inner * 2.2, inner, share),
        { taper: 0.4 },
      );
  else
    for (const share of steps(26, 0.04, 0.94))
      pen.stroke(
        [-0.8, -0.3, 0.3, 0.8].map((across) =>
          onRibbon(body, share + 0.008 * (1 - Math.abs(across)), across),
        ),
        detail * 0.8,
        { taper: 0.4 },
      );
  for (const [share, across, radius] of dots) {
    const [x, y] = onRibbon(body, share, across);
    pen.fill(
      outlined(
        `${x - radius} ${y}, ${x - 0.2 * radius} ${y - radius}, ${x + radius} ${y - 0.3 * radius}, ${x + 0.6 * radius} ${y + radius}, ${x - 0.5 * radius} ${y + 0.8 * radius}`,
      ),
      { pigment: mark, tone: 0.05, line: detail },
    );
  }
  pen.stroke(outlineOf(body), inner * 1.2);
}

function drawHead(pen: Pen, { coat, mark, head, eye, isThorny }: Look): void {
  const { inner, detail } = pen.weight;
  if (isThorny)
    drawBothSides(pen, (side) => {
      for (const [x, y] of [
        [0.16, 0.14],
        [0.24, 0.1],
        [0.31, 0.03],
        [0.33, -0.06],
      ] as const)
        side.fill(outlined(`${x - 0.05} ${y - 0.04}!, ${x + 0.1} ${y + 0.06}!, ${x} ${y - 0.08}!`), {
          pigment: mark,
          tone: 0.2,
          line: detail * 1.2,
        });
    });
  pen.fill(symmetric(head), {
    pigment: coat,
    tone: (x, y) => clamp(0.06 + 2 * Math.max(0, x) + 0.5 * smoothstep(-0.2, 0.1, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(circle([eye.x, eye.y], 0.075, 24), {
      pigment: eye.isSlit ? 'gold' : 'foam',
      tone: 0,
      line: inner,
    });
    if (eye.isSlit)
      side.fill(
        outlined(
          `${eye.x} ${eye.y - 0.07}!, ${eye.x + 0.03} ${eye.y}, ${eye.x} ${eye.y + 0.07}!, ${eye.x - 0.03} ${eye.y}`,
        ),
        { black: 'always', tone: 1 },
      );
    else side.fill(circle([eye.x, eye.y], 0.046, 20), { black: 'always', tone: 1 });
    side.fill(circle([eye.x - 0.016, eye.y - 0.026], 0.014, 10), { color: [255, 255, 255], tone: 0 });
    side.dot([0.04, -0.4], detail * 0.9);
    side.stroke(traced('0.03 -0.28, 0.07 -0.16, 0.05 -0.02'), detail, { taper: 0.4 });
  });
}

/** Between the widths at even shares, without corners. */
function widthAt(half: readonly number[], share: number): number {
  const place = clamp(share) * (half.length - 1);
  const i = Math.min(half.length - 2, Math.floor(place));
  return lerp(half[i] ?? 0, half[i + 1] ?? 0, smoothstep(0, 1, place - i) * 0.5 + (place - i) * 0.5);
}

const spine = traced(
  '0.14 -0.72, 0.02 -0.44, -0.06 -0.16, 0.0 0.12, 0.12 0.38, 0.1 0.66, -0.12 0.9, -0.44 0.98, -0.7 0.82, -0.7 0.54, -0.5 0.46, -0.42 0.62',
  10,
);
const legs = [
  [0.07, -1, '0 0, 0.24 0.02, 0.34 -0.22, 0.44 -0.34', -0.9],
  [0.08, 1, '0 0, -0.24 0.1, -0.42 -0.04, -0.54 -0.1', -2.9],
  [0.35, -1, '0 0, 0.26 -0.06, 0.44 0.12, 0.5 0.28', 1.0],
  [0.34, 1, '0 0, -0.22 -0.14, -0.42 -0.02, -0.5 0.14', 2.3],
] as const;
