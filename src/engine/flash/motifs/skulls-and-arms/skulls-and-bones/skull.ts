import { blob, spline } from '../../../geometry/curve.ts';
import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { mirrored } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSkullProfile, kissingSkulls } from './skull-profile.ts';

const craniumHalf: readonly Point[] = [
  [0, -1.02],
  [0.32, -1],
  [0.62, -0.82],
  [0.8, -0.46],
  [0.8, -0.1],
  [0.7, 0.1],
  [0.74, 0.24],
  [0.7, 0.4],
  [0.54, 0.5],
  [0.44, 0.52],
  [0.4, 0.66],
  [0.22, 0.7],
  [0, 0.7],
];
const jawHalf: readonly Point[] = [
  [0, 1.14],
  [0.2, 1.12],
  [0.36, 1.02],
  [0.44, 0.82],
  [0.5, 0.5],
  [0.42, 0.46],
];

const inProfile: Pick<Motif, 'draw'> = { draw: (canvas) => canvas.layer(drawSkullProfile) };

export const skull: Motif = {
  name: 'skull',
  tinted: ['bone'],
  together: { kissing: kissingSkulls },
  poses: { profile: inProfile, side: inProfile },
  draw(canvas) {
    canvas.layer(drawSkull);
  },
};

/** A human skull from the front, about 1.6 wide and 2.2 high. */
export function drawSkull(pen: Pen): void {
  drawJaw(pen);
  drawCranium(pen);
  for (const side of [-1, 1]) {
    drawSocket(pen, side);
    drawCheek(pen, side);
  }
  drawTeeth(pen);
  if (pen.hasDetail) drawCracks(pen);
}

function drawJaw(pen: Pen): void {
  pen.fill(blob(mirrored(jawHalf)), {
    pigment: 'bone',
    tone: (x, y) => {
      const chin = 0.6 * smoothstep(0.5, 1.15, y) * (0.4 + Math.abs(x));
      return clamp(0.25 + chin + 0.5 * smoothstep(0.2, 0.5, Math.abs(x)));
    },
    line: pen.weight.inner,
  });
}

function drawCranium(pen: Pen): void {
  pen.fill(blob(mirrored(craniumHalf)), {
    pigment: 'bone',
    tone: (x, y) => {
      const rim = smoothstep(0.55, 0.95, lengthOf(x * 1.12, (y + 0.2) * 0.86));
      const shaded = 0.55 + 0.45 * smoothstep(-0.5, 0.7, x + y * 0.3);
      const cheekbone = smoothstep(0.2, 0.6, y) * smoothstep(0.25, 0.6, Math.abs(x));
      return clamp(0.75 * rim * shaded + 0.4 * cheekbone);
    },
    line: pen.weight.inner * 1.1,
  });
}

/** Lays a shape out for the left (-1) or the right (1) half of the face. */
function onSide(side: number, points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [x * side, y]);
}

function drawSocket(pen: Pen, side: number): void {
  const orbit = blob(
    onSide(side, [
      [0.06, 0.02],
      [0.12, -0.26],
      [0.36, -0.35],
      [0.62, -0.25],
      [0.67, 0.05],
      [0.52, 0.29],
      [0.26, 0.31],
      [0.1, 0.2],
    ]),
  );
  const socket = blob(
    onSide(side, [
      [0.1, 0.02],
      [0.16, -0.2],
      [0.36, -0.27],
      [0.56, -0.18],
      [0.6, 0.04],
      [0.48, 0.22],
      [0.28, 0.24],
      [0.14, 0.16],
    ]),
  );
  const nostril = blob(
    onSide(side, [
      [0.015, 0.18],
      [0.07, 0.2],
      [0.15, 0.38],
      [0.1, 0.44],
      [0.02, 0.38],
    ]),
    6,
  );
  const glint = spline(
    onSide(side, [
      [0.2, -0.05],
      [0.34, -0.12],
      [0.46, -0.06],
    ]),
    6,
  );
  const brow = spline(
    onSide(side, [
      [0.04, -0.3],
      [0.26, -0.42],
      [0.5, -0.4],
      [0.68, -0.24],
    ]),
    8,
  );
  pen.fill(orbit, { tone: 0.55, isOverlay: true });
  pen.fill(socket, { black: 'always', tone: 1 });
  pen.stroke(glint, pen.weight.detail, { isErasing: true, taper: 0.4 });
  pen.stroke(brow, pen.weight.inner, { taper: 0.4 });
  pen.fill(nostril, { black: 'always', tone: 1 });
}

