import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';

/** A scarecrow: sackcloth face under a straw hat, straw out of its sleeves, a crow on its arm. */
export const scarecrow: Motif = {
  name: 'scarecrow',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPost(pen);
      drawBothSides(pen, drawArm);
      drawShirt(pen);
      drawHead(pen.at({ at: [0, -0.52] }));
    });
    canvas.layer((pen) => drawCrow(pen.at({ at: [0.86, -0.22], scale: 0.42 })), { contour: 0.6 });
  },
};

/** Straw that hangs from a place, fanned out around straight down. */
function drawStraw(pen: Pen, [x, y]: Point, half: number, length: number, angleRad = 0): void {
  const straw = pen.at({ at: [x, y], angleRad });
  for (const share of [-1, 1, -0.5, 0.5, 0])
    drawLock(straw, {
      root: [share * half * 0.7, 0],
      tip: [share * half * 1.7, length * (1 - 0.16 * Math.abs(share))],
      width: half * 0.9,
      bend: 0,
      pigment: 'gold',
      tone: (_, at) => clamp(0.7 - (0.8 * at) / length),
    });
}

function drawPost(pen: Pen): void {
  pen.fill(symmetric('0 0.8!, 0.08 0.8!, 0.09 1.42!, 0 1.46!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.4 + 3 * x),
    line: pen.weight.inner,
  });
}

function drawArm(side: Pen): void {
  const { inner, detail } = side.weight;
  drawStraw(side, [1.06, 0.02], 0.12, 0.42, -0.75);
  side.fill(
    outlined(
      '0.2 -0.14!, 0.6 -0.16, 1.0 -0.14!, 1.14 0.1!, 0.98 0.2!, 0.9 0.3!, 0.8 0.2, 0.5 0.24, 0.26 0.34!',
    ),
    {
      pigment: 'petal',
      tone: (_, y) => clamp(0.15 + 1.6 * (y + 0.02)),
      line: inner * 1.1,
    },
  );
  for (const fold of ['0.5 -0.12, 0.56 0.04, 0.52 0.16', '0.76 -0.1, 0.82 0.02, 0.8 0.12'])
    side.stroke(traced(fold), detail * 1.2, { taper: 0.4 });
}

function drawShirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawStraw(pen, [0, 0.72], 0.34, 0.36);
  pen.fill(
    symmetric(
      '0 -0.16!, 0.26 -0.16, 0.36 0.1, 0.36 0.4, 0.44 0.76!, 0.32 0.7!, 0.22 0.82!, 0.1 0.72!, 0 0.8!',
    ),
    {
      pigment: 'petal',
      tone: (x) => clamp(0.12 + 0.7 * smoothstep(0, 0.4, x)),
      line: inner * 1.1,
    },
  );
  for (const [x, y, turn] of [
    [-0.18, 0.14, 0.2],
    [0.2, 0.62, -0.15],
  ] as const) {
    const patch = pen.at({ at: [x, y], angleRad: turn });
    patch.fill(outlined('-0.11 -0.1!, 0.11 -0.1!, 0.11 0.1!, -0.11 0.1!'), {
      pigment: 'water',
      tone: 0.2,
      line: detail * 1.4,
    });
    for (const [px, py] of [
      [-0.11, -0.05],
      [0.11, 0.05],
    ] as const)
      patch.stroke(traced(`${px - 0.05} ${py}, ${px + 0.05} ${py}`), detail * 1.3);
  }
  for (const y of [0.04, 0.22])
    pen.fill(circle([0.06, y], 0.045, 16), { pigment: 'gold', tone: 0, line: detail * 1.3 });
  pen.fill(outlined('-0.37 0.38!, 0 0.44, 0.37 0.38!, 0.38 0.48!, 0 0.54, -0.38 0.48!'), {
    pigment: 'gold',
    tone: 0.35,
    line: inner,
  });
  drawStraw(pen, [0, -0.12], 0.2, 0.26);
}

