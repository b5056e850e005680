import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { cattlePoses } from '../../parts/hoofed-beasts/standing-cattle.ts';

/** A dairy cow's head from the front: black patches, short horns, a broad pink muzzle and a bell. */
export const cow: Motif = {
  name: 'cow',
  tinted: ['foam'],
  poses: cattlePoses({ coat: 'foam', muzzle: 'blush', horn: 'short', hasUdder: true, isPatched: true }),
  draw(canvas) {
    canvas.layer((pen) => {
      drawBell(pen);
      drawBothSides(pen, drawHorn);
      drawBothSides(pen, drawEar);
      drawHead(pen);
      drawBothSides(pen, drawEye);
      drawMuzzle(pen);
    });
  },
};

function drawBell(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.86!, 0.46 0.7, 0.5 0.84!, 0.2 1.06, 0 1.08!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  pen.fill(symmetric('0 1.0, 0.14 1.02, 0.19 1.2, 0.26 1.4!, 0 1.44!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 2 * x),
    line: inner * 1.1,
  });
  pen.fill(circle([0, 1.46], 0.07, 20), { black: 'always', tone: 1 });
}

function drawHorn(side: Pen): void {
  side.fill(outlined('0.22 -0.7!, 0.4 -0.86, 0.5 -1.06, 0.46 -1.26!, 0.64 -1.1, 0.66 -0.84, 0.46 -0.56!'), {
    pigment: 'bone',
    tone: (_, y) => clamp(0.1 + 0.7 * smoothstep(-1.0, -0.66, y)),
    line: side.weight.inner * 1.1,
  });
}

function drawEar(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.46 -0.48!, 0.7 -0.66, 1.02 -0.64, 1.22 -0.46!, 1.1 -0.22, 0.82 -0.12, 0.5 -0.2!'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner * 1.1,
  });
  side.fill(outlined('0.62 -0.42!, 0.8 -0.52, 1.0 -0.5, 1.1 -0.42!, 0.98 -0.3, 0.8 -0.24, 0.62 -0.28!'), {
    pigment: 'blush',
    tone: 0.25,
    line: detail,
  });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.02 + 0.45 * smoothstep(0.25, 0.6, Math.abs(x)) + 0.1 * y),
    line: inner * 1.2,
  });
  for (const patch of [
    '0.12 -0.7!, 0.16 -0.4, 0.1 -0.14, 0.2 0.1, 0.36 0.24, 0.46 0.16!, 0.54 -0.2, 0.5 -0.52!, 0.3 -0.68',
    '-0.2 -0.69!, -0.24 -0.46, -0.18 -0.24, -0.26 0.0, -0.42 0.1, -0.5 0.02!, -0.54 -0.24, -0.49 -0.54!, -0.34 -0.66',
  ])
    pen.fill(outlined(patch), { pigment: 'dark', tone: 0.55, line: detail });
  for (const y of [-0.84, -0.74])
    drawHairs(pen, traced(`-0.16 ${y}, 0 ${y + 0.04}, 0.16 ${y}`), [0, 0.22], 8);
}

function drawEye(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.2 -0.16!, 0.26 -0.28, 0.38 -0.3, 0.46 -0.2!, 0.38 -0.1, 0.28 -0.1'), {
    pigment: 'foam',
    tone: 0,
    line: inner,
  });
  side.fill(circle([0.33, -0.2], 0.08, 22), { black: 'always', tone: 1 });
  side.fill(circle([0.31, -0.23], 0.026, 12), { color: [255, 255, 255], tone: 0 });
  for (const lash of ['0.4 -0.28, 0.48 -0.36', '0.44 -0.24, 0.53 -0.29']) side.stroke(traced(lash), inner);
}

function drawMuzzle(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(muzzle, {
    pigment: 'blush',
    tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.3, 0.62, Math.abs(x)) + 0.4 * smoothstep(0.7, 0.98, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.16 0.56!, 0.2 0.44, 0.34 0.42, 0.4 0.52!, 0.3 0.6'), { black: 'always', tone: 1 });
    side.stroke(traced('0 0.8, 0.2 0.84, 0.4 0.76'), inner, { taper: 0.3, tapering: 'end' });
  });
}

const head = symmetric(
  '0 -0.84, 0.24 -0.8, 0.46 -0.6, 0.55 -0.3, 0.52 0.0, 0.46 0.3, 0.5 0.6, 0.4 0.9, 0 0.96',
);
const muzzle = symmetric('0 0.3, 0.3 0.28, 0.56 0.42, 0.63 0.64, 0.5 0.88, 0.24 0.98, 0 1.0');
