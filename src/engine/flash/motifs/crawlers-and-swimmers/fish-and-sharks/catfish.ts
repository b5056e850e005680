import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFin } from '../../parts/crawlers-and-swimmers/fin.ts';

/** A catfish: smooth, broad-mouthed, long whiskers around its mouth; looks to the left. */
export const catfish: Motif = {
  name: 'catfish',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawFins(pen);
      drawBody(pen);
      drawHead(pen);
    });
    canvas.layer(drawWhiskers, { contour: 0 });
  },
};

function drawFins(pen: Pen): void {
  for (const side of [-1, 1] as const)
    drawFin(pen, {
      root: [onRibbon(body, 0.985, side), onRibbon(body, 1)],
      directionRad: -0.9 - side * 0.5,
      length: 0.5,
      spread: 0.6,
      swayRad: side * 0.3,
    });
  drawFin(pen, {
    root: [onRibbon(body, 0.36, 0.85), onRibbon(body, 0.46, 0.85)],
    directionRad: -1.0,
    length: 0.4,
    spread: 0.4,
    swayRad: 0.5,
  });
  drawFin(pen, {
    root: [onRibbon(body, 0.92, -0.8), onRibbon(body, 0.5, -0.8)],
    directionRad: 1.2,
    length: 0.26,
    spread: -0.3,
    swayRad: -0.4,
  });
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlineOf(body), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.65 - 1.1 * smoothstep(-0.4, 0.5, y - 0.1 * x) + 0.3 * smoothstep(0.3, 1, x)),
    line: inner * 1.2,
  });
  pen.fill(underside, { pigment: 'foam', tone: (_, y) => clamp(0.1 + 0.6 * (y - 0.2)), line: inner * 0.8 });
  for (const [share, across, radius] of blotches)
    pen.fill(circle(onRibbon(body, share, across), radius, 16), { pigment: 'dark', tone: 0.4 });
  pen.stroke(outlineOf(body), inner * 1.2);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.46 -0.3, -0.34 -0.06, -0.42 0.24, -0.5 0.34'), inner * 1.1, { taper: 0.2 });
  pen.stroke(traced('-1.32 0.14, -1.16 0.24, -0.94 0.24, -0.76 0.14'), inner * 1.8, { taper: 0.2 });
  pen.stroke(traced('-1.26 0.28, -1.1 0.34, -0.9 0.34'), detail * 1.3, { taper: 0.4 });
  pen.dot([-1.22, -0.02], detail * 1.6);
  pen.fill(circle([-0.88, -0.1], 0.085, 24), { pigment: 'gold', tone: 0, line: inner });
  pen.fill(circle([-0.88, -0.1], 0.048, 18), { black: 'always', tone: 1 });
  pen.fill(circle([-0.9, -0.12], 0.016, 10), { color: [255, 255, 255], tone: 0 });
  drawFin(pen, {
    root: [
      [-0.44, 0.2],
      [-0.36, 0.36],
    ],
    directionRad: 0.9,
    length: 0.46,
    spread: -0.8,
    swayRad: -0.3,
  });
}

function drawWhiskers(pen: Pen): void {
  const { inner } = pen.weight;
  for (const whisker of [
    '-1.24 0.06, -1.5 -0.16, -1.56 -0.5, -1.36 -0.74, -1.16 -0.7',
    '-1.02 0.1, -1.2 -0.3, -1.12 -0.66, -0.84 -0.8, -0.66 -0.7',
    '-1.24 0.3, -1.48 0.44, -1.6 0.72, -1.5 0.9',
    '-1.1 0.36, -1.22 0.6, -1.2 0.86, -1.06 0.98',
    '-0.9 0.38, -0.9 0.62, -0.76 0.82, -0.6 0.84',
  ])
    pen.stroke(traced(whisker), inner * 2.6, { taper: 0.8, tapering: 'end' });
}

/** From the mouth to the root of the tail; its back is at 1 across, its belly at -1. */
const trunk = ribbon(
  traced('-1.34 0.14, -1.0 0.08, -0.5 0.0, 0.1 0.06, 0.6 0.08, 0.96 -0.14, 1.14 -0.46', 10),
  (share) => 0.05 + 0.36 * clamp(0.05 + share / 0.22) ** 0.5 * (1 - share) ** 0.75,
);
const body = { ...trunk, left: trunk.right, right: trunk.left };
const underside = outlined(
  '-1.26 0.24!, -1.0 0.26, -0.7 0.2, -0.4 0.22, 0.0 0.28!, -0.2 0.38, -0.6 0.41, -1.0 0.38, -1.22 0.32',
);
const blotches = [
  [0.34, 0.3, 0.05],
  [0.42, 0.0, 0.04],
  [0.5, 0.36, 0.05],
  [0.58, -0.1, 0.04],
  [0.64, 0.3, 0.045],
  [0.74, 0.0, 0.04],
  [0.82, 0.3, 0.035],
] as const;
