import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawRose } from '../../flowers/garden/rose.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A hand mirror in an ornate frame. */
export const mirror: Motif = {
  name: 'mirror',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHandle(pen);
      drawFrame(pen);
      drawGlass(pen);
      drawRose(pen.at({ at: [0, 0.42], scale: 0.2 }));
    });
  },
};

function drawHandle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(handle, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 3 * x + 0.2 * (y - 0.5)),
    line: inner * 1.1,
  });
  for (const y of [0.68, 0.76, 1.22, 1.3])
    pen.stroke(traced(`-0.1 ${y}, 0 ${y + 0.03}, 0.1 ${y}`), inner * 0.9);
  for (const y of [0.88, 0.99, 1.1])
    pen.fill(ellipse([0, y], 0.045, 0.04, 18), { pigment: 'petal', tone: 0.3, line: detail });
}

function drawFrame(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const scroll of scrolls) {
      side.fill(outlined(scroll), {
        pigment: 'gold',
        tone: (x, y) => clamp(0.15 + 0.7 * smoothstep(0.5, 0.9, x) + 0.2 * y),
        line: inner,
      });
    }
    for (const curl of [
      '0.64 -0.9, 0.74 -0.82, 0.72 -0.7',
      '0.78 -0.36, 0.84 -0.24, 0.78 -0.12',
      '0.56 0.28, 0.66 0.36, 0.6 0.46',
    ])
      side.stroke(traced(curl), detail * 1.3, { taper: 0.4 });
  });
  pen.fill(outlined('-0.2 -1.18!, -0.1 -1.3, 0 -1.5!, 0.1 -1.3, 0.2 -1.18!, 0 -1.1'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  pen.fill(ellipse([0, -0.36], 0.72, 0.86, 72), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.25 + 0.6 * (x + y + 0.36)),
    line: inner * 1.1,
  });
  for (let i = 0; i < 36; i++) {
    const angle = (i / 36) * 2 * Math.PI;
    pen.dot([0.655 * Math.cos(angle), -0.36 + 0.79 * Math.sin(angle)], detail * 1.1);
  }
}

function drawGlass(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, -0.36], 0.58, 0.71, 72), {
    pigment: 'waterLight',
    tone: (x, y) =>
      clamp(
        0.08 +
          0.9 *
            smoothstep(0.35, 0.62, Math.sqrt(x * x + ((y + 0.36) / 1.22) ** 2)) *
            (x + y > -0.4 ? 1 : 0.2),
      ),
    line: inner,
  });
  pen.fill(outlined('-0.36 -0.2!, 0.06 -0.86!, 0.2 -0.8!, -0.3 -0.04!'), { pigment: 'foam', tone: 0 });
  pen.fill(outlined('-0.18 0.08!, 0.34 -0.72!, 0.4 -0.66!, -0.12 0.14!'), { pigment: 'foam', tone: 0 });
  for (const gleam of ['-0.36 -0.2, 0.06 -0.86', '-0.3 -0.04, 0.2 -0.8', '-0.18 0.08, 0.34 -0.72'])
    pen.stroke(traced(gleam), detail, { taper: 0.2 });
}

const handle = symmetric(
  '0 0.4, 0.16 0.44, 0.13 0.62!, 0.1 0.7, 0.12 0.98, 0.1 1.26, 0.16 1.36!, 0.14 1.5, 0 1.58!',
);
const scrolls = [
  '0.1 -1.16!, 0.3 -1.24, 0.54 -1.12, 0.6 -0.94!, 0.7 -0.98, 0.84 -0.84, 0.78 -0.64, 0.64 -0.6!, 0.4 -0.9!',
  '0.66 -0.62!, 0.84 -0.52, 0.92 -0.3, 0.84 -0.08, 0.68 -0.08!',
  '0.7 -0.1!, 0.82 0.1, 0.74 0.32, 0.6 0.3!, 0.68 0.44, 0.54 0.58, 0.3 0.5, 0.14 0.56!, 0.2 0.36!',
];
