import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawHairs, drawLock } from '../../parts/any-beast/fur.ts';

/** A giant anteater walking to the right: long snout, tongue out to a row of ants, bushy tail. */
export const anteater: Motif = {
  name: 'anteater',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(traced('1.5 0.46, 1.58 0.66, 1.5 0.84, 1.6 0.98'), pen.weight.inner * 1.8, {
          taper: 0.4,
          tapering: 'end',
        });
        for (const [x, y] of ants) drawAnt(pen.at({ at: [x, y], scale: 0.09 }));
      },
      { contour: 0.3, silhouette: 'fills-and-lines' },
    );
    canvas.layer((pen) => {
      drawFarLegs(pen);
      drawTail(pen);
      drawBody(pen);
      drawNearLegs(pen);
    });
  },
};

function drawTail(pen: Pen): void {
  for (const [x, y, dx, dy, bend = 0] of tail)
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width: 0.34,
      bend,
      pigment: 'wood',
      tone: (_, py) => clamp(0.25 + 0.5 * py),
    });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.98 -0.2, -0.8 -0.48, -0.3 -0.6, 0.2 -0.62, 0.56 -0.56, 0.76 -0.44, 0.98 -0.22, 1.3 0.16, 1.56 0.42!, 1.5 0.52!, 1.2 0.3, 0.9 0.1, 0.66 0.04, 0.56 0.3, 0.3 0.46, -0.2 0.5, -0.7 0.46, -0.98 0.2',
    ),
    { pigment: 'wood', tone: (_, y) => clamp(0.12 + 0.7 * (y + 0.3)), line: inner * 1.2 },
  );
  pen.fill(
    outlined(
      '0.62 0.1!, 0.74 -0.06!, 0.4 -0.26, 0.0 -0.42, -0.3 -0.5!, 0.0 -0.24, 0.26 0.1, 0.36 0.44!, 0.54 0.36',
    ),
    {
      pigment: 'foam',
      tone: 0.05,
      line: detail,
    },
  );
  pen.fill(
    outlined(
      '0.6 0.14!, 0.68 0.02!, 0.36 -0.18, 0.04 -0.34, -0.16 -0.42!, 0.08 -0.18, 0.32 0.14, 0.42 0.42!, 0.54 0.32',
    ),
    {
      black: 'always',
      tone: 1,
    },
  );
  pen.fill(circle([0.86, -0.16], 0.045, 20), { black: 'always', tone: 1 });
  pen.fill(circle([0.85, -0.175], 0.015, 10), { color: [255, 255, 255], tone: 0 });
  pen.fill(outlined('0.58 -0.5!, 0.56 -0.66, 0.66 -0.68, 0.74 -0.56, 0.7 -0.44!'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner,
  });
  pen.stroke(traced('1.36 0.34, 1.46 0.42, 1.52 0.48'), detail * 1.3);
  pen.fill(outlined('1.48 0.36!, 1.57 0.42, 1.52 0.5!, 1.46 0.44'), { black: 'always', tone: 1 });
  drawHairs(pen, traced('-0.9 -0.3, -0.5 -0.5, -0.1 -0.5'), [-0.14, 0.06], 10);
  drawHairs(pen, traced('-0.9 0.1, -0.5 0.2, 0.1 0.2'), [-0.12, 0.14], 11);
  drawHairs(pen, traced('-0.8 -0.1, -0.4 -0.12, 0.0 -0.1'), [-0.14, 0.1], 9);
}

function drawNearLegs(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.16 0.2!, 0.5 0.2!, 0.56 0.6, 0.6 0.92!, 0.74 1.06!, 0.3 1.08!, 0.26 0.7'), {
    pigment: 'foam',
    tone: (x) => clamp(0.05 + 0.9 * (x - 0.2)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.24 0.84!, 0.6 0.8!, 0.62 0.9!, 0.26 0.94!'), { black: 'always', tone: 1 });
  pen.fill(
    outlined(
      '-0.9 0.1!, -0.5 0.1!, -0.44 0.5, -0.58 0.78, -0.5 0.92!, -0.34 1.06!, -0.86 1.08!, -0.86 0.8, -0.98 0.5',
    ),
    {
      pigment: 'wood',
      tone: (x) => clamp(0.2 + 0.8 * (x + 0.8)),
      line: inner * 1.1,
    },
  );
  for (const [x, y] of [
    [0.42, 1.04],
    [0.56, 1.04],
    [0.7, 1.03],
    [-0.66, 1.04],
    [-0.52, 1.04],
    [-0.38, 1.03],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.06} ${y - 0.05}!, ${x + 0.06} ${y - 0.02}, ${x + 0.12} ${y + 0.1}!, ${x - 0.04} ${y + 0.04}`,
      ),
      { pigment: 'bone', tone: 0.1, line: inner * 0.8 },
    );
}

function drawFarLegs(pen: Pen): void {
  for (const x of [-0.24, 0.72])
    pen.fill(
      outlined(
        `${x - 0.3} 0.3!, ${x} 0.2!, ${x + 0.06} 0.7, ${x + 0.18} 0.98!, ${x - 0.18} 1.0!, ${x - 0.16} 0.7`,
      ),
      {
        pigment: 'wood',
        tone: 0.8,
        line: pen.weight.inner,
      },
    );
}

/** Three beads on six legs, about 2 long. */
function drawAnt(pen: Pen): void {
  for (const x of [-0.4, 0, 0.4])
    for (const y of [-0.7, 0.7])
      pen.stroke(
        [
          [x * 0.5, 0],
          [x * 1.4, y],
        ],
        pen.weight.detail,
      );
  for (const [x, rx] of [
    [-0.7, 0.42],
    [0, 0.28],
    [0.56, 0.32],
  ] as const)
    pen.fill(ellipse([x, 0], rx, rx * 0.8, 20), { black: 'always', tone: 1 });
}

const ants = [
  [1.3, 1.06],
  [1.08, 1.0],
  [1.72, 1.08],
] as const;
/** From the root backwards and down, the upper locks first. */
const tail: LockPlaces = [
  [-0.8, -0.36, -0.86, 0.02, -0.16],
  [-0.8, -0.2, -1.04, 0.24, -0.14],
  [-0.84, 0.0, -1.06, 0.5, -0.1],
  [-0.84, 0.14, -0.94, 0.72, -0.06],
  [-0.8, 0.24, -0.66, 0.82, 0.04],
  [-0.78, 0.3, -0.36, 0.78, 0.08],
];
