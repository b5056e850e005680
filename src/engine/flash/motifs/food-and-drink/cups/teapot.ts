import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A round china teapot with a painted blossom, steam at its spout. */
export const teapot: Motif = {
  name: 'teapot',
  tinted: ['waterLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHandle(pen);
      drawSpout(pen);
      drawPot(pen);
      drawLid(pen);
    });
    canvas.layer(drawSteam, { silhouette: 'fills-and-lines', contour: 0.5 });
  },
};

function drawPot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.76, 0.4 0.76!, 0.46 0.9!, 0 0.94'), { pigment: 'gold', tone: 0.35, line: inner });
  pen.fill(pot, {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.06 + 0.6 * smoothstep(0.2, 0.85, x) + 0.35 * smoothstep(0.3, 0.8, y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.66 0.0, -0.58 -0.24, -0.4 -0.4'), inner * 1.3, { isErasing: true, taper: 0.5 });
  for (const [angleRad, scale] of [
    [0.5, 0.42],
    [2.7, 0.42],
    [-0.6, 0.34],
    [-2.5, 0.34],
  ] as const)
    drawLeaf(pen.at({ at: [0, 0.2], angleRad, scale }), { width: 0.36, veins: 2 });
  drawBlossom(pen.at({ at: [0, 0.18], scale: 0.27 }));
  for (const band of [
    '-0.76 0.52, -0.3 0.64, 0.3 0.64, 0.76 0.52',
    '-0.72 0.58, -0.3 0.7, 0.3 0.7, 0.72 0.58',
  ])
    pen.stroke(traced(band), detail * 1.3);
}

function drawLid(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.78, 0.22 -0.72, 0.4 -0.54, 0.46 -0.44!, 0 -0.38'), {
    pigment: 'waterLight',
    tone: (x) => clamp(0.1 + 0.8 * smoothstep(0, 0.46, x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.48, 0.44 -0.52!, 0.52 -0.42!, 0 -0.34'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(circle([0, -0.86], 0.11, 26), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 2 * x + 1.5 * (y + 0.86)),
    line: inner,
  });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.12 -0.7, 0.22 -0.6, 0.26 -0.52'), detail, { taper: 0.4 }),
  );
}

function drawSpout(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.6 0.46!, 0.9 0.34, 1.0 0.02, 1.1 -0.3, 1.3 -0.46!, 1.42 -0.36!, 1.3 -0.2, 1.26 0.1, 1.12 0.46, 0.7 0.7!',
    ),
    {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.3 + 0.5 * y + 0.3 * (x - 1)),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('1.26 -0.48!, 1.44 -0.34!, 1.48 -0.4!, 1.32 -0.55!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.stroke(traced('0.98 0.4, 1.1 0.1, 1.2 -0.2'), detail, { taper: 0.5 });
}

function drawHandle(pen: Pen): void {
  pen.fill(
    outlined(
      '-0.6 -0.34!, -0.86 -0.52, -1.16 -0.42, -1.3 -0.06, -1.18 0.34, -0.92 0.6, -0.64 0.62!, -0.7 0.48!, -0.92 0.42, -1.08 0.2, -1.12 -0.04, -1.02 -0.28, -0.84 -0.36, -0.68 -0.2!',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.2 + 0.3 * (y + 0.2) - 0.2 * (x + 1)),
      line: pen.weight.inner * 1.1,
    },
  );
}

function drawSteam(pen: Pen): void {
  for (const wisp of [
    '1.42 -0.62, 1.3 -0.8, 1.46 -0.96, 1.34 -1.16',
    '1.6 -0.66, 1.5 -0.84, 1.66 -1.02, 1.54 -1.24',
  ])
    pen.stroke(traced(wisp), pen.weight.inner * 1.3, { taper: 0.5 });
}

const pot = symmetric('0 -0.46, 0.46 -0.44, 0.76 -0.2, 0.88 0.16, 0.78 0.52, 0.5 0.78, 0 0.84');
