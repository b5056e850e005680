import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { pointAt } from '../../../geometry/point.ts';
import { normalAt, onRibbon, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLock } from '../../parts/any-beast/fur.ts';
import type { Limb } from '../../parts/any-beast/limb.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** A mermaid who sits on her coiled tail, combing her hair with her fingers. */
export const mermaid: Motif = {
  name: 'mermaid',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawFluke(pen);
      drawHair(pen);
      drawTail(pen);
      drawTorso(pen);
      drawWomanFace(pen.at({ at: [0, -0.98], scale: 0.36 }), {
        skin: 'bone',
        iris: 'water',
        areEyesClosed: canvas.kit.variant % 2 === 1,
      });
      drawFringe(pen);
      drawArms(pen);
    });
  },
};

function drawHair(pen: Pen): void {
  pen.fill(
    outlined(
      '0 -1.38, 0.24 -1.26, 0.32 -1.0, 0.4 -0.6, 0.3 -0.3!, -0.3 -0.3!, -0.4 -0.6, -0.32 -1.0, -0.24 -1.26',
    ),
    {
      pigment: 'ember',
      black: 'uncolored',
      tone: 0.85,
      line: pen.weight.inner,
    },
  );
  for (const [x, y, dx, dy, bend] of locks)
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width: 0.24,
      bend,
      pigment: 'ember',
      tone: (px, py) => clamp(0.7 - 0.6 * Math.abs(px - x) + 0.2 * (py - y)),
    });
}

function drawTail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const line = traced(tailLine, 14);
  const half = (t: number) => 0.3 * (1 - t) ** 0.62 + 0.05;
  const tail = ribbon(line, half);
  const last = line.length - 1;
  // In pieces from the fluke to the hip: where the tail crosses itself, the nearer part lies on top.
  for (let i = last; i > 0; i -= 3) {
    const from = Math.max(0, i - 3);
    const piece = (edge: readonly Point[]) => edge.slice(from, Math.min(last, i + 1) + 1);
    const [cx, cy] = pointAt(line, from);
    const [nx, ny] = normalAt(line, from);
    pen.fill([...piece(tail.left), ...piece(tail.right).toReversed()], {
      pigment: 'leaf',
      tone: (x, y) =>
        clamp(0.1 + 0.75 * Math.abs(((x - cx) * nx + (y - cy) * ny) / half(from / last) + 0.3) ** 1.8),
    });
    drawScales(pen, tail, from, i, last);
    pen.stroke(piece(tail.left), inner * 1.1);
    pen.stroke(piece(tail.right), inner * 1.1);
  }
  pen.stroke(traced('-0.28 0.06, -0.1 0.2, 0.1 0.2, 0.28 0.06'), detail * 1.2, { taper: 0.3 });
}

function drawScales(pen: Pen, tail: ReturnType<typeof ribbon>, from: number, to: number, last: number): void {
  if (!pen.hasDetail) return;
  const shift = (from / 3) % 2 === 0 ? 0 : 0.2;
  for (let row = 0; row < 5; row++) {
    const across = -0.8 + 0.4 * row + shift;
    if (across > 0.95) continue;
    const arc = [-0.2, -0.12, 0, 0.12, 0.2].map((v) =>
      onRibbon(tail, (from + (to - from) * Math.sqrt(1 - (v / 0.21) ** 2)) / last, across + v),
    );
    pen.stroke(arc, pen.weight.detail * 0.85);
  }
}

function drawFluke(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [fin, rays] of flukes) {
    pen.fill(outlined(fin), {
      pigment: 'leafLight',
      tone: (x, y) => clamp(0.7 - 0.9 * Math.sqrt((x - 0.86) ** 2 + (y - 0.26) ** 2)),
      line: inner * 1.1,
    });
    for (const ray of rays) pen.stroke(traced(ray), detail * 1.1, { taper: 0.5, tapering: 'end' });
  }
}

function drawTorso(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(torso, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(
        0.06 +
          0.6 * smoothstep(0.1, 0.3, Math.abs(x + 0.04)) +
          0.25 * smoothstep(-0.3, -0.2, y) * smoothstep(-0.1, -0.2, y),
      ),
    line: inner * 1.1,
  });
  pen.dot([0, -0.02], detail);
  pen.stroke(traced('0 -0.24, 0.01 -0.14'), detail, { taper: 0.5 });
  for (const isFlipped of [false, true]) {
    const side = pen.at({ isFlipped });
    side.fill(outlined('0.02 -0.34!, 0.08 -0.46, 0.2 -0.48, 0.28 -0.36, 0.24 -0.24, 0.12 -0.22'), {
      pigment: 'blush',
      tone: (x) => clamp(0.1 + 2 * (x - 0.14)),
      line: inner,
    });
    for (const rib of [
      '0.04 -0.33, 0.1 -0.44',
      '0.06 -0.31, 0.18 -0.46',
      '0.07 -0.29, 0.25 -0.4',
      '0.08 -0.27, 0.26 -0.3',
    ])
      side.stroke(traced(rib), detail);
  }
}

