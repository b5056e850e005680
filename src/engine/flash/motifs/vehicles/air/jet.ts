import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A fighter jet from above, climbing to the upper right, its afterburners lit. */
export const jet: Motif = {
  name: 'jet',
  tinted: ['steel'],
  leanRad: 0.75,
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.75 });
      drawBothSides(pen, drawFlame);
      drawBothSides(pen, drawWing);
      drawHull(pen);
      drawBothSides(pen, drawFin);
    });
  },
};

function drawFlame(side: Pen): void {
  side.fill(outlined('0.04 0.92!, 0.22 0.92!, 0.2 1.2, 0.13 1.56!, 0.06 1.2'), {
    pigment: 'ember',
    tone: 0.1,
    line: side.weight.inner,
  });
  side.fill(outlined('0.08 0.92!, 0.18 0.92!, 0.16 1.08, 0.13 1.28!, 0.1 1.08'), {
    pigment: 'moon',
    tone: 0,
  });
}

function drawWing(side: Pen): void {
  const { inner, detail } = side.weight;
  for (const x of [0.52, 0.78])
    side
      .at({ at: [x, 0.28] })
      .fill(
        outlined('0 -0.34!, 0.035 -0.22, 0.035 0.16!, 0.07 0.24!, -0.07 0.24!, -0.035 0.16!, -0.035 -0.22'),
        {
          pigment: 'foam',
          tone: (px) => clamp(0.3 + 8 * px),
          line: inner * 0.9,
        },
      );
  side.fill(wing, {
    pigment: 'steel',
    tone: (x, y) =>
      clamp(
        0.08 + 0.7 * smoothstep(0.45, 0.15, x) * smoothstep(-0.4, 0.3, y) + 0.2 * smoothstep(0.3, 0.5, y),
      ),
    line: inner * 1.1,
  });
  for (const seam of ['0.2 0.36, 0.9 0.36', '0.42 -0.06, 0.46 0.34', '0.66 0.1, 0.7 0.34'])
    side.stroke(traced(seam), detail * 1.2, { taper: 0.2 });
  side.fill(outlined('0.92 0.24!, 1.0 0.3!, 1.02 0.44!, 0.94 0.46!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  side.fill(tailplane, { pigment: 'steel', tone: (x) => clamp(0.7 - 1.1 * x), line: inner });
}

function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(hull, {
    pigment: 'steel',
    tone: (x) => clamp(0.04 + 0.9 * smoothstep(0.02, 0.26, x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.42!, 0.06 -1.2, 0.08 -1.08!, 0 -1.06'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  pen.fill(canopy, { pigment: 'water', black: 'uncolored', tone: (x) => clamp(0.3 + 4 * x), line: inner });
  pen.stroke(traced('-0.035 -0.8, -0.05 -0.66, -0.04 -0.5'), detail * 1.6, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('-0.09 -0.62, 0 -0.64, 0.09 -0.62'), detail * 1.2);
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.12 -0.44!, 0.24 -0.4!, 0.24 -0.28!, 0.12 -0.3!'), { black: 'always', tone: 1 });
    for (const seam of ['0.13 -0.26, 0.12 0.3, 0.13 0.8', '0.04 -0.2, 0.03 0.2, 0.03 0.8'])
      side.stroke(traced(seam), detail * 1.2, { taper: 0.1 });
    side.fill(outlined('0.03 0.82!, 0.22 0.82!, 0.2 0.96!, 0.05 0.96!'), {
      pigment: 'dark',
      tone: 0.5,
      line: inner,
    });
  });
  for (const y of [0.06, 0.44]) pen.stroke(traced(`-0.24 ${y}, 0 ${y + 0.02}, 0.24 ${y}`), detail);
}

function drawFin(side: Pen): void {
  side.fill(outlined('0.16 0.5!, 0.2 0.56, 0.27 0.84!, 0.25 0.9!, 0.18 0.84!'), {
    pigment: 'petal',
    tone: (x) => clamp(4 * (x - 0.16)),
    line: side.weight.inner,
  });
}

const hull = symmetric(
  '0 -1.42!, 0.07 -1.18, 0.12 -0.86, 0.14 -0.48!, 0.25 -0.42!, 0.26 0.2, 0.25 0.86!, 0.02 0.86!, 0 0.74',
);
const canopy = symmetric('0 -1.0, 0.07 -0.88, 0.09 -0.66, 0.06 -0.44, 0 -0.36');
const wing = outlined('0.2 -0.48!, 0.36 -0.24, 1.04 0.26!, 1.06 0.46!, 0.24 0.5!');
const tailplane = outlined('0.22 0.6!, 0.58 0.86!, 0.6 1.0!, 0.24 0.92!');
