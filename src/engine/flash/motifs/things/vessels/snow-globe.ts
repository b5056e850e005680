import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A globe of glass on its base: in it a cottage between firs, and snow that falls. */
export const snowGlobe: Motif = {
  name: 'snow-globe',
  tinted: ['petal'],
  carries: ['cabin', 'house'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBase(pen);
      drawGlobe(pen);
      drawLand(pen);
      drawGleam(pen);
    });
  },
};

const radius = 0.92;

function drawGlobe(pen: Pen): void {
  pen.fill(circle([0, -0.2], radius), {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.75 * smoothstep(0.5, 1, Math.sqrt(x * x + (y + 0.2) ** 2)) + 0.16 * (x + 0.2)),
    line: pen.weight.inner * 1.3,
  });
}

function drawLand(pen: Pen): void {
  const { inner } = pen.weight;
  drawFir(pen.at({ at: [-0.5, 0.22], scale: 0.4 }));
  drawFir(pen.at({ at: [0.56, 0.2], scale: 0.34 }));
  pen.fill(snow, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.6 * smoothstep(0.2, 0.7, y + 0.2 * x)),
    line: inner,
  });
  drawCottage(pen.at({ at: [0.04, 0.2], scale: 0.34 }));
  pen.stroke(traced('0.02 0.34, 0.1 0.44, -0.04 0.52, 0.04 0.6'), pen.weight.detail, { taper: 0.3 });
  for (const [x, y, size] of flakes)
    pen.fill(circle([x, y], size, 16), { pigment: 'foam', tone: 0, line: pen.weight.detail });
}

/** Stands on its origin, about 1.7 high. */
function drawFir(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.3!, 0.1 -0.3!, 0.12 0.1!, 0 0.1!'), { pigment: 'wood', tone: 0.5, line: inner });
  for (const y of [0, -0.42, -0.84]) {
    const width = 0.58 + 0.2 * y;
    const tier = `0 ${y - 0.8}!, ${width * 0.4} ${y - 0.42}, ${width} ${y - 0.14}!, 0 ${y - 0.06}`;
    pen.fill(symmetric(tier), { pigment: 'leaf', tone: (x) => clamp(0.25 + 0.9 * x), line: inner });
    pen.fill(
      symmetric(`0 ${y - 0.8}!, ${width * 0.3} ${y - 0.5}!, ${width * 0.12} ${y - 0.56}, 0 ${y - 0.46}!`),
      { pigment: 'foam', tone: 0, line: pen.weight.detail },
    );
  }
}

/** Stands on its origin, about 1.5 high, smoke of its chimney left out. */
function drawCottage(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.3 -1.5!, 0.54 -1.5!, 0.54 -0.8!, 0.3 -0.8!'), {
    pigment: 'petal',
    tone: 0.5,
    line: inner,
  });
  pen.fill(symmetric('0 -1.3!, 0.74 -0.66!, 0.74 0.14!, 0 0.14!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 0.4 * x),
    line: inner,
  });
  pen.fill(symmetric('0 -0.42!, 0.16 -0.38, 0.19 0.14!, 0 0.14!'), {
    pigment: 'petal',
    tone: 0.5,
    line: inner,
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.34 -0.5!, 0.6 -0.5!, 0.6 -0.2!, 0.34 -0.2!'), {
      pigment: 'gold',
      tone: 0,
      line: detail * 1.4,
    }),
  );
  pen.fill(symmetric('0 -1.62!, 0.94 -0.74!, 0.98 -0.58, 0.86 -0.52, 0.76 -0.6, 0.5 -0.86!, 0 -1.26!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.5 * x),
    line: inner,
  });
}

function drawBase(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.6!, 0.6 0.6!, 0.74 0.76, 0.78 0.84!, 0 0.84!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 0.7 * smoothstep(0, 0.8, x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.84!, 0.8 0.82!, 0.94 1.08!, 0.86 1.18!, 0 1.24'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 0.7 * smoothstep(0, 0.9, x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.92, 0.4 0.9!, 0.44 1.08!, 0 1.12'), { pigment: 'gold', tone: 0.15, line: inner });
  pen.stroke(traced('-0.26 1.0, 0 1.02, 0.26 1.0'), detail * 1.3);
}

function drawGleam(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(arc([0, -0.2], 0.78, 3.3, 4.1), inner * 1.8, { isErasing: true, taper: 0.4 });
  pen.stroke(arc([0, -0.2], 0.78, 4.22, 4.36), inner * 1.8, { isErasing: true, taper: 0.4 });
}

const flakes = [
  [-0.1, -0.86, 0.045],
  [0.24, -0.72, 0.05],
  [-0.36, -0.68, 0.04],
  [0.5, -0.5, 0.04],
  [-0.64, -0.3, 0.04],
  [-0.24, -0.44, 0.05],
  [0.36, -0.34, 0.036],
  [0.72, -0.2, 0.045],
  [0.04, -0.56, 0.036],
] as const;
const snow = outlined(
  '-0.89 0.04!, -0.5 0.12, -0.1 0.22, 0.3 0.16, 0.89 0.04!, 0.74 0.34, 0.46 0.59!, 0 0.7, -0.46 0.59!, -0.74 0.34',
);
