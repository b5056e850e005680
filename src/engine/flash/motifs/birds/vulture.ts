import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import type { LockPlaces } from '../parts/any-beast/fur.ts';
import { drawLock } from '../parts/any-beast/fur.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawFeatherBlade, drawTalons } from '../parts/birds/plumage.ts';

/** A vulture from its side: hunched, a bare neck out of a white ruff, a bald head, a heavy hooked beak. */
export const vulture: Motif = {
  name: 'vulture',
  tinted: ['dark'],
  mouth: [1.42, -0.34],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTail(pen);
      drawLegs(pen);
      drawBody(pen);
      drawNeck(pen);
      drawRuff(pen);
      drawHead(pen.at({ at: [0.92, -0.64] }));
    });
  },
};

function drawTail(pen: Pen): void {
  for (const turn of [0.2, -0.2, 0.06])
    drawFeatherBlade(pen.at({ at: [-0.5, 0.5], scale: 0.86, angleRad: 2.0 + turn }), 0.3, 'dark', 0.3);
}

function drawLegs(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [0.26, -0.06]) {
    drawLimb(
      pen,
      { line: `${x} 0.7, ${x + 0.02} 0.98, ${x} 1.16`, half: [0.08, 0.06, 0.055] },
      { pigment: 'grey', tone: 0.4 },
    );
    drawTalons(pen.at({ at: [x, 1.12], scale: 0.32 }));
    pen.fill(
      outlined(
        `${x - 0.2} 0.5!, ${x + 0.2} 0.5!, ${x + 0.18} 0.8, ${x + 0.1} 0.92!, ${x + 0.04} 0.86!, ${x} 0.98!, ${x - 0.06} 0.86!, ${x - 0.14} 0.9!`,
      ),
      {
        pigment: 'dark',
        tone: 0.5,
        line: inner,
      },
    );
  }
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '0.34 -0.56, 0.06 -0.92, -0.36 -0.96, -0.74 -0.6, -0.92 0.0, -0.8 0.5, -0.4 0.76, 0.1 0.78, 0.42 0.5, 0.54 0.1, 0.5 -0.24',
    ),
    {
      pigment: 'dark',
      tone: (x, y) => clamp(0.25 + 0.4 * smoothstep(0.1, 0.7, y) + 0.2 * smoothstep(0, -0.8, x)),
      line: inner * 1.2,
    },
  );
  for (const [x, y, length, turn] of quills)
    drawFeatherBlade(pen.at({ at: [x, y], scale: length, angleRad: turn }), 0.26, 'dark', 0.12);
  for (const [x, y, turn] of coverts)
    drawFeatherBlade(pen.at({ at: [x, y], scale: 0.42, angleRad: turn }), 0.4, 'wood', 0.15);
  pen.fill(
    outlined('0.3 -0.54, 0.06 -0.9, -0.36 -0.95, -0.66 -0.7, -0.62 -0.48, -0.36 -0.38, -0.06 -0.3, 0.2 -0.3'),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.15 + 0.7 * smoothstep(-0.9, -0.3, y) - 0.2 * x),
      line: inner,
    },
  );
  for (const [x, y] of [
    [-0.4, -0.74],
    [-0.12, -0.72],
    [-0.5, -0.54],
    [-0.24, -0.54],
    [0.02, -0.52],
  ] as const)
    pen.stroke(
      traced(
        `${x - 0.12} ${y - 0.06}, ${x - 0.08} ${y + 0.06}, ${x + 0.04} ${y + 0.06}, ${x + 0.1} ${y - 0.04}`,
      ),
      pen.weight.detail * 1.4,
      { taper: 0.3 },
    );
}

