import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawBull } from '../beasts/hoofed/bull.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides } from '../parts/any-beast/fur.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';

/** A minotaur to the hips: a bull's head on a man's body, fists at his sides. */
export const minotaur: Motif = {
  name: 'minotaur',
  tinted: ['wood'],
  carries: ['bull'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawArm);
      drawTorso(pen);
      drawBelt(pen);
    });
    canvas.layer((pen) => drawBull(pen), { at: { at: [0, -0.7], scale: 0.58 }, contour: 0.8 });
  },
};

function drawArm(side: Pen): void {
  const { inner, detail } = side.weight;
  drawLimb(
    side,
    { line: '0.66 -0.14, 1.06 0.12, 1.18 0.5, 0.96 0.96', half: [0.28, 0.28, 0.22, 0.15] },
    { pigment: 'bone', tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.9, 1.4, x) + 0.2 * y) },
  );
  side.stroke(traced('0.92 0.06, 1.0 0.3, 0.98 0.46'), detail * 1.5, { taper: 0.4 });
  side.fill(outlined('0.74 0.82!, 1.1 0.88!, 1.06 0.98!, 0.72 0.92!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  side.fill(outlined('0.74 0.94, 0.98 0.94, 1.1 1.06, 1.06 1.28, 0.84 1.34, 0.68 1.2'), {
    pigment: 'bone',
    tone: 0.25,
    line: inner * 1.1,
  });
  for (const y of [1.06, 1.15, 1.24]) side.stroke(traced(`0.7 ${y}, 0.82 ${y - 0.02}`), detail * 1.4);
}

function drawTorso(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric('0 -0.5, 0.4 -0.46, 0.8 -0.34, 0.98 -0.06, 0.78 0.3, 0.6 0.6, 0.52 1.0, 0.56 1.3!, 0 1.34'),
    {
      pigment: 'bone',
      tone: (x, y) =>
        clamp(0.08 + 0.6 * smoothstep(0.4, 0.9, Math.abs(x + 0.06)) + 0.5 * smoothstep(0.0, -0.4, y)),
      line: inner * 1.2,
    },
  );
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.04 0.36, 0.36 0.4, 0.66 0.24, 0.74 0.02'), inner * 1.2, { taper: 0.3 });
    for (const line of [
      '0.1 0.58, 0.24 0.6, 0.34 0.54',
      '0.1 0.82, 0.24 0.84, 0.34 0.78',
      '0.42 0.5, 0.38 0.8, 0.44 1.1',
    ])
      side.stroke(traced(line), detail * 1.5, { taper: 0.4 });
  });
  pen.stroke(traced('0 0.1, 0 0.6, 0 1.1'), inner, { taper: 0.3 });
}

function drawBelt(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 1.16, 0.3 1.14, 0.58 1.08!, 0.64 1.5!, 0 1.62'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.6 * Math.abs(x) + 0.3 * (y - 1.1)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 1.12, 0.3 1.1, 0.58 1.04!, 0.6 1.2!, 0.3 1.26, 0 1.28'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.8 * Math.abs(x)),
    line: inner,
  });
}