/** Its chin on the pen's y = 0.36. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => drawStraw(side, [0.36, -0.2], 0.09, 0.34, -0.3));
  pen.fill(symmetric('0 -0.4, 0.32 -0.36, 0.46 -0.04, 0.42 0.22, 0.2 0.38!, 0.24 0.48!, 0 0.43'), {
    pigment: 'scroll',
    tone: (x, y) => clamp(0.12 + 0.6 * smoothstep(0.1, 0.5, x) + 0.4 * smoothstep(-0.1, -0.3, y)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.34, 0.19 0.33, 0.22 0.39, 0.19 0.43, 0 0.42'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.18, -0.03], 0.07, 24), { black: 'always', tone: 1 });
    side.stroke(traced('0.15 -0.06, 0.21 0'), detail * 1.2, { isErasing: true });
    side.stroke(traced('0.21 -0.06, 0.15 0'), detail * 1.2, { isErasing: true });
    side.fill(circle([0.28, 0.1], 0.07, 20), { pigment: 'blush', tone: 0.1 });
  });
  pen.fill(symmetric('0 -0.02!, 0.1 0.13!, 0 0.15!'), { pigment: 'ember', tone: 0.2, line: inner });
  pen.stroke(traced('-0.24 0.17, -0.12 0.25, 0 0.27, 0.12 0.25, 0.24 0.17'), inner * 1.2);
  for (const [x, y] of [
    [-0.18, 0.22],
    [-0.06, 0.265],
    [0.06, 0.265],
    [0.18, 0.22],
  ] as const)
    pen.stroke(traced(`${x} ${y - 0.05}, ${x} ${y + 0.05}`), inner);
  drawHat(pen);
}

function drawHat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.3, 0.5 -0.28, 0.78 -0.12!, 0.7 -0.24!, 0.72 -0.32!, 0.5 -0.44, 0 -0.48'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.25 + 0.4 * x + 1.4 * (y + 0.36)),
    line: inner * 1.1,
  });
  pen.fill(
    outlined(
      '-0.38 -0.38!, -0.36 -0.66, -0.22 -0.94, 0.04 -1.06, 0.2 -0.98!, 0.34 -0.72, 0.38 -0.38!, 0 -0.32',
    ),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.15 + 0.8 * smoothstep(0, 0.4, x)),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('-0.39 -0.52!, 0 -0.46, 0.39 -0.52!, 0.38 -0.37!, 0 -0.31, -0.38 -0.37!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  for (const straw of [
    '-0.26 -0.84, -0.1 -0.78',
    '-0.3 -0.68, -0.06 -0.62',
    '0.06 -0.82, 0.2 -0.8',
    '0.1 -0.64, 0.28 -0.66',
  ])
    pen.stroke(traced(straw), detail * 1.1, { taper: 0.4 });
}

/** Stands on its origin and looks to the right. */
function drawCrow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.08, 0.1]) pen.stroke(traced(`${x} -0.2, ${x + 0.02} 0.06`), inner * 1.3);
  pen.fill(outlined('0.3 -0.92!, 0.66 -0.82!, 0.32 -0.74!'), { pigment: 'grey', tone: 0.3, line: inner });
  pen.fill(
    outlined(
      '0.38 -0.84, 0.24 -1.06, 0.0 -1.02, -0.1 -0.78, -0.36 -0.44, -0.9 -0.04!, -0.62 -0.06, -0.24 -0.06, 0.14 -0.14, 0.32 -0.44, 0.34 -0.66',
    ),
    {
      pigment: 'dark',
      tone: (x) => clamp(0.4 + 0.5 * x),
      line: inner,
    },
  );
  for (const feather of ['-0.02 -0.62, -0.3 -0.28, -0.6 -0.1', '0.1 -0.5, -0.1 -0.24, -0.34 -0.12'])
    pen.stroke(traced(feather), detail * 1.2, { isErasing: true, taper: 0.4 });
  pen.fill(circle([0.2, -0.87], 0.06, 16), { color: [255, 255, 255], tone: 0 });
}
