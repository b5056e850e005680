import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';

/** A Roman soldier: helmet with crest and cheek plates around his face, plated armour. */
export const romanSoldier: Motif = portrait({
  name: 'centurion',
  tinted: ['petal'],
  behind: drawCrest,
  garment: (pen) => {
    drawNeck(pen);
    drawPlates(pen);
  },
  face: { man: { skin: 'bone', mood: 'stern', cast: 'broad' } },
  over: drawHelmet,
});

/** Horsehair that stands across the helmet from ear to ear. */
function drawCrest(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const at = (angle: number, radius: number): Point => [
    radius * Math.sin(angle),
    -0.52 - radius * 1.06 * Math.cos(angle),
  ];
  const angles = Array.from({ length: 49 }, (_, i) => -1.36 + (i * 2.72) / 48);
  const edge = angles.map((angle, i) => at(angle, i % 2 === 0 ? 1.16 : 1.08));
  pen.fill([...edge, ...angles.toReversed().map((angle) => at(angle, 0.66))], {
    pigment: 'petal',
    tone: (x, y) => clamp(0.9 - 0.9 * (Math.sqrt(x * x + (y + 0.52) ** 2) - 0.62)),
    line: inner * 1.1,
  });
  for (const [i, angle] of angles.entries())
    if (i % 2 === 1) pen.stroke([at(angle, 0.8), at(angle, 1.02)], detail * 1.3, { taper: 0.5 });
}

function drawNeck(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.5, 0.34 0.5, 0.38 0.98, 0 1.2'), { pigment: 'bone', tone: 0.7, line: inner });
  pen.fill(symmetric('0 1.0, 0.3 0.9, 0.42 0.86!, 0.52 1.06, 0.3 1.24, 0 1.3'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 0.8 * Math.abs(x)),
    line: inner,
  });
}

/** Bands of steel over breast and shoulders. */
function drawPlates(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [i, y] of [1.18, 1.38, 1.58, 1.78].entries())
    pen.fill(
      symmetric(`0 ${y}, 0.4 ${y - 0.04}, 0.86 ${y - 0.1}!, 0.9 ${y + 0.14}!, 0.4 ${y + 0.2}, 0 ${y + 0.24}`),
      {
        pigment: 'steel',
        tone: (x, py) => clamp(0.1 + 0.5 * smoothstep(0.1, 0.86, x) + 2.2 * (py - y - 0.06) + 0.02 * i),
        line: inner * 1.1,
      },
    );
  pen.stroke(traced('0 1.2, 0 2.0'), inner);
  drawBothSides(pen, (side) => {
    for (const y of [1.3, 1.5, 1.7])
      side.fill(circle([0.09, y], 0.04, 14), { pigment: 'gold', tone: 0.2, line: detail });
    for (const [dx, dy] of [
      [0.1, 0.3],
      [0.07, 0.16],
      [0, 0],
    ] as const)
      side.fill(
        outlined(
          `${0.52 + dx} ${0.94 + dy}!, ${0.86 + dx} ${1.0 + dy}, ${1.1 + dx} ${1.2 + dy}!, ${1.16 + dx} ${1.46 + dy}!, ${0.98 + dx} ${1.34 + dy}, ${0.66 + dx} ${1.24 + dy}!`,
        ),
        {
          pigment: 'steel',
          tone: (x) => clamp(0.1 + 0.7 * smoothstep(0.7, 1.24, x)),
          line: inner * 1.1,
        },
      );
    side.fill(circle([0.72, 1.08], 0.045, 14), { pigment: 'gold', tone: 0.2, line: detail });
  });
}

function drawHelmet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.5 -0.42!, 0.7 -0.4!, 0.74 0.1, 0.68 0.5, 0.5 0.88, 0.3 1.0!, 0.26 0.76, 0.36 0.54, 0.36 0.3!, 0.46 0.08, 0.44 -0.16',
      ),
      {
        pigment: 'gold',
        tone: (x, y) => clamp(0.12 + 0.7 * smoothstep(0.4, 0.74, x) + 0.3 * smoothstep(0.5, 1.0, y)),
        line: inner * 1.1,
      },
    );
    side.stroke(traced('0.52 -0.16, 0.52 0.1, 0.44 0.34, 0.44 0.56, 0.36 0.8'), detail * 1.4);
    side.fill(circle([0.58, 0.26], 0.06, 18), { pigment: 'gold', tone: 0.4, line: inner * 0.9 });
  });
  pen.fill(symmetric('0 -1.2, 0.36 -1.14, 0.64 -0.88, 0.74 -0.5, 0.74 -0.26!, 0.4 -0.36, 0 -0.4'), {
    pigment: 'gold',
    tone: (x, y) =>
      clamp(0.1 + 0.6 * smoothstep(0.1, 0.74, x) + 0.4 * smoothstep(-0.3, -0.5, x) + 0.2 * (y + 0.8)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.62, 0.4 -0.58, 0.74 -0.44!, 0.84 -0.24!, 0.42 -0.36, 0 -0.38'), {
    pigment: 'gold',
    tone: (x) => clamp(0.25 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.1 -0.72, 0.26 -0.84, 0.46 -0.78, 0.54 -0.64'), detail * 1.6, { taper: 0.3 });
    side.stroke(traced('0.12 -0.82, 0.3 -0.96, 0.5 -0.88'), detail * 1.6, { taper: 0.3 });
  });
}
