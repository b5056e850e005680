import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A sea angel, or clione: a glassy slug that flies through cold water on two wings, its red innards showing through. */
export const seaAngel: Motif = {
  name: 'sea-angel',
  tinted: ['waterLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawWing);
      drawBody(pen);
      drawInnards(pen);
      drawHead(pen);
      drawBubbles(pen);
    });
  },
};

/** A paddle with a clear middle, and the fibres that beat it. */
function drawWing(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(wing, {
    pigment: 'waterLight',
    tone: (x) => clamp(0.6 - 0.6 * smoothstep(0.1, 0.5, x)),
    line: inner * 1.1,
  });
  side.fill(clearWing, { pigment: 'foam', tone: 0.02 });
  for (const fibre of [
    '0.24 -0.42, 0.46 -0.54, 0.68 -0.7',
    '0.26 -0.36, 0.5 -0.44, 0.78 -0.54',
    '0.26 -0.31, 0.5 -0.33, 0.74 -0.37',
  ])
    side.stroke(traced(fibre), detail, { taper: 0.6 });
}

/** As full as a drop at the shoulders, and running out into a pointed tail: blue only at its rim, as glass is. */
function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(body, {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.1, 0.36, x) + 0.3 * smoothstep(0.6, 1.3, y)),
    line: inner * 1.2,
  });
  pen.fill(clearBody, { pigment: 'foam', tone: (x) => clamp(0.02 + 0.5 * Math.max(0, x)) });
}

/** The red of stomach and gland, and the tip of the tail, which is as red. */
function drawInnards(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(gland, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.06 + 1.6 * Math.max(0, x) + 0.4 * smoothstep(0.3, 0.7, y)),
    line: inner,
  });
  pen.fill(outlined('0 -0.12, 0.09 -0.05, 0.1 0.1, 0.02 0.2, -0.09 0.12, -0.1 -0.03'), {
    pigment: 'petal',
    tone: 0.1,
    line: detail,
  });
  pen.stroke(traced('-0.09 0.28, -0.07 0.44, -0.02 0.56'), detail * 1.2, { taper: 0.6 });
  pen.fill(tip, { pigment: 'ember', tone: 0.15, line: detail });
  for (const [x, length] of [
    [-0.24, 0.5],
    [0.25, 0.4],
  ] as const)
    pen.stroke(traced(`${x} 0.1, ${x * 0.98} ${0.1 + length / 2}, ${x * 0.74} ${0.1 + length}`), detail, {
      taper: 0.5,
    });
}

/** A round head with two short blunt horns, dots for eyes and a little smile. */
function drawHead(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.05 -0.94!, 0.06 -1.06, 0.13 -1.15, 0.2 -1.1, 0.22 -0.9!'), {
      pigment: 'blush',
      tone: (_, y) => clamp(0.05 + 2 * (-0.98 - y)),
      line: inner,
    }),
  );
  pen.fill(head, {
    pigment: 'waterLight',
    tone: (x) => clamp(0.1 + 0.9 * Math.max(0, x - 0.05)),
    line: inner * 1.1,
  });
  pen.fill(clearHead, { pigment: 'foam', tone: 0.02 });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.09 -0.74, 0.125 -0.785, 0.16 -0.74, 0.125 -0.695'), { black: 'always', tone: 1 });
    side.fill(outlined('0.14 -0.65, 0.18 -0.67, 0.22 -0.65, 0.18 -0.62'), { pigment: 'blush', tone: 0.1 });
  });
  pen.stroke(traced('-0.06 -0.66, 0 -0.61, 0.06 -0.66'), inner, { taper: 0.3 });
}

/** Bubbles tell that it is in the water. */
function drawBubbles(pen: Pen): void {
  for (const [x, y, radius] of [
    [0.58, 0.36, 0.1],
    [0.76, 0.08, 0.065],
    [-0.62, 0.62, 0.08],
    [-0.5, 0.26, 0.05],
  ] as const) {
    pen.fill(circle([x, y], radius, 24), { pigment: 'waterLight', tone: 0.05, line: pen.weight.inner });
    pen.stroke(arc([x, y], radius * 0.55, Math.PI * 1.05, Math.PI * 1.5, 8), pen.weight.detail);
  }
}

const wing = outlined(
  '0.14 -0.46!, 0.3 -0.62, 0.52 -0.82, 0.78 -0.9, 0.94 -0.76, 0.94 -0.52, 0.78 -0.32, 0.5 -0.24, 0.16 -0.24!',
);
const clearWing = outlined(
  '0.42 -0.6!, 0.58 -0.74, 0.76 -0.8, 0.86 -0.7, 0.86 -0.54, 0.74 -0.4, 0.54 -0.33, 0.4 -0.34!',
);
const body = symmetric(
  '0 -0.54, 0.14 -0.52, 0.2 -0.42, 0.3 -0.22, 0.38 0.06, 0.36 0.36, 0.26 0.7, 0.15 1.02, 0.06 1.28, 0 1.42!',
);
const clearBody = symmetric(
  '0 -0.46, 0.12 -0.42, 0.22 -0.2, 0.29 0.06, 0.27 0.34, 0.19 0.64, 0.1 0.92, 0 1.08',
);
const gland = symmetric('0 -0.24, 0.12 -0.18, 0.19 0.04, 0.18 0.3, 0.11 0.56, 0.04 0.74, 0 0.84!');
const tip = symmetric('0 1.1!, 0.06 1.18, 0.05 1.28, 0 1.4!');
const head = symmetric('0 -1.02, 0.16 -1.0, 0.27 -0.89, 0.3 -0.73, 0.25 -0.57, 0.14 -0.48, 0 -0.46');
const clearHead = symmetric('0 -0.95, 0.13 -0.93, 0.21 -0.85, 0.23 -0.72, 0.19 -0.61, 0.1 -0.54, 0 -0.53');
