import { spline } from '../../geometry/curve.ts';
import { clamp, lerp, smoothstep } from '../../geometry/interval.ts';
import type { Point, Polyline } from '../../geometry/point.ts';
import { directionRad, pointAt } from '../../geometry/point.ts';
import { normalAt } from '../../geometry/ribbon.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawSerpentBody } from '../parts/dragons-and-snakes/serpent.ts';

/** The dragon of European tales: two wings, four legs, a horned head; looks to the right. */
export const westernDragon: Motif = {
  name: 'western-dragon',
  tinted: ['leaf'],
  carries: ['wings'],
  draw(canvas) {
    canvas.layer((pen) => drawWing(pen.at({ at: [0.2, -0.1], angleRad: 0.62, scale: 0.84 }), 0.35), {
      contour: 0.8,
    });
    canvas.layer((pen) => {
      drawLimb(pen, farForeleg, { pigment: 'leaf', tone: 0.7 });
      drawClaws(pen.at({ at: [0.92, 0.24], angleRad: 0.3 }));
      drawBody(pen);
      for (const [leg, at, angleRad] of nearLegs) {
        drawLimb(pen, leg, {
          pigment: 'leaf',
          tone: (x, y) => clamp(0.12 + 0.5 * smoothstep(0.5, 1.2, y) + 0.2 * smoothstep(0, -0.5, x)),
        });
        drawClaws(pen.at({ at, angleRad }));
      }
      drawHead(pen.at({ at: [0.66, -0.98], scale: 0.52, angleRad: 0.12 }));
    });
    canvas.layer((pen) => drawWing(pen, 0), { contour: 0.8 });
  },
};

/** Neck, trunk and tail in one line, with a ridge of spikes and a barbed end. */
function drawBody(pen: Pen): void {
  const line = spline(spine, 16);
  for (let i = 8; i < line.length - 6; i += 7) drawSpike(pen, line, i);
  const [tip, before] = [pointAt(line, 0), pointAt(line, 5)];
  pen
    .at({ at: tip, angleRad: directionRad(before, tip) })
    .fill(outlined('-0.06 0!, 0.02 -0.16!, 0.34 0!, 0.02 0.16!'), {
      pigment: 'ember',
      tone: 0.3,
      line: pen.weight.inner,
    });
  drawSerpentBody(pen, {
    line,
    halfWidth: halfWidthAt,
    back: 'leaf',
    belly: 'gold',
    sidePx: pen.weight.inner * 1.1,
  });
}

function drawSpike(pen: Pen, line: Polyline, i: number): void {
  const [x, y] = pointAt(line, i);
  const [nx, ny] = normalAt(line, i);
  const half = halfWidthAt(i / (line.length - 1));
  const size = 0.07 + half * 0.3;
  const [rootX, rootY] = [x - nx * half * 0.9, y - ny * half * 0.9];
  pen.fill(
    [
      [rootX + ny * size * 0.6, rootY - nx * size * 0.6],
      [rootX - nx * size * 1.4, rootY - ny * size * 1.4],
      [rootX - ny * size * 0.6, rootY + nx * size * 0.6],
    ],
    { pigment: 'ember', tone: 0.3, line: pen.weight.inner * 0.9 },
  );
}

function halfWidthAt(share: number): number {
  const place = share * (girths.length - 1);
  const i = Math.min(girths.length - 2, Math.floor(place));
  return lerp(girths[i] ?? 0, girths[i + 1] ?? 0, place - i);
}

/** A bat's wing from the shoulder near the origin, spread to the upper left. */
function drawWing(pen: Pen, shade: number): void {
  const { inner } = pen.weight;
  pen.fill(membrane, {
    pigment: 'ember',
    tone: (x, y) => clamp(shade + 0.15 + 0.5 * smoothstep(-0.4, 0.2, x) + 0.3 * smoothstep(-0.6, 0.2, y)),
    line: inner * 1.1,
  });
  for (const finger of fingers)
    drawLimb(pen, { line: finger, half: [0.05, 0.035, 0.012] }, { pigment: 'leaf', tone: shade + 0.3 });
  drawLimb(
    pen,
    { line: '0.14 -0.06, 0.06 -0.6, -0.18 -1.16', half: [0.12, 0.085, 0.06] },
    { pigment: 'leaf', tone: (x) => clamp(shade + 0.2 + 1.2 * x) },
  );
  pen.fill(outlined('-0.24 -1.1!, -0.2 -1.26, -0.04 -1.42!, -0.08 -1.24, -0.12 -1.08!'), {
    pigment: 'bone',
    tone: 0.1,
    line: inner,
  });
}

/** A foot with three claws, its sole downwards. */
function drawClaws(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.14 -0.12!, 0.08 -0.12, 0.24 0, 0.24 0.1, -0.12 0.12!'), {
    pigment: 'leaf',
    tone: 0.25,
    line: inner,
  });
  for (const x of [-0.06, 0.08, 0.22])
    pen.fill(outlined(`${x - 0.06} 0.04!, ${x + 0.08} 0.06, ${x + 0.1} 0.22!, ${x - 0.04} 0.13`), {
      pigment: 'bone',
      tone: 0.05,
      line: inner * 0.9,
    });
}

