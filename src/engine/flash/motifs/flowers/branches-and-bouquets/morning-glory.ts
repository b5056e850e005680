import { spiral } from '../../../geometry/curve.ts';
import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { lengthOf, polar } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** Morning glories on their vine: two open, one bud, leaves like hearts. */
export const morningGlory: Motif = {
  name: 'morning-glory',
  tinted: ['violet', 'water'],
  draw(canvas) {
    canvas.layer(drawVine, { silhouette: 'fills-and-lines', contour: 0.6 });
    canvas.layer((pen) => drawBud(pen.at({ at: [0.62, -1.02], scale: 0.42, angleRad: 0.5 })));
    canvas.layer((pen) => drawTrumpet(pen.at({ at: [0.36, 0.52], scale: 0.62 })));
    canvas.layer((pen) => drawTrumpet(pen.at({ at: [-0.3, -0.32], scale: 0.74, angleRad: 0.3 })));
  },
};

function drawVine(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    {
      line: '-0.2 1.4, 0.1 1.1, -0.3 0.6, 0.2 0.1, 0.3 -0.5, 0.66 -0.9',
      half: [0.03, 0.035, 0.03, 0.03, 0.025, 0.02],
    },
    { pigment: 'leaf', tone: 0.4, line: inner },
  );
  pen.stroke(traced('-0.26 0.7, -0.7 0.9, -0.94 0.8', 8), inner * 1.2);
  pen.stroke(spiral([-1.0, 0.62], 1.6, 0.2, 0.03, -1.5, 30), inner * 1.1, { taper: 0.3, tapering: 'end' });
  pen.stroke(spiral([0.94, -0.3], 2.6, 0.2, 0.03, 1.5, 30), inner * 1.1, { taper: 0.3, tapering: 'end' });
  for (const [x, y, scale, angleRad] of [
    [-0.7, 0.34, 0.5, -2.5],
    [-0.36, 1.0, 0.46, 2.6],
    [0.86, 0.0, 0.44, 1.1],
    [-0.9, -0.84, 0.4, -1.0],
    [0.26, -1.16, 0.36, -0.2],
  ] as const)
    drawHeartLeaf(pen.at({ at: [x, y], scale, angleRad }));
}

/** A leaf of three lobes, its tip up. */
function drawHeartLeaf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 0.5!, 0.3 0.66, 0.66 0.44, 0.84 0.04!, 0.46 -0.06, 0.3 -0.2!, 0.2 -0.66, 0 -1.0!, -0.2 -0.66, -0.3 -0.2!, -0.46 -0.06, -0.84 0.04!, -0.66 0.44, -0.3 0.66',
    ),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.15 + 0.5 * (x > 0 ? 1 : 0) * (0.6 - Math.abs(y) * 0.4)),
      line: inner,
    },
  );
  for (const vein of [
    '0 0.5, 0 -0.1, 0 -0.84',
    '0 0.36, 0.34 0.26, 0.7 0.08',
    '0 0.36, -0.34 0.26, -0.7 0.08',
    '0 0.1, 0.14 -0.2, 0.16 -0.4',
    '0 0.1, -0.14 -0.2, -0.16 -0.4',
  ])
    pen.stroke(traced(vein), detail, { taper: 0.4 });
}

/** The open flower from the front, its star of white, of radius 1. */
function drawTrumpet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const rim = Array.from({ length: 100 }, (_, i): Point => {
    const angle = (i / 100) * 2 * Math.PI;
    return polar(
      angle,
      1 - 0.07 * Math.abs(Math.cos(angle * 2.5 + Math.PI / 4)) ** 6 + 0.012 * Math.sin(angle * 15),
    );
  });
  pen.fill(rim, {
    pigment: 'violet',
    tone: (x, y) => clamp(0.75 * (1.05 - lengthOf(x, y)) + 0.25 * (x + y) + 0.1),
    line: inner * 1.1,
  });
  for (let i = 0; i < 5; i++) {
    const ray = pen.at({ angleRad: (i / 5) * 2 * Math.PI - Math.PI / 2 });
    ray.fill(outlined('0.1 -0.1!, 0.5 -0.1, 0.94 0!, 0.5 0.1, 0.1 0.1!'), {
      pigment: 'foam',
      tone: (x) => clamp(0.5 - x),
      line: detail,
    });
    ray.stroke(traced('0.16 0, 0.8 0'), detail, { taper: 0.4 });
    for (const [turn, from] of [
      [0.32, 0.62],
      [-0.32, 0.62],
      [0.62, 0.5],
    ] as const)
      ray.at({ angleRad: turn }).stroke(traced(`${from} 0, 0.9 0`), detail * 0.9, { taper: 0.5 });
  }
  const throat = Array.from({ length: 40 }, (_, i) => polar((i / 40) * 2 * Math.PI, 0.2));
  pen.fill(throat, { pigment: 'gold', tone: (x, y) => clamp(0.7 - 3 * lengthOf(x, y)), line: inner });
  for (let i = 0; i < 5; i++) pen.dot(polar(i * 1.257, 0.07), detail * 1.2);
}

/** A furled bud, its tip up. */
function drawBud(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.2 0.5!, -0.36 0, -0.3 -0.5, 0 -1.1!, 0.3 -0.5, 0.36 0, 0.2 0.5!'), {
    pigment: 'violet',
    tone: (x) => clamp(0.3 + 0.9 * x),
    line: inner,
  });
  for (const twist of [
    '-0.3 0.1, 0 -0.3, 0.1 -0.86',
    '-0.2 0.4, 0.14 -0.1, 0.22 -0.6',
    '0 0.46, 0.24 0.2, 0.32 -0.1',
  ])
    pen.stroke(traced(twist), detail * 1.4, { taper: 0.4 });
  pen.fill(
    outlined('-0.24 0.7!, -0.34 0.4, -0.3 0.1!, -0.1 0.4!, 0 0.0!, 0.1 0.4!, 0.3 0.1!, 0.34 0.4, 0.24 0.7!'),
    { pigment: 'leaf', tone: 0.4, line: inner },
  );
}