/** Bare and wrinkled. */
function drawNeck(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line: '0.3 -0.46, 0.58 -0.22, 0.82 -0.26, 0.92 -0.5, 0.9 -0.66', half: [0.2, 0.17, 0.15, 0.14, 0.16] },
    { pigment: 'blush', tone: (_, y) => clamp(0.15 + 1.4 * (y + 0.36)) },
  );
  for (const fold of [
    '0.66 -0.34, 0.7 -0.22, 0.66 -0.1',
    '0.8 -0.38, 0.86 -0.26, 0.86 -0.14',
    '0.8 -0.5, 0.92 -0.44, 1.02 -0.4',
  ])
    pen.stroke(traced(fold), inner * 0.9, { taper: 0.4 });
}

function drawRuff(pen: Pen): void {
  for (const [x, y, dx, dy, bend = 0.1] of ruff)
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width: 0.22,
      bend,
      pigment: 'foam',
      tone: (_, py) => clamp(0.1 + 0.8 * (py + 0.3)),
    });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.2 0.06!, 0.4 0.14, 0.5 0.2!, 0.36 0.26, 0.16 0.2!'), {
    pigment: 'grey',
    tone: 0.5,
    line: inner,
  });
  pen.fill(
    outlined('-0.2 -0.04, -0.1 -0.24, 0.1 -0.27, 0.28 -0.16, 0.3 0.02, 0.18 0.16, -0.02 0.18, -0.17 0.12'),
    {
      pigment: 'blush',
      tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.05, -0.2, x) + 0.6 * smoothstep(0.02, 0.2, y)),
      line: inner * 1.1,
    },
  );
  pen.fill(
    outlined(
      '0.2 -0.17!, 0.36 -0.19, 0.54 -0.1, 0.62 0.06, 0.58 0.3!, 0.5 0.16, 0.4 0.1, 0.22 0.1!, 0.26 -0.04',
    ),
    {
      pigment: 'bone',
      tone: (_, y) => clamp(0.15 + 1.8 * Math.max(0, y + 0.1)),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('0.46 -0.12!, 0.58 -0.02, 0.62 0.08, 0.58 0.3!, 0.5 0.16, 0.44 0.08'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(outlined('0.3 -0.08!, 0.36 -0.11, 0.4 -0.07, 0.34 -0.05'), { black: 'always', tone: 1 });
  pen.fill(circle([0.1, -0.07], 0.07, 22), { pigment: 'gold', tone: 0, line: inner });
  pen.fill(circle([0.115, -0.07], 0.035, 16), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.04 -0.12, 0.1 -0.18, 0.22 -0.1'), inner * 1.5, { taper: 0.3 });
  pen.stroke(traced('0.02 0.03, 0.1 0.05, 0.18 0.02'), detail * 1.3, { taper: 0.4 });
  for (const fluff of [
    '-0.1 -0.2, -0.2 -0.27, -0.24 -0.34',
    '-0.02 -0.25, -0.06 -0.34, -0.06 -0.4',
    '-0.17 -0.1, -0.27 -0.14, -0.33 -0.2',
  ])
    pen.stroke(traced(fluff), inner, { taper: 0.6, tapering: 'end' });
}

const quills: readonly (readonly [x: number, y: number, length: number, turn: number])[] = [
  [-0.1, 0.02, 0.86, 1.5],
  [-0.24, 0.04, 1.0, 1.62],
  [-0.36, 0.02, 1.1, 1.72],
  [-0.48, -0.04, 1.2, 1.82],
  [-0.58, -0.1, 1.26, 1.9],
];
const coverts: readonly (readonly [x: number, y: number, turn: number])[] = [
  [0.12, -0.3, 1.4],
  [-0.04, -0.28, 1.5],
  [-0.22, -0.3, 1.6],
  [-0.4, -0.36, 1.7],
  [-0.56, -0.44, 1.85],
];
const ruff: LockPlaces = [
  [0.12, -0.62, 0.1, -0.22, 0.1],
  [0.2, -0.66, 0.24, -0.12, 0.1],
  [0.2, -0.54, 0.32, -0.06, 0.12],
  [0.22, -0.42, 0.36, 0.06, 0.12],
  [0.26, -0.28, 0.34, 0.16, 0.1],
  [0.3, -0.16, 0.3, 0.28, 0.1],
  [0.34, -0.04, 0.2, 0.36, 0.06],
];
