import { spiral } from '../../../geometry/curve.ts';
import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawRamHorn } from '../../parts/hoofed-beasts/ram-horn.ts';

/** A ram's head from the front between its curled horns. */
export const ram: Motif = {
  name: 'ram',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer(drawRam);
  },
};

export function drawRam(pen: Pen): void {
  drawBothSides(pen, drawEar);
  drawFace(pen);
  drawBothSides(pen, drawRamHorn);
  drawWool(pen);
}

function drawEar(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.36 -0.2!, 0.62 -0.02, 0.86 0.28, 0.9 0.5!, 0.64 0.42, 0.44 0.2, 0.34 0.04'), {
    pigment: 'bone',
    tone: (x) => clamp(0.2 + 0.6 * (x - 0.3)),
    line: inner,
  });
  side.stroke(traced('0.46 0.04, 0.62 0.2, 0.8 0.42'), detail * 1.3, { taper: 0.4 });
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.05 + 0.75 * smoothstep(0.16, 0.46, Math.abs(x + 0.03)) + 0.2 * smoothstep(0.5, 1, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.2 -0.1!, 0.28 -0.2, 0.4 -0.16!, 0.36 -0.07, 0.28 -0.05'), {
      pigment: 'gold',
      tone: 0.1,
      line: inner,
    });
    side.fill(outlined('0.24 -0.15!, 0.35 -0.15!, 0.34 -0.1!, 0.25 -0.09!'), { black: 'always', tone: 1 });
    side.stroke(traced('0.14 -0.16, 0.26 -0.29, 0.44 -0.24'), inner * 1.5, { taper: 0.4 });
    side.stroke(traced('0.16 0.0, 0.19 0.26, 0.16 0.52'), inner, { taper: 0.5 });
    side.stroke(traced('0.34 0.04, 0.34 0.22, 0.28 0.4'), inner * 0.8, { taper: 0.5 });
    side.fill(outlined('0.05 0.74!, 0.12 0.64, 0.24 0.6!, 0.22 0.7, 0.14 0.77'), {
      black: 'always',
      tone: 1,
    });
    side.stroke(traced('0 0.9, 0.1 0.95, 0.24 0.9, 0.28 0.82'), inner, { taper: 0.3, tapering: 'end' });
    drawHairs(side, traced('0.42 0.16, 0.36 0.4, 0.32 0.62'), [-0.05, 0.07], 6);
  });
  pen.stroke(traced('0 0.76, 0.0 0.9'), inner);
  pen.stroke(traced('-0.1 1.04, 0 1.06, 0.1 1.04'), detail, { taper: 0.4 });
}

/** Curls of wool on the brow. */
function drawWool(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, radius, turn] of curls) {
    pen.fill(circle([x, y], radius, 28), {
      pigment: 'foam',
      tone: (px, py) => clamp(0.15 + (0.7 * (px - x + py - y)) / radius),
      line: inner * 0.9,
    });
    pen.stroke(spiral([x, y], turn, radius * 0.72, radius * 0.12, turn > 2 ? 1.1 : -1.1, 18), detail * 1.2, {
      taper: 0.3,
    });
  }
}

const head = symmetric(
  '0 -0.7, 0.26 -0.64, 0.42 -0.4, 0.46 -0.12, 0.4 0.16, 0.32 0.5, 0.32 0.78, 0.24 1.0, 0.1 1.1, 0 1.12',
);
const curls = [
  [-0.3, -0.6, 0.15, 0.5],
  [0.3, -0.6, 0.15, 3],
  [-0.14, -0.74, 0.16, 3],
  [0.15, -0.74, 0.16, 0.4],
  [-0.2, -0.44, 0.14, 3],
  [0.2, -0.44, 0.14, 0.5],
  [0, -0.58, 0.17, 0.5],
  [0, -0.32, 0.12, 3],
] as const;
