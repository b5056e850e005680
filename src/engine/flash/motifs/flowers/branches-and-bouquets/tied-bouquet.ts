import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';
import { drawDaisy } from '../../parts/flowers/daisy.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { drawSprig } from '../../parts/plants/sprig.ts';
import { drawPeony } from '../garden/peony.ts';
import { drawRose } from '../garden/rose.ts';

/** A bouquet in its paper, tied with a bow: roses, a peony and daisies above, their stems below. */
export const tiedBouquet: Motif = {
  name: 'bouquet',
  tinted: ['petal', 'blush'],
  draw(canvas) {
    for (const [angleRad, scale] of [
      [-2.5, 1.24],
      [-0.64, 1.24],
      [-2.06, 1.5],
      [-1.08, 1.5],
      [-1.57, 1.64],
    ] as const)
      canvas.layer((pen) => drawSprig(pen), {
        at: { at: [0, 0.3], scale, angleRad },
        silhouette: 'fills-and-lines',
        contour: 0.7,
      });
    canvas.layer((pen) => drawStems(pen), { contour: 0.8 });
    canvas.layer((pen) => drawPaper(pen, -1), { contour: 0.8 });
    canvas.layer((pen) => drawDaisy(pen, daisy), { at: { at: [-0.62, -0.62], scale: 0.28 }, contour: 0.8 });
    canvas.layer((pen) => drawDaisy(pen, daisy), { at: { at: [0.64, -0.5], scale: 0.3 }, contour: 0.8 });
    canvas.layer((pen) => drawBlossom(pen), { at: { at: [0.34, -0.98], scale: 0.24 }, contour: 0.7 });
    canvas.layer((pen) => drawBlossom(pen), { at: { at: [-0.28, -1.06], scale: 0.22 }, contour: 0.7 });
    canvas.layer(drawRose, { at: { at: [0.02, -0.7], scale: 0.36 }, contour: 0.8 });
    canvas.layer(drawPeony, { at: { at: [-0.42, -0.2], scale: 0.38 }, contour: 0.8 });
    canvas.layer(drawRose, { at: { at: [0.4, -0.16], scale: 0.36 }, contour: 0.8 });
    canvas.layer((pen) => drawPaper(pen, 1));
    canvas.layer(drawBow, { contour: 0.8 });
  },
};

const daisy = { petals: 12, petalPigment: 'foam', corePigment: 'gold', coreRadius: 0.3 } as const;

/** The sheet behind the flowers, or the two corners of it that are folded over them. */
function drawPaper(pen: Pen, side: number): void {
  const { inner, detail } = pen.weight;
  if (side < 0) {
    pen.fill(
      outlined(
        '-0.16 0.9!, -0.6 0.3, -1.1 -0.34!, -0.7 -0.3, -0.5 -0.5!, 0.5 -0.5!, 0.74 -0.26, 1.1 -0.3!, 0.6 0.3, 0.16 0.9!',
      ),
      {
        pigment: 'scroll',
        tone: 0.5,
        line: inner,
      },
    );
    drawLeaf(pen.at({ at: [-0.6, 0.02], scale: 0.7, angleRad: 3.5 }), { width: 0.4 });
    drawLeaf(pen.at({ at: [0.6, 0.02], scale: 0.7, angleRad: -0.4 }), { width: 0.4 });
    return;
  }
  pen.fill(outlined('-0.2 0.92!, -0.66 0.36, -1.12 -0.32!, -0.6 -0.1, -0.3 0.16, 0.06 0.5, 0.2 0.92!'), {
    pigment: 'scroll',
    tone: (x, y) => clamp(0.1 + 0.5 * (x + 0.5) + 0.3 * (y - 0.4)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.2 0.92!, 0.66 0.36, 1.12 -0.28!, 0.56 -0.04, 0.2 0.14, -0.2 0.44, -0.1 0.92!'), {
    pigment: 'scroll',
    tone: (x, y) => clamp(0.06 + 0.5 * x + 0.3 * (y - 0.4)),
    line: inner * 1.1,
  });
  for (const fold of [
    '-0.8 0.1, -0.4 0.5, -0.1 0.88',
    '-0.44 0.1, -0.2 0.5',
    '0.8 0.12, 0.44 0.5, 0.12 0.88',
    '0.4 0.16, 0.16 0.6',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}

function drawStems(pen: Pen): void {
  for (const [from, to] of [
    [-0.12, -0.34],
    [0.12, 0.36],
    [-0.05, -0.12],
    [0.05, 0.14],
    [0, 0.02],
  ] as const)
    pen.fill(outlined(`${from - 0.04} 0.8!, ${to - 0.045} 1.5!, ${to + 0.045} 1.54!, ${from + 0.04} 0.8!`), {
      pigment: 'leaf',
      tone: 0.35,
      line: pen.weight.inner,
    });
}

function drawBow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const side of [-1, 1]) {
    const half = pen.at({ isFlipped: side < 0 });
    half.fill(outlined('0.04 0.94!, 0.2 1.2, 0.42 1.44!, 0.44 1.28!, 0.6 1.24!, 0.34 1.06, 0.1 0.92!'), {
      pigment: 'petal',
      tone: 0.4,
      line: inner,
    });
    half.fill(outlined('0 0.92!, 0.24 0.7, 0.56 0.68, 0.64 0.86, 0.5 1.02, 0.2 1.0'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.55 - 0.6 * x + 0.4 * (y - 0.8)),
      line: inner * 1.1,
    });
    half.stroke(traced('0.08 0.92, 0.26 0.84, 0.44 0.84'), detail * 1.4, { taper: 0.4 });
  }
  pen.fill(outlined('-0.12 0.8, 0.12 0.8, 0.15 0.94, 0.11 1.06, -0.11 1.06, -0.15 0.94'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner * 1.1,
  });
}
