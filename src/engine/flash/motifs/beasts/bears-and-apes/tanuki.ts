import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawBothSides, drawHairs, drawLocks } from '../../parts/any-beast/fur.ts';

/** A tanuki that stands up and drums on its round belly, on its head the leaf by which it changes shape. */
export const tanuki: Motif = {
  name: 'tanuki',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTail(pen);
      drawBody(pen);
      drawHead(pen.at({ at: [0, -0.56], scale: 0.74 }));
    });
  },
};

function drawTail(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined('0.4 0.8!, 0.76 0.86, 0.9 0.56, 0.82 0.2, 1.06 -0.06!, 1.3 0.3, 1.34 0.76, 1.1 1.1, 0.6 1.14!'),
    {
      pigment: 'wood',
      tone: (x) => clamp(0.2 + 0.7 * (x - 0.8)),
      line: inner * 1.1,
    },
  );
  pen.fill(
    outlined(
      '0.82 0.22!, 0.94 0.06, 1.06 -0.06!, 1.2 0.12, 1.26 0.26!, 1.14 0.2!, 1.08 0.32!, 0.98 0.22!, 0.92 0.34!',
    ),
    {
      black: 'always',
      tone: 1,
    },
  );
  drawHairs(pen, traced('0.9 0.98, 1.1 0.8, 1.14 0.5'), [0.1, -0.1], 8);
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.16 1.12, 0.28 0.98, 0.6 0.98, 0.7 1.16, 0.54 1.28, 0.24 1.28'), {
      pigment: 'dark',
      tone: 0.3,
      line: inner,
    }),
  );
  pen.fill(symmetric('0 -0.3, 0.38 -0.2, 0.66 0.16, 0.78 0.6, 0.68 1.0, 0.36 1.18, 0 1.2'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 0.7 * smoothstep(0.3, 0.8, Math.abs(x + 0.05))),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.04, 0.34 0.14, 0.56 0.5, 0.52 0.86, 0.28 1.06, 0 1.1'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.5 * smoothstep(0.3, 0.6, Math.abs(x)) + 0.4 * smoothstep(0.7, 1.1, y)),
    line: inner,
  });
  pen.stroke(traced('-0.04 0.78, 0 0.83, 0.05 0.78'), detail * 1.6, { taper: 0.3 });
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.44 -0.1!, 0.72 0.1, 0.86 0.4, 0.72 0.64, 0.5 0.66, 0.34 0.58!, 0.36 0.44, 0.54 0.42, 0.5 0.2',
      ),
      { pigment: 'dark', tone: 0.35, line: inner * 1.1 },
    );
    for (const finger of ['0.36 0.5, 0.44 0.52', '0.37 0.57, 0.45 0.58'])
      side.stroke(traced(finger), detail * 1.2, { isErasing: true });
    for (const x of [0.34, 0.44, 0.54])
      side.stroke(traced(`${x} 1.16, ${x} 1.26`), detail, { isErasing: true });
  });
}

/** About 2.2 wide. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.34 -0.6!, 0.44 -0.94, 0.66 -1.02, 0.86 -0.84, 0.82 -0.44!'), {
      black: 'always',
      tone: 1,
      line: inner,
    });
    side.fill(outlined('0.46 -0.6!, 0.52 -0.8, 0.64 -0.84, 0.74 -0.72, 0.7 -0.5!'), {
      pigment: 'wood',
      tone: 0.2,
    });
  });
  drawLocks(pen, ruff, {
    width: 0.34,
    bend: 0.1,
    pigment: 'wood',
    tone: (x) => clamp(0.1 + 0.35 * Math.abs(x)),
  });
  pen.fill(face, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.12 + 0.5 * smoothstep(0.5, 0.95, Math.abs(x)) + 0.1 * y),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(mask, { black: 'always', tone: 1 });
    side.fill(circle([0.34, -0.06], 0.12, 28), { pigment: 'foam', tone: 0 });
    side.fill(circle([0.33, -0.05], 0.085, 24), { black: 'always', tone: 1 });
    side.fill(circle([0.3, -0.085], 0.03, 14), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.16 -0.34, 0.3 -0.42, 0.46 -0.36'), inner * 1.4, { taper: 0.3 });
  });
  pen.fill(symmetric('0 0.0, 0.16 0.08, 0.3 0.28, 0.28 0.46, 0.14 0.58, 0 0.6'), {
    pigment: 'foam',
    tone: (_, y) => clamp(0.6 * (y - 0.2)),
    line: inner,
  });
  pen.fill(symmetric('0 0.08, 0.13 0.1, 0.16 0.18!, 0.08 0.28, 0 0.3!'), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.18 0.4, -0.08 0.47, 0 0.4, 0.08 0.47, 0.18 0.4'), inner * 1.1);
  pen.stroke(traced('0 0.3, 0 0.4'), inner);
  pen.fill(outlined('0.02 -0.58!, -0.3 -0.72, -0.34 -1.0, -0.06 -1.34!, 0.26 -1.06, 0.28 -0.76'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.2 + 0.8 * x - 0.1 * y),
    line: inner * 1.1,
  });
  for (const vein of [
    '0.06 -0.52, 0.0 -0.8, -0.06 -1.22',
    '0 -0.8, -0.18 -0.92',
    '0 -0.8, 0.16 -0.9',
    '-0.02 -0.96, 0.12 -1.06',
    '-0.02 -0.96, -0.17 -1.06',
  ])
    pen.stroke(traced(vein), detail * 1.4, { taper: 0.3, tapering: 'end' });
}

/** Of the right side, from the temple to the jaw. */
const ruff: LockPlaces = [
  [0.66, -0.16, 0.42, 0.12],
  [0.66, 0.0, 0.46, 0.26],
  [0.58, 0.16, 0.44, 0.34],
  [0.46, 0.3, 0.34, 0.36],
];
const face = symmetric('0 -0.7, 0.36 -0.66, 0.66 -0.44, 0.8 -0.08, 0.76 0.24, 0.54 0.5, 0.24 0.64, 0 0.66');
const mask = outlined(
  '0.13 -0.1!, 0.24 -0.24, 0.44 -0.22, 0.58 -0.04, 0.7 0.26!, 0.56 0.38, 0.36 0.28, 0.2 0.12',
);
