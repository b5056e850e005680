import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A tailor's dress form on its turned stand, a tape measure around its neck. */
export const dressForm: Motif = {
  name: 'dress-form',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawStand(pen);
      drawTorso(pen);
      drawTape(pen);
    });
  },
};

function drawStand(pen: Pen): void {
  const { inner } = pen.weight;
  const wood = { pigment: 'wood', tone: (x: number) => clamp(0.25 + 1.6 * x), line: inner * 1.1 } as const;
  drawBothSides(pen, (side) =>
    side.fill(
      outlined('0.04 1.24!, 0.3 1.32, 0.52 1.5, 0.7 1.54, 0.74 1.66, 0.5 1.64, 0.26 1.5, 0.02 1.48!'),
      wood,
    ),
  );
  pen.fill(
    symmetric('0 0.7!, 0.06 0.7!, 0.06 0.84, 0.11 0.9, 0.06 0.96, 0.05 1.12, 0.12 1.2, 0.12 1.4, 0 1.52'),
    wood,
  );
}

function drawTorso(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(torso, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(
        0.05 +
          0.8 * smoothstep(0.12, 0.5, x + 0.06) +
          0.35 * smoothstep(-0.3, -0.56, x) +
          0.3 * smoothstep(0.4, 0.8, y),
      ),
    line: inner * 1.3,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.46 -0.92, 0.56 -0.86, 0.58 -0.66, 0.5 -0.5, 0.42 -0.6, 0.4 -0.8'), {
      pigment: 'wood',
      tone: 0.3,
      line: inner,
    });
    // Princess seams, over the bust to the waist and out again.
    side.stroke(traced('0.2 -1.02, 0.27 -0.66, 0.24 -0.34, 0.17 0.0, 0.22 0.32, 0.28 0.7'), detail * 1.3);
    side.stroke(traced('0.12 -0.44, 0.26 -0.36, 0.4 -0.44'), detail, { taper: 0.4 });
  });
  pen.stroke(traced('0 -1.06, 0.01 -0.4, 0 0.1, 0 0.74'), detail * 1.4);
  pen.stroke(traced('-0.36 0.02, 0 0.08, 0.36 0.02'), inner);
  pen.fill(symmetric('0 -1.32!, 0.15 -1.32!, 0.17 -1.14, 0 -1.1'), {
    pigment: 'bone',
    tone: 0.4,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.4, 0.13 -1.38, 0.17 -1.3!, 0 -1.26'), { pigment: 'wood', tone: 0.3, line: inner });
  pen.fill(symmetric('0 -1.58, 0.06 -1.54, 0.05 -1.42, 0 -1.38'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
  pen.fill(symmetric('0 0.66, 0.36 0.64, 0.47 0.6!, 0.44 0.76!, 0 0.8'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner * 1.1,
  });
}

/** Around the neck, its ends hanging down in front. */
function drawTape(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const ribbon = {
    pigment: 'gold',
    tone: (x: number, y: number) => clamp(0.15 + 0.6 * x + 0.1 * y),
    line: inner,
  } as const;
  drawLimb(
    pen,
    { line: '-0.22 -1.1, -0.3 -0.7, -0.36 -0.3, -0.3 0.1, -0.38 0.44', half: [0.06, 0.065, 0.065] },
    ribbon,
  );
  drawLimb(pen, { line: '0.2 -1.1, 0.26 -0.8, 0.3 -0.46, 0.34 -0.1', half: [0.06, 0.065, 0.065] }, ribbon);
  drawLimb(pen, { line: '-0.23 -1.12, 0 -0.98, 0.21 -1.12', half: [0.06, 0.06] }, ribbon);
  for (const [x, y] of [
    [-0.29, -0.8],
    [-0.32, -0.64],
    [-0.35, -0.48],
    [-0.36, -0.32],
    [-0.35, -0.16],
    [-0.32, 0.0],
    [-0.31, 0.14],
    [-0.35, 0.3],
    [0.26, -0.8],
    [0.28, -0.64],
    [0.3, -0.48],
    [0.32, -0.32],
    [0.34, -0.18],
  ] as const)
    pen.stroke(traced(`${x - 0.06} ${y}, ${x + 0.01} ${y}`), detail * 1.2);
  pen.fill(circle([-0.38, 0.46], 0.05, 16), { pigment: 'steel', tone: 0.2, line: detail });
}

const torso = symmetric(
  '0 -1.16, 0.16 -1.14, 0.34 -1.02, 0.52 -0.9, 0.54 -0.66, 0.5 -0.44, 0.42 -0.18, 0.34 0.04, 0.4 0.3, 0.5 0.54, 0.47 0.68!, 0 0.74',
);
