import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A ribbed fig on its lobed leaf, and half of one with its flesh of seeds. */
export const fig: Motif = {
  name: 'fig',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => drawLobedLeaf(pen.at({ at: [0.3, -0.2], angleRad: 0.7, scale: 1.1 })), {
      contour: 0.8,
    });
    canvas.layer((pen) => drawWhole(pen.at({ at: [0.4, 0.1], angleRad: 0.24, scale: 0.92 })));
    canvas.layer((pen) => drawHalf(pen.at({ at: [-0.42, 0.3], angleRad: -0.18, scale: 0.92 })));
  },
};

function drawWhole(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawStalk(pen);
  pen.fill(symmetric(body), {
    pigment: 'violet',
    tone: (x, y) => clamp(0.25 + 0.7 * smoothstep(-0.1, 0.8, x + 0.25 * y)),
    line: inner * 1.2,
  });
  for (const rib of [
    '0.04 -0.72, 0.2 -0.2, 0.28 0.3, 0.16 0.8',
    '-0.04 -0.7, -0.12 -0.2, -0.16 0.3, -0.08 0.82',
    '0.1 -0.6, 0.42 -0.06, 0.54 0.3, 0.44 0.66',
    '-0.1 -0.62, -0.4 -0.06, -0.5 0.3, -0.42 0.64',
  ])
    pen.stroke(traced(rib), detail * 1.2, { taper: 0.4 });
  pen.stroke(traced('-0.56 0.32, -0.54 0.14, -0.42 -0.04'), inner * 1.4, { isErasing: true, taper: 0.5 });
}

function drawHalf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawStalk(pen);
  pen.fill(symmetric(body), { pigment: 'violet', tone: 0.4, line: inner * 1.2 });
  pen
    .at({ at: [0, 0.03], scale: 0.88 })
    .fill(symmetric(body), { pigment: 'scroll', tone: 0.02, line: detail });
  pen.fill(symmetric('0 -0.28, 0.18 -0.18, 0.44 0.06, 0.52 0.36, 0.36 0.64, 0 0.72'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 0.4 * x + 0.2 * y),
    line: inner,
  });
  // The hollow in its midst, towards which the seeds hang.
  pen.fill(outlined('-0.04 0.04!, 0.1 0.2, 0.08 0.42, -0.02 0.54!, -0.12 0.4, -0.1 0.2'), {
    pigment: 'petal',
    tone: 0.95,
    line: inner,
  });
  for (let i = 0; i < 34; i++) {
    const angle = i * 2.39996;
    const reach = 0.52 + 0.44 * Math.sqrt((i % 9) / 9);
    const [x, y] = [0.46 * reach * Math.cos(angle), 0.26 + 0.44 * reach * Math.sin(angle)];
    pen.at({ at: [x, y], angleRad: angle, scale: 0.06 }).fill(outlined('-0.8 0!, 0.2 -0.5, 0.9 0, 0.2 0.5'), {
      pigment: 'gold',
      tone: 0.05,
      line: detail * 0.9,
    });
  }
  drawBothSides(pen, (side) => side.stroke(traced('0.58 0.1, 0.64 0.36, 0.54 0.6'), detail, { taper: 0.5 }));
}

function drawStalk(pen: Pen): void {
  pen.fill(outlined('-0.08 -0.76!, -0.06 -0.98, -0.14 -1.12!, 0.08 -1.16!, 0.08 -0.98, 0.08 -0.76!'), {
    pigment: 'leafLight',
    tone: 0.4,
    line: pen.weight.inner,
  });
}

/** Five fingers spread from the stalk at the origin, upwards. */
function drawLobedLeaf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 0.12!, 0.3 0.2, 0.62 0.1, 0.72 -0.16, 0.5 -0.3!, 0.7 -0.5, 0.94 -0.84, 0.72 -1.0, 0.4 -0.86, 0.24 -0.66!, 0.28 -1.0, 0.14 -1.36, 0 -1.44',
    ),
    { pigment: 'leaf', tone: (x) => clamp(x > 0 ? 0.55 : 0.15), line: inner },
  );
  pen.stroke(traced('0 0.1, 0.02 -0.6, 0 -1.34'), inner, { taper: 0.4, tapering: 'end' });
  drawBothSides(pen, (side) => {
    for (const vein of [
      '0 0.06, 0.4 -0.36, 0.78 -0.86',
      '0 0.08, 0.3 0.06, 0.6 -0.06',
      '0.01 -0.6, 0.14 -0.9',
    ])
      side.stroke(traced(vein), detail * 1.2, { taper: 0.4, tapering: 'end' });
  });
}

const body = '0 -0.82, 0.1 -0.78, 0.2 -0.5, 0.46 -0.14, 0.7 0.26, 0.66 0.64, 0.38 0.88, 0 0.94';
