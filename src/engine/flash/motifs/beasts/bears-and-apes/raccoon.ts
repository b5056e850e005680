import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';

/** A raccoon: its masked face from the front, or sitting up with its paws together, its ringed tail beside it. */
export const raccoon: Motif = {
  name: 'raccoon',
  tinted: ['grey'],
  face: { hasLowEyes: true, draw: (canvas) => canvas.layer(drawHead) },
  poses: { sitting: { draw: drawSitting }, head: { draw: (canvas) => canvas.layer(drawHead) } },
  draw(canvas) {
    if (canvas.kit.variant % 2 === 0) drawSitting(canvas);
    else canvas.layer(drawHead);
  },
};

function drawSitting(canvas: Canvas): void {
  canvas.layer((pen) => {
    drawTail(pen);
    drawBody(pen);
    drawHead(pen.at({ at: [0, -0.5], scale: 0.66 }));
    drawPaws(pen);
  });
}

function drawTail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tail = ribbon(
    traced('0.24 0.92, 0.66 1.0, 0.98 0.8, 1.06 0.42, 0.94 0.06, 0.96 -0.2', 10),
    (share) => 0.2 * Math.sin(Math.PI * (0.2 + 0.76 * share)) ** 0.6,
  );
  pen.fill(outlineOf(tail), {
    pigment: 'grey',
    tone: (x) => clamp(0.1 + 0.6 * (x - 0.6)),
    line: inner * 1.1,
  });
  const across = steps(6, -1, 1);
  for (const share of steps(5, 0.24, 0.94))
    pen.fill(
      [
        ...across.map((at) => onRibbon(tail, share - 0.04, at)),
        ...across.toReversed().map((at) => onRibbon(tail, share + 0.06, at)),
      ],
      { pigment: 'dark', tone: 0.3, line: detail },
    );
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'grey',
    tone: (x) => clamp(0.2 + 0.6 * smoothstep(0.1, 0.6, Math.abs(x + 0.05))),
    line: inner * 1.1,
  });
  pen.fill(belly, { pigment: 'foam', tone: (_, y) => clamp(0.1 + 0.3 * y), line: detail });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.1 1.04, 0.3 0.94, 0.56 0.98, 0.6 1.14, 0.36 1.2, 0.12 1.16'), {
      pigment: 'dark',
      tone: 0.2,
      line: inner,
    });
    for (const x of [0.24, 0.34, 0.44]) side.stroke(traced(`${x} 1.08, ${x + 0.02} 1.18`), detail);
    drawHairs(side, traced('0.5 0.3, 0.6 0.6, 0.58 0.9'), [-0.1, 0.1], 8);
  });
}

/** Arms to the middle of the breast, thin fingers laid together. */
function drawPaws(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0.36 0.1!, 0.5 0.34, 0.42 0.56, 0.2 0.58, 0.1 0.52!, 0.14 0.42, 0.24 0.38, 0.26 0.16'),
      {
        pigment: 'grey',
        tone: (x) => clamp(0.2 + 0.8 * (x - 0.2)),
        line: inner,
      },
    );
    side.fill(outlined('0.16 0.4, 0.2 0.5, 0.14 0.6, 0.04 0.6!, 0 0.52!, 0.02 0.42, 0.08 0.38'), {
      pigment: 'dark',
      tone: 0.2,
      line: inner,
    });
    side.stroke(traced('0.1 0.42, 0.05 0.5'), detail, { isErasing: true });
    side.stroke(traced('0.13 0.47, 0.08 0.54'), detail, { isErasing: true });
  });
}

/** About 1.9 wide. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.28 -0.5!, 0.44 -0.86, 0.72 -0.98, 0.84 -0.66, 0.72 -0.24!'), {
      pigment: 'foam',
      tone: 0.1,
      line: inner * 1.1,
    });
    side.fill(outlined('0.4 -0.5!, 0.52 -0.74, 0.7 -0.8, 0.74 -0.58, 0.66 -0.32!'), {
      pigment: 'dark',
      tone: 0.4,
      line: detail,
    });
  });
  pen.fill(face, {
    pigment: 'grey',
    tone: (x, y) =>
      clamp(0.12 + 0.5 * smoothstep(0.4, 0.95, Math.abs(x + 0.05)) + 0.2 * smoothstep(0.2, 0.6, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(brow, { pigment: 'foam', tone: 0.05, line: detail });
    side.fill(cheek, { pigment: 'foam', tone: (x) => clamp(0.04 + 0.5 * (x - 0.4)), line: detail });
    side.fill(mask, { black: 'always', tone: 1 });
    side.fill(circle([0.33, -0.08], 0.125, 28), { pigment: 'wood', tone: 0.3 });
    side.fill(circle([0.33, -0.08], 0.085, 24), { black: 'always', tone: 1 });
    side.fill(circle([0.365, -0.12], 0.034, 14), { color: [255, 255, 255], tone: 0 });
    drawHairs(side, traced('0.62 0.1, 0.74 0.22, 0.66 0.38'), [0.14, 0.07], 6);
  });
  pen.fill(symmetric('0 -0.58!, 0.06 -0.4, 0.07 -0.1, 0.05 0.1, 0 0.12!'), { pigment: 'dark', tone: 0.3 });
  pen.fill(muzzle, { pigment: 'foam', tone: (_, y) => clamp(0.04 + 0.9 * (y - 0.24)), line: detail * 1.2 });
  pen.fill(symmetric('0 0.12, 0.12 0.12, 0.15 0.19!, 0.06 0.29, 0 0.31!'), { black: 'always', tone: 1 });
  for (const line of ['0 0.3, 0 0.4', '-0.16 0.42, -0.06 0.47, 0 0.4, 0.06 0.47, 0.16 0.42'])
    pen.stroke(traced(line), inner);
  drawBothSides(pen, (side) => {
    for (const [x, y] of [
      [0.18, 0.3],
      [0.22, 0.36],
      [0.16, 0.38],
    ] as const) {
      side.dot([x, y], detail * 0.8);
      side.stroke(traced(`${x} ${y}, ${x + 0.3} ${y + 0.02}, ${x + 0.56} ${y + 0.12}`), detail * 0.8, {
        taper: 0.8,
        tapering: 'end',
      });
    }
  });
}

const body = symmetric('0 -0.16, 0.34 0.0, 0.54 0.36, 0.62 0.78, 0.52 1.08, 0.26 1.16, 0 1.14');
const belly = symmetric('0 0.06, 0.2 0.12, 0.34 0.5, 0.36 0.86, 0.18 1.02, 0 1.04');
const face = symmetric(
  '0 -0.6, 0.3 -0.58, 0.58 -0.42, 0.78 -0.08, 1.0 0.16!, 0.86 0.22!, 0.94 0.42!, 0.7 0.42, 0.44 0.58, 0.2 0.64, 0 0.65',
);
const brow = outlined('0.1 -0.2!, 0.2 -0.36, 0.42 -0.4, 0.66 -0.16!, 0.46 -0.28, 0.24 -0.26');
const mask = outlined(
  '0.1 -0.12!, 0.22 -0.26, 0.44 -0.28, 0.62 -0.12, 0.76 0.14!, 0.6 0.22, 0.42 0.14, 0.26 0.14, 0.12 0.08!',
);
const cheek = outlined(
  '0.2 0.16!, 0.42 0.16, 0.6 0.24, 0.78 0.16, 0.94 0.2!, 0.86 0.4!, 0.68 0.4, 0.46 0.54, 0.3 0.44',
);
const muzzle = symmetric('0 0.04, 0.14 0.06, 0.27 0.2, 0.3 0.4, 0.2 0.56, 0 0.61');