function drawArms(pen: Pen): void {
  const { inner } = pen.weight;
  const look = {
    pigment: 'bone',
    tone: (x: number) => clamp(0.1 + 0.8 * smoothstep(0.3, 0.56, Math.abs(x))),
    line: inner,
  } as const;
  for (const limb of arms) drawLimb(pen, limb, look);
  pen.fill(outlined('0.3 -1.16, 0.34 -1.28, 0.28 -1.38, 0.2 -1.36, 0.18 -1.22, 0.22 -1.14'), {
    pigment: 'bone',
    tone: 0.15,
    line: inner,
  });
  pen.stroke(traced('0.22 -1.34, 0.24 -1.24'), pen.weight.detail);
  pen.stroke(traced('0.27 -1.36, 0.28 -1.24'), pen.weight.detail);
  pen.fill(outlined('-0.36 0.08, -0.26 0.1, -0.2 0.2, -0.26 0.28, -0.38 0.24, -0.42 0.16'), {
    pigment: 'bone',
    tone: 0.2,
    line: inner,
  });
}

function drawFringe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const isFlipped of [false, true]) {
    const side = pen.at({ isFlipped });
    side.fill(
      outlined(
        '-0.03 -1.34!, 0.14 -1.32, 0.25 -1.18, 0.24 -1.0, 0.3 -0.8!, 0.18 -0.92, 0.16 -1.08, 0.08 -1.18!, -0.02 -1.22',
      ),
      { pigment: 'ember', tone: (_, y) => clamp(0.1 + 1.4 * (y + 1.2)), line: inner },
    );
    for (const hair of ['0.02 -1.28, 0.14 -1.2, 0.2 -1.02', '0.06 -1.31, 0.19 -1.18, 0.23 -0.96'])
      side.stroke(traced(hair), detail, { taper: 0.5 });
  }
}

const torso = outlined(
  '-0.34 -0.52, -0.1 -0.6, 0.1 -0.6, 0.34 -0.52, 0.3 -0.36, 0.26 -0.2, 0.2 -0.08, 0.28 0.08, 0.3 0.2!, 0 0.3, -0.3 0.2!, -0.28 0.08, -0.2 -0.08, -0.26 -0.2, -0.3 -0.36',
);
const tailLine = '0 0.1, -0.04 0.42, -0.3 0.74, -0.02 1.04, 0.5 1.0, 0.78 0.66, 0.86 0.26';
const arms: readonly Limb[] = [
  {
    line: '0.32 -0.46, 0.5 -0.62, 0.58 -0.86, 0.42 -1.06, 0.28 -1.2',
    half: [0.08, 0.085, 0.07, 0.06, 0.045],
  },
  { line: '-0.32 -0.46, -0.46 -0.26, -0.48 -0.04, -0.36 0.12', half: [0.08, 0.08, 0.06, 0.045] },
];
const locks = [
  [0.26, -0.9, 0.36, 0.9, -0.16],
  [0.28, -0.7, 0.14, 0.96, -0.14],
  [-0.24, -1.0, -0.5, 0.86, 0.18],
  [-0.28, -0.8, -0.4, 1.0, 0.16],
  [-0.28, -0.6, -0.1, 1.0, 0.14],
] as const;
const flukes = [
  [
    '0.86 0.34!, 0.7 0.2, 0.5 -0.02, 0.46 -0.3!, 0.66 -0.2, 0.72 -0.36!, 0.84 -0.1, 0.9 0.2',
    ['0.84 0.24, 0.66 0.02, 0.52 -0.2', '0.86 0.2, 0.76 -0.04, 0.7 -0.26', '0.82 0.28, 0.68 0.12, 0.56 0'],
  ],
  [
    '0.84 0.34!, 0.88 0.1, 1.0 -0.12, 1.06 -0.36!, 1.16 -0.18, 1.32 -0.24!, 1.22 0.04, 1.02 0.24',
    ['0.88 0.24, 1.0 0.06, 1.06 -0.22', '0.9 0.26, 1.08 0.06, 1.22 -0.16', '0.92 0.3, 1.08 0.14, 1.18 0'],
  ],
] as const;
