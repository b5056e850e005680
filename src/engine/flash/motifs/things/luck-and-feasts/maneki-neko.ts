import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** The cat that beckons luck in: one paw raised, a bell on its collar, a gold coin before it. */
export const manekiNeko: Motif = {
  name: 'maneki-neko',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBody(pen);
      drawHead(pen);
      drawRaisedPaw(pen);
      drawCollar(pen);
      drawCoin(pen);
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(body, {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(0.04 + 0.6 * smoothstep(0.3, 0.84, Math.abs(x + 0.1)) + 0.2 * smoothstep(0.7, 1.1, y)),
    line: inner * 1.2,
  });
  pen.fill(outlined('0.5 0.4!, 0.72 0.46, 0.8 0.66, 0.78 0.84!, 0.6 0.76, 0.5 0.6'), {
    pigment: 'ember',
    tone: 0.3,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.16 0.98, 0.3 0.84, 0.56 0.82, 0.7 0.96, 0.62 1.1, 0.24 1.1'), {
      pigment: 'foam',
      tone: (x) => clamp(0.05 + 0.8 * smoothstep(0.4, 0.7, x)),
      line: inner,
    });
    for (const x of [0.34, 0.46]) side.stroke(traced(`${x} 0.98, ${x} 1.07`), side.weight.detail);
  });
}

function drawHead(pen: Pen): void {
  const { inner, detail, contour } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.24 -0.8!, 0.4 -1.0, 0.62 -1.16!, 0.72 -0.9, 0.74 -0.54!'), {
      pigment: 'foam',
      tone: 0.1,
      line: inner * 1.1,
    });
    side.fill(outlined('0.4 -0.78!, 0.48 -0.92, 0.6 -1.0!, 0.65 -0.84, 0.65 -0.68!'), {
      pigment: 'petal',
      black: 'uncolored',
      tone: 0.4,
    });
  });
  pen.fill(head, {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(0.03 + 0.6 * smoothstep(0.5, 0.82, Math.abs(x + 0.06)) + 0.3 * smoothstep(-0.2, 0.02, y)),
    line: inner * 1.2,
  });
  pen.fill(outlined('0.1 -0.84!, 0.4 -0.8, 0.66 -0.62!, 0.56 -0.5, 0.36 -0.52, 0.2 -0.64'), {
    pigment: 'ember',
    tone: 0.25,
  });
  pen.fill(outlined('-0.4 -0.79!, -0.16 -0.86!, -0.14 -0.72, -0.26 -0.64, -0.42 -0.66'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.5,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.14 -0.4, 0.28 -0.52, 0.46 -0.42'), Math.max(inner * 1.4, contour * 0.6), {
      taper: 0.3,
    });
    for (const whisker of [
      '0.4 -0.22, 0.66 -0.28, 0.94 -0.26',
      '0.4 -0.16, 0.66 -0.16, 0.94 -0.12',
      '0.38 -0.1, 0.62 -0.05, 0.88 0.02',
    ])
      side.stroke(traced(whisker), detail, { taper: 0.6, tapering: 'end' });
    side.fill(ellipse([0.44, -0.2], 0.1, 0.07, 24), { pigment: 'blush', tone: 0.1 });
    side.stroke(traced('0 -0.16, 0.04 -0.08, 0.16 -0.08, 0.22 -0.16'), inner, { taper: 0.3 });
  });
  pen.fill(outlined('-0.07 -0.27!, 0.07 -0.27!, 0 -0.18!'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.4,
    line: detail,
  });
  pen.stroke(traced('0 -0.18, 0 -0.13'), inner);
}

function drawRaisedPaw(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(paw, {
    pigment: 'foam',
    tone: (x) => clamp(0.06 + 0.7 * smoothstep(0.7, 1.05, x)),
    line: inner * 1.2,
  });
  pen.fill(ellipse([0.86, -0.86], 0.07, 0.055, 20), { pigment: 'blush', black: 'uncolored', tone: 0.3 });
  for (const [x, y] of [
    [0.75, -0.95],
    [0.84, -1.0],
    [0.95, -0.96],
  ] as const)
    pen.fill(circle([x, y], 0.032, 14), { pigment: 'blush', black: 'uncolored', tone: 0.3 });
  pen.stroke(traced('0.7 -0.72, 0.86 -0.66, 1.02 -0.72'), detail);
  pen.fill(outlined('-0.74 0.24!, -0.84 0.5, -0.74 0.78, -0.56 0.82, -0.48 0.66, -0.52 0.36'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 0.7 * smoothstep(-0.6, -0.84, x)),
    line: inner,
  });
}

function drawCollar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.6 0.02!, -0.3 0.14, 0 0.17, 0.3 0.14, 0.6 0.02!, 0.64 0.12!, 0.3 0.26, 0 0.29, -0.3 0.26, -0.64 0.12!',
    ),
    { pigment: 'petal', black: 'uncolored', tone: 0.2, line: inner },
  );
  pen.fill(circle([0, 0.34], 0.13, 36), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 2.4 * (x + y - 0.34)),
    line: inner,
  });
  pen.stroke(traced('-0.12 0.33, 0 0.36, 0.12 0.33'), detail);
  pen.stroke(traced('0 0.38, 0 0.46'), inner);
}

function drawCoin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const coin = pen.at({ at: [-0.08, 0.74], angleRad: 0.12 });
  coin.fill(ellipse([0, 0], 0.24, 0.36, 48), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 1.1 * x + 0.4 * y),
    line: inner * 1.1,
  });
  coin.stroke(ellipse([0, 0], 0.19, 0.3, 48), detail);
  for (const y of [-0.17, -0.08, 0.01, 0.1, 0.19])
    coin.stroke(traced(`-0.1 ${y}, 0 ${y - 0.02}, 0.1 ${y}`), detail * 1.2);
}

const body = symmetric('0 0, 0.4 0.02, 0.6 0.16, 0.78 0.5, 0.84 0.8, 0.76 1.04, 0.4 1.12, 0 1.13');
const head = symmetric('0 -0.88, 0.36 -0.84, 0.66 -0.66, 0.8 -0.36, 0.72 -0.08, 0.46 0.1, 0 0.16');
const paw = outlined(
  '0.56 0.34, 0.58 0.06, 0.66 -0.3, 0.66 -0.66, 0.62 -0.84, 0.68 -1.0, 0.84 -1.08, 1.02 -1.0, 1.08 -0.84, 1.02 -0.64, 1.0 -0.3, 0.96 0.06, 0.82 0.36',
);