/** In profile, jaws apart; its neck begins at the origin. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [horn, tone] of horns) pen.fill(outlined(horn), { pigment: 'bone', tone, line: inner });
  pen.fill(outlined('0.1 0.1!, 0.5 0.3, 0.96 0.46, 1.16 0.38!, 1.14 0.56, 0.8 0.68, 0.4 0.62, 0.02 0.44!'), {
    pigment: 'leaf',
    tone: 0.5,
    line: inner * 1.1,
  });
  pen.fill(outlined('0.3 0.14!, 1.1 0.06!, 1.06 0.4!, 0.6 0.36'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.6,
  });
  for (const x of [0.62, 0.82, 1.0])
    pen.fill(
      outlined(
        `${x - 0.06} ${0.02 + 0.38 * (x - 0.6) + 0.3}!, ${x} 0.2!, ${x + 0.07} ${0.34 + 0.38 * (x - 0.6)}!`,
      ),
      {
        pigment: 'foam',
        tone: 0,
        line: detail,
      },
    );
  pen.fill(
    outlined(
      '-0.3 0.3!, -0.34 -0.06, -0.1 -0.36, 0.2 -0.46, 0.46 -0.42, 0.62 -0.28, 0.9 -0.26, 1.14 -0.36, 1.34 -0.24, 1.38 -0.04, 1.24 0.1!, 0.9 0.06, 0.56 0.12, 0.3 0.3, 0.06 0.48!',
    ),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(-0.1, 0.3, y) + 0.3 * smoothstep(0, -0.3, x)),
      line: inner * 1.2,
    },
  );
  for (const x of [0.7, 0.9, 1.16])
    pen.fill(outlined(`${x - 0.07} 0.07!, ${x + 0.02} 0.26!, ${x + 0.08} 0.07!`), {
      pigment: 'foam',
      tone: 0,
      line: detail,
    });
  pen.fill(outlined('0.26 -0.2!, 0.4 -0.3, 0.58 -0.2!, 0.42 -0.1'), {
    pigment: 'gold',
    tone: 0,
    line: inner,
  });
  pen.fill(circle([0.42, -0.2], 0.05, 16), { black: 'always', tone: 1 });
  pen.stroke(traced('0.16 -0.26, 0.38 -0.4, 0.64 -0.24'), inner * 1.6, { taper: 0.3 });
  pen.fill(outlined('1.16 -0.2!, 1.24 -0.26, 1.28 -0.16!, 1.2 -0.12'), { black: 'always', tone: 1 });
  for (const line of ['0.66 -0.14, 0.84 -0.1, 1.02 -0.14', '0.0 -0.1, 0.1 0.08, 0.06 0.28'])
    pen.stroke(traced(line), detail * 1.4, { taper: 0.4 });
}

/** From the end of the tail to the nape. */
const spine: readonly Point[] = [
  [-1.14, 0.12],
  [-1.4, 0.34],
  [-1.36, 0.74],
  [-0.96, 0.9],
  [-0.46, 0.76],
  [-0.02, 0.48],
  [0.32, 0.12],
  [0.46, -0.3],
  [0.44, -0.66],
  [0.62, -0.9],
];
const girths = [0.03, 0.075, 0.11, 0.17, 0.29, 0.36, 0.34, 0.22, 0.16, 0.15];
const membrane = outlined(
  '0.16 -0.06!, 0.02 -0.6, -0.16 -1.16!, -0.62 -1.44, -1.16 -1.5!, -1.0 -1.16, -1.5 -0.9!, -1.1 -0.62, -1.36 -0.16!, -0.84 -0.12, -0.5 0.42!, -0.2 0.2',
);
const fingers = [
  '-0.16 -1.14, -0.62 -1.4, -1.14 -1.49',
  '-0.16 -1.14, -0.8 -1.08, -1.48 -0.9',
  '-0.16 -1.14, -0.7 -0.72, -1.34 -0.17',
];
const farForeleg = { line: '0.42 -0.02, 0.74 -0.06, 0.9 0.2', half: [0.02, 0.13, 0.08] } as const;
const nearLegs = [
  [
    { line: '-0.6 0.66, -0.2 0.56, 0.2 0.7, 0.06 1.02, 0.16 1.24', half: [0.02, 0.27, 0.24, 0.12, 0.09] },
    [0.2, 1.26],
    0,
  ],
  [{ line: '0.1 -0.06, 0.36 0.12, 0.56 0.34, 0.54 0.6', half: [0.02, 0.18, 0.13, 0.09] }, [0.6, 0.64], 0.1],
] as const;
const horns = [
  ['0.1 -0.3!, -0.1 -0.62, -0.5 -0.8, -0.86 -0.76!, -0.5 -0.6, -0.2 -0.3, -0.1 -0.1!', 0.5],
  ['0.3 -0.36!, 0.14 -0.7, -0.2 -0.96, -0.6 -1.0!, -0.26 -0.78, 0.0 -0.46, 0.06 -0.26!', 0.1],
] as const;
