import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const look = {
  pigment: 'leaf',
  black: 'uncolored',
  tone: (x: number, y: number) => clamp(0.25 + 0.25 * (x + y)),
} as const;

/** The threefold spiral of the Celts. */
export const triskele: Motif = {
  name: 'triskele',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (let i = 0; i < 3; i++) {
          const there = pen.at({ angleRad: (i / 3) * fullTurn });
          there.fill(arm(), look);
          there.fill(circle([0, -0.62], 0.1, 30), look);
        }
      },
      { contour: 0.5, isInverted: false },
    );
  },
};

/** From the middle up and round its own centre. */
function arm(): Point[] {
  const line = steps(90).map((t): Point => {
    return polar(Math.PI / 2 + t * fullTurn * 1.9, 0.62 * (1 - t * 0.84), [0, -0.62]);
  });
  return outlineOf(ribbon(line, (t) => 0.085 * (1 - 0.25 * t)));
}

/** An unfurling fern frond as the Maori carve it: broad, round at its heart, notched along its back. */
export const koru: Motif = {
  name: 'koru',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.fill(frond(), { ...look, line: pen.weight.inner });
        pen.fill(circle([-0.14, -0.44], 0.17, 44), look);
        drawNotches(pen);
      },
      { contour: 0.8, isInverted: false },
    );
  },
};

/** From its heart outwards, round once and a quarter, and down to the stem. */
const frondLine = [
  ...steps(80).map((t): Point => polar(Math.PI * (1.25 - 2.25 * t), 0.2 + 0.56 * t, [0, -0.36])),
  ...traced('-0.76 -0.36, -0.7 0.02, -0.5 0.42, -0.2 0.82, 0.16 1.26', 12).slice(1),
];

function frond(): Point[] {
  return outlineOf(ribbon(frondLine, (t) => 0.025 + 0.15 * Math.sin(Math.PI * (0.16 + 0.84 * t)) ** 0.8));
}

function drawNotches(pen: Pen): void {
  for (const t of steps(8, 0.3, 0.84)) {
    const [x, y] = frondLine[Math.round(t * (frondLine.length - 1))] ?? [0, 0];
    pen.fill(circle([x, y], 0.04, 16), { pigment: 'foam', tone: 0, line: pen.weight.detail });
  }
}

/** The fish hook of the Maori, carved of bone or jade, on its cord. */
export const heiMatau: Motif = {
  name: 'hei-matau',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) =>
        pen.stroke(
          traced('0.4 -0.9, 0.2 -1.16, 0.24 -1.4, 0.44 -1.5, 0.64 -1.4, 0.66 -1.16, 0.46 -0.9'),
          pen.weight.inner * 2,
        ),
      { silhouette: 'fills-and-lines' },
    );
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(hook, { pigment: 'leaf', tone: (x, y) => clamp(0.2 + 0.3 * (x + y)), line: inner * 1.2 });
      for (const fold of [
        '0.4 -0.5, 0.46 0, 0.42 0.42, 0.18 0.7, -0.18 0.78, -0.5 0.6, -0.64 0.3',
        '0.54 -0.44, 0.62 0.1, 0.52 0.56, 0.24 0.86, -0.1 0.94',
      ])
        pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
      pen.stroke(spiralIn([-0.02, 0.82]), detail * 1.5, { taper: 0.2 });
      for (const y of [-0.84, -0.76, -0.68])
        pen.fill(
          outlined(`0.26 ${y}, 0.44 ${y - 0.06}, 0.62 ${y}, 0.62 ${y + 0.05}, 0.44 ${y}, 0.26 ${y + 0.05}`),
          {
            pigment: 'wood',
            tone: 0.4,
            line: detail,
          },
        );
    });
  },
};

function spiralIn(center: Point): Point[] {
  return steps(50).map((t) => polar(Math.PI * 0.5 + t * fullTurn * 1.5, 0.11 * (1 - 0.85 * t), center));
}

const hook = outlined(
  '0.28 -0.96!, 0.44 -1.04, 0.6 -0.96!, 0.62 -0.62, 0.74 -0.2, 0.76 0.3, 0.6 0.76, 0.22 1.06, -0.22 1.1, -0.62 0.92, -0.86 0.56, -0.92 0.16, -0.84 -0.16, -0.68 -0.48!, -0.62 -0.14, -0.5 0.06, -0.3 0.2!, -0.5 0.24, -0.52 0.42, -0.36 0.6, -0.08 0.62, 0.16 0.46, 0.24 0.16, 0.22 -0.3, 0.28 -0.64',
);