function drawCheek(pen: Pen, side: number): void {
  const { inner, detail } = pen.weight;
  const line = (points: readonly Point[], width: number) =>
    pen.stroke(spline(onSide(side, points), 8), width, { taper: 0.4 });
  line(
    [
      [0.62, 0.3],
      [0.5, 0.36],
      [0.42, 0.46],
      [0.4, 0.56],
    ],
    inner,
  );
  line(
    [
      [0.74, 0.02],
      [0.66, 0.14],
      [0.68, 0.26],
    ],
    inner,
  );
  line(
    [
      [0.7, -0.42],
      [0.6, -0.3],
      [0.64, -0.12],
    ],
    detail,
  );
  line(
    [
      [0.3, 0.34],
      [0.26, 0.46],
      [0.3, 0.56],
    ],
    detail,
  );
}

function drawTeeth(pen: Pen): void {
  const perRow = 8;
  for (const row of ['upper', 'lower'] as const) {
    for (let i = 0; i < perRow; i++) {
      const u = ((i + 0.5) / perRow) * 2 - 1;
      pen.fill(blob(tooth(u, row), 5), {
        pigment: 'foam',
        tone: 0.15 + 0.5 * Math.abs(u),
        line: pen.weight.detail * 1.1,
      });
    }
  }
  pen.stroke(
    spline(
      [
        [-0.37, 0.82],
        [0, 0.845],
        [0.37, 0.82],
      ],
      8,
    ),
    pen.weight.inner,
    { taper: 0.3 },
  );
}

/** @param u where in its row the tooth stands, from -1 to 1 */
function tooth(u: number, row: 'upper' | 'lower'): Point[] {
  const isLower = row === 'lower';
  const half = 0.052 * (1 - 0.22 * Math.abs(u));
  const x = u * (isLower ? 0.349 : 0.36);
  const bow = (isLower ? -0.05 : 0.05) * u * u;
  const [top, bottom] = isLower ? [0.84, 1] : [0.58, 0.835];
  return [
    [x - half, top - bow],
    [x - half * 0.9, bottom - bow - 0.02],
    [x, bottom - bow + 0.012],
    [x + half * 0.9, bottom - bow - 0.02],
    [x + half, top - bow],
    [x, top - bow - 0.03],
  ];
}

function drawCracks(pen: Pen): void {
  const { detail } = pen.weight;
  const crack: Point[] = [
    [0.28, -0.96],
    [0.22, -0.82],
    [0.32, -0.74],
    [0.25, -0.6],
    [0.31, -0.5],
  ];
  pen.stroke(crack, detail * 1.1, { taper: 0.6, tapering: 'end' });
  pen.stroke(
    [
      [0.32, -0.74],
      [0.42, -0.66],
    ],
    detail,
    { taper: 0.8, tapering: 'end' },
  );
  for (let i = 0; i < 3; i++) {
    const suture: Point[] = [
      [-0.62 + 0.05 * i, -0.62 + 0.09 * i],
      [-0.52 + 0.04 * i, -0.72 + 0.08 * i],
      [-0.4 + 0.03 * i, -0.78 + 0.08 * i],
    ];
    pen.stroke(spline(suture, 6), detail * 0.8, { taper: 0.5 });
  }
}
