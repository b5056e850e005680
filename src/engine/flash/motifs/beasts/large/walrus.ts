import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';

/** A walrus from the front that rests on its flippers: bristly muzzle, long tusks. */
export const walrus: Motif = {
  name: 'walrus',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBody(pen);
      drawHead(pen);
      drawBothSides(pen, drawTusk);
      drawBothSides(pen, drawMuzzle);
      pen.fill(nose, { black: 'always', tone: 1 });
      pen.stroke(traced('-0.1 -0.73, 0 -0.76, 0.1 -0.73'), pen.weight.detail, {
        isErasing: true,
        taper: 0.4,
      });
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) =>
      clamp(0.25 + 0.6 * smoothstep(0.4, 1.1, Math.abs(x + 0.1)) + 0.4 * smoothstep(0.3, -0.2, y)),
    line: inner * 1.1,
  });
  for (const fold of folds) pen.stroke(traced(fold), inner, { taper: 0.5 });
  drawBothSides(pen, (side) => {
    side.fill(flipper, {
      pigment: 'wood',
      tone: (x, y) => clamp(0.2 + 0.7 * smoothstep(0.8, 0.5, x) + 0.5 * (y - 1.0)),
      line: inner * 1.1,
    });
    for (const ray of ['0.76 1.0, 0.98 1.08, 1.22 1.24', '0.7 1.06, 0.86 1.16, 1.0 1.28'])
      side.stroke(traced(ray), detail * 1.4, { taper: 0.4 });
  });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) =>
      clamp(0.1 + 0.7 * smoothstep(0.2, 0.6, Math.abs(x + 0.06)) + 0.3 * smoothstep(-0.6, 0, y)),
    line: inner * 1.2,
  });
  for (const line of ['-0.22 -1.02, 0 -0.98, 0.22 -1.02', '-0.14 -0.92, 0 -0.88, 0.14 -0.92'])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.5 });
  drawBothSides(pen, (side) => {
    drawRoundEye(side, [0.33, -0.82], 0.072, 'ember');
    side.stroke(traced('0.2 -0.86, 0.3 -0.95, 0.44 -0.9'), inner * 1.4, { taper: 0.4 });
    for (const line of ['0.24 -0.72, 0.34 -0.7, 0.43 -0.75', '0.43 -0.86, 0.48 -0.8, 0.49 -0.72'])
      side.stroke(traced(line), detail * 1.2, { taper: 0.4 });
  });
  pen.fill(symmetric('0 -0.2, 0.2 -0.14, 0.24 0.02, 0.12 0.14, 0 0.16'), {
    pigment: 'wood',
    tone: 0.75,
    line: inner,
  });
}

function drawTusk(side: Pen): void {
  side.fill(tusk, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.5 * smoothstep(0.1, -0.15, y) + 1.6 * (x - 0.22)),
    line: side.weight.inner * 1.1,
  });
  side.stroke(traced('0.26 0.1, 0.27 0.4, 0.22 0.68'), side.weight.detail, { taper: 0.5 });
}

function drawMuzzle(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(pad, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(-0.4, 0, y) + 0.4 * smoothstep(0.4, 0.6, x)),
    line: inner * 1.1,
  });
  for (const [i, [x, y]] of bristles.entries()) {
    side.dot([x, y], detail);
    const out = 0.3 * (x - 0.1);
    side.stroke(
      traced(`${x} ${y}, ${x + out} ${y + 0.12}, ${x + out * 1.2} ${y + 0.26 + 0.03 * (i % 3)}`),
      detail,
      {
        taper: 0.7,
        tapering: 'end',
      },
    );
  }
}

const body = symmetric('0 -0.6, 0.5 -0.5, 0.86 -0.06, 1.04 0.4, 1.14 0.86, 1.0 1.16!, 0.5 1.2, 0 1.18');
const folds = [
  '-0.74 0.0, -0.5 0.3, -0.3 0.42',
  '0.74 0.0, 0.5 0.3, 0.3 0.42',
  '-0.86 0.26, -0.6 0.56, -0.3 0.72',
  '0.86 0.26, 0.6 0.56, 0.3 0.72',
  '-0.3 0.98, 0 1.04, 0.3 0.98',
  '-0.94 0.5, -0.84 0.62, -0.7 0.7',
  '0.94 0.5, 0.84 0.62, 0.7 0.7',
];
const flipper = outlined(
  '0.42 0.98!, 0.56 0.8, 0.86 0.82, 1.2 1.0, 1.46 1.24!, 1.24 1.28, 1.14 1.24!, 1.06 1.34, 0.92 1.28!, 0.82 1.34, 0.66 1.28!, 0.5 1.22',
);
const head = symmetric(
  '0 -1.22, 0.28 -1.16, 0.48 -0.96, 0.56 -0.66, 0.56 -0.34, 0.4 -0.06, 0.2 0.06, 0 0.08',
);
const tusk = outlined('0.13 -0.12!, 0.37 -0.14!, 0.4 0.2, 0.34 0.56, 0.2 0.92!, 0.2 0.56, 0.16 0.2');
const pad = outlined('0 -0.6!, 0.16 -0.7, 0.44 -0.64, 0.62 -0.4, 0.56 -0.14, 0.34 0.0, 0.1 -0.06, 0 -0.2!');
const nose = symmetric('0 -0.8, 0.13 -0.78, 0.2 -0.68!, 0.1 -0.6, 0 -0.54!');
const bristles = [
  [0.12, -0.5],
  [0.24, -0.54],
  [0.36, -0.52],
  [0.48, -0.45],
  [0.14, -0.38],
  [0.26, -0.41],
  [0.39, -0.39],
  [0.51, -0.31],
  [0.15, -0.25],
  [0.28, -0.27],
  [0.41, -0.24],
  [0.2, -0.13],
  [0.34, -0.13],
] as const;
