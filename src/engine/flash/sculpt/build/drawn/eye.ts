import { lerp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Vector } from '../solid/vector.ts';
import { curve } from './curves.ts';
import type { Area, Drawing } from './drawing.ts';
import { press } from './drawing.ts';
import type { HeadForm } from './head-form.ts';

export interface EyeLook {
  /** How far it is closed: 0 wide open … 1 closed. */
  readonly lid: number;
  /** How much larger than true it is: as large as a tattoo has it. */
  readonly enlarged?: number;
  /** Whether its lashes are long and its line has a wing. */
  readonly hasLashes?: boolean;
  /** From the nose outwards, on the head's left. */
  readonly brow?: readonly Vector[];
  readonly browWidth?: number;
}

const slenderBrow: readonly Vector[] = [
  [12, -21, 93],
  [20, -28, 93],
  [32, -34, 90],
  [46, -34, 82],
  [60, -24, 64],
];
const eyeAt = [32, -1] as const;

/** An eye with its brow. @param hand 1 for the head's left, -1 for its right */
export function drawEye(
  drawing: Drawing,
  form: HeadForm,
  hand: 1 | -1,
  { lid, enlarged = 1.22, hasLashes = true, brow = slenderBrow, browWidth = 1.8 }: EyeLook,
): void {
  // On a bulge of the face.
  const on = (px: number, py: number, out = 0): Vector => {
    const [x, y] = [eyeAt[0] + (px - eyeAt[0]) * enlarged, eyeAt[1] + (py - eyeAt[1]) * enlarged];
    const off = (px - 32) / 17;
    return [hand * x, y, 86 - (x - 16) * 0.42 - Math.max(0, x - 40) * 0.35 + 5 * (1 - off * off) + out];
  };
  const line = (...places: readonly (readonly [number, number])[]) =>
    form.curve(
      places.map(([x, y]) => on(x, y)),
      12,
    );
  const isClosed = lid > 0.95;
  const top = lerp(-9.8, -4.2, lid);
  const closing = [15.5, 4.5] as const;
  const corner = [48.5, -1] as const;
  const upper = isClosed
    ? line(closing, [20, 7], [28, 10], [37, 9.4], [44, 5.5], corner)
    : line(closing, [19, 1.2], [25, top + 1], [32, top], [40, top + 1.6], corner);
  const lower = line(closing, [20, 6], [28, 8], [37, 7.4], [44, 4], corner);
  const crease = line([17, -1], [22, -8], [30, -12.5], [39, -11.5], [47, -6.5]);
  drawing.area([...upper, ...crease.toReversed()], isClosed ? 'skin' : 'lid', {
    edge: crease,
    depth: 12,
    strength: 0.9,
  });
  if (!isClosed) {
    const ball = drawing.area([...upper, ...lower.toReversed()], 'eye');
    const middle = on(30.8 - hand * 0.9 + (hand < 0 ? 0 : 1.6), 0.9);
    drawIris(drawing, form, ball, middle);
    drawing.line(lower, 0.38, (t) => 0.25 + 0.75 * t);
  }
  const wing = isClosed
    ? line(closing, [20, 7.4], [28, 10.4], [37, 9.8], [44, 5.5], [49, -1], [54, -7])
    : line(closing, [19, 1], [25, top + 0.6], [32, top - 0.4], [40, top + 1], [48, -2.2], [54, -7]);
  const lashLine = hasLashes ? wing : upper;
  drawing.line(lashLine, hasLashes ? 1.35 : 1.1, (t) =>
    t < 0.86 ? 0.28 + 0.72 * smoothstep(0, 0.6, t) : ((1 - t) / 0.14) * 0.95 + 0.03,
  );
  if (hasLashes) drawLashes(drawing, wing, hand, isClosed);
  drawing.line(crease, 0.5, press.both);
  const hairs = form.curve(
    brow.map(([x, y, z]): Vector => [hand * x, y, z]),
    12,
  );
  drawing.line(hairs, browWidth, (t) => 0.12 + 0.88 * smoothstep(0, 0.18, t) * Math.max(0, 1 - t) ** 0.65);
}

function drawIris(drawing: Drawing, form: HeadForm, ball: Area, [x, y, z]: Vector): void {
  const ring = (radius: number, dx = 0, dy = 0) =>
    form.blob(
      Array.from({ length: 14 }, (_, i): Vector => {
        const angle = (i / 14) * 2 * Math.PI;
        return [x + Math.cos(angle) * radius + dx, y + Math.sin(angle) * radius + dy, z + 2];
      }),
    );
  const iris = drawing.areaWithin(ball, ring(8), 'iris', {
    edge: ring(8).slice(56, 112),
    depth: 12,
    strength: 0.9,
  });
  drawing.line([...ring(8), ring(8)[0] as Point], 0.45, press.even, ball);
  drawing.areaWithin(iris, ring(4), 'pupil');
  drawing.areaWithin(ball, ring(2, -2.6, -3), 'eye');
}

function drawLashes(drawing: Drawing, wing: readonly Point[], hand: 1 | -1, isClosed: boolean): void {
  const at = (share: number) => wing[Math.floor(share * (wing.length - 1))] as Point;
  for (const [share, length] of [
    [0.62, 7],
    [0.74, 8.5],
    [0.85, 9],
  ] as const) {
    const [x, y] = at(share);
    const bent: Point[] = isClosed
      ? [
          [x + hand * length * 0.5, y + length * 1.1],
          [x + hand * length * 1.5, y + length * 1.7],
        ]
      : [
          [x + hand * length * 0.9, y - length * 1.1],
          [x + hand * length * 2, y - length * 1.7],
        ];
    drawing.line(curve([[x, y], ...bent]), 0.5, press.out);
  }
  if (!isClosed) return;
  for (let i = 0; i < 6; i++) {
    const [x, y] = at(0.2 + i * 0.11);
    const lash: Point[] = [
      [x, y],
      [x + hand * (i * 1.6 - 2), y + 9],
      [x + hand * (i * 3.6 - 3), y + 15 - i * 0.6],
    ];
    drawing.line(curve(lash), 0.5, press.out);
  }
}
