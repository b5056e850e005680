import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawMonkeyHead } from '../../beasts/bears-and-apes/monkey.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** Hanuman: a monkey's face under a tall crown, a garland, his mace at the shoulder. */
export const hanuman: Motif = {
  name: 'hanuman',
  tinted: ['ember'],
  carries: ['monkey', 'mace'],
  draw(canvas) {
    canvas.layer((pen) => drawMace(pen.at({ at: [1.24, 0.3], angleRad: 0.2 })), { contour: 0.8 });
    canvas.layer((pen) => {
      drawShoulders(pen);
      drawGarland(pen);
      drawMonkeyHead(pen.at({ at: [0, 0.08], scale: 0.84 }));
      drawMark(pen);
      drawCrown(pen);
      drawBothSides(pen, (side) => {
        side.fill(circle([0.8, 0.32], 0.12, 28), { pigment: 'gold', tone: 0.2, line: pen.weight.inner });
        side.fill(circle([0.8, 0.32], 0.05, 18), { pigment: 'petal', tone: 0.1, line: pen.weight.detail });
      });
    });
  },
};

function drawShoulders(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.6, 0.34 0.7, 0.5 0.9, 0.9 1.04, 1.16 1.36, 1.2 1.84!, 0 1.9'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.4, 1.16, Math.abs(x)) + 0.4 * smoothstep(1.1, 0.8, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.5 1.6, -0.24 1.7, 0 1.64, 0.24 1.7, 0.5 1.6'), inner, { taper: 0.3 });
  pen.fill(outlined('-0.56 0.92!, -0.94 1.04, -1.2 1.36, -1.24 1.86!, -0.5 1.9!, -0.56 1.4'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 - 0.4 * (x + 0.6) + 0.3 * (y - 1.2)),
    line: inner * 1.1,
  });
  for (const fold of ['-0.7 1.06, -0.72 1.4, -0.66 1.84', '-0.92 1.14, -0.96 1.5, -0.92 1.84'])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
}

function drawGarland(pen: Pen): void {
  for (let i = 0; i <= 12; i++) {
    const angle = Math.PI * (0.03 + (0.94 * i) / 12);
    const [x, y] = [0.66 * Math.cos(angle), 0.92 + 0.66 * Math.sin(angle)];
    pen.fill(circle([x, y], 0.1, 22), {
      pigment: i % 2 === 0 ? 'gold' : 'ember',
      tone: (px, py) => clamp(0.2 + 3 * (px - x + py - y)),
      line: pen.weight.inner * 0.9,
    });
  }
}

/** Two upright lines on the brow that meet below. */
function drawMark(pen: Pen): void {
  pen.fill(symmetric('0 -0.18!, 0.07 -0.24, 0.1 -0.5!, 0.05 -0.5!, 0.03 -0.28, 0 -0.26'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.2,
  });
}

function drawCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric('0 -1.86!, 0.09 -1.66, 0.16 -1.5, 0.34 -1.3, 0.46 -1.0, 0.66 -0.7, 0.66 -0.46!, 0 -0.6'),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + 0.6 * Math.abs(x) + 0.2 * (y + 1)),
      line: inner * 1.2,
    },
  );
  for (const band of [
    '-0.36 -1.22, 0 -1.12, 0.36 -1.22',
    '-0.5 -0.92, 0 -0.8, 0.5 -0.92',
    '-0.18 -1.46, 0 -1.42, 0.18 -1.46',
  ])
    pen.stroke(traced(band), detail * 1.6);
  pen.fill(symmetric('0 -0.84!, 0.34 -0.76, 0.68 -0.6!, 0.68 -0.42!, 0.34 -0.56, 0 -0.62'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner * 1.1,
  });
  pen.fill(circle([0, -0.98], 0.1, 26), { pigment: 'petal', tone: 0.15, line: inner });
}

/** A ball on a shaft, ribbed and pointed. */
function drawMace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.06 -0.6!, 0.06 -0.6!, 0.07 1.5!, -0.07 1.5!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.3 + 5 * x),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.74!, 0.06 -1.56, 0.14 -1.44!, 0 -1.4'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(circle([0, -1.0], 0.46, 60), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.8 * x + 0.5 * (y + 1)),
    line: inner * 1.2,
  });
  for (const bend of [-0.26, 0, 0.26])
    pen.stroke(traced(`0 -1.45, ${bend * 1.3} -1.0, 0 -0.55`), detail * 1.5);
  pen.fill(outlined('-0.2 -0.58!, 0.2 -0.58!, 0.14 -0.44!, -0.14 -0.44!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}
