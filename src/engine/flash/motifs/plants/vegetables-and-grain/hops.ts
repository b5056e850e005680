import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** Hops: papery cones that hang from their bine, and lobed leaves. */
export const hops: Motif = {
  name: 'hops',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const stem = pen.weight.inner * 1.8;
        pen.stroke(
          traced('-1.1 -1.1, -0.6 -0.94, 0 -0.98, 0.6 -0.86, 0.9 -1.0, 1.0 -1.2, 0.86 -1.28', 10),
          stem,
          {
            taper: 0.2,
            tapering: 'end',
          },
        );
        for (const stalk of ['-0.5 -0.94, -0.5 -0.7', '0.3 -0.92, 0.4 -0.74, 0.42 -0.46'])
          pen.stroke(traced(stalk), stem);
        drawHopLeaf(pen.at({ at: [-0.66, -0.96], scale: 0.66, angleRad: -0.5 }));
        drawHopLeaf(pen.at({ at: [0.28, -0.94], scale: 0.74, angleRad: 0.3 }));
      },
      { silhouette: 'fills-and-lines' },
    );
    canvas.layer((pen) => drawCone(pen.at({ at: [0.46, -0.5], scale: 0.84, angleRad: -0.1 })), {
      contour: 0.8,
    });
    canvas.layer((pen) => drawCone(pen.at({ at: [-0.5, -0.74], scale: 1.02, angleRad: 0.08 })), {
      contour: 0.8,
    });
  },
};

/** Hangs from the pen's origin, 1.7 long. */
function drawCone(pen: Pen): void {
  const rows = widths.length;
  for (let row = rows - 1; row >= 0; row--) {
    const [width, count] = widths[row] ?? [0.1, 1];
    const y = 0.06 + 0.2 * row;
    // The outer scales first: those in the middle lie in front.
    const places = Array.from({ length: count }, (_, i) => (count === 1 ? 0 : (2 * i) / (count - 1) - 1));
    for (const place of places.toSorted((a, b) => Math.abs(b) - Math.abs(a)))
      drawScale(pen.at({ at: [place * width, y], angleRad: -place * 0.42, scale: 0.5 - 0.012 * row }));
  }
  drawBothSides(pen, (side) =>
    side.fill(outlined('0 -0.06!, 0.2 -0.04, 0.3 0.14!, 0.12 0.12, 0 0.18!'), {
      pigment: 'leaf',
      tone: 0.35,
      line: pen.weight.inner,
    }),
  );
}

/** A bract of paper, pointed below, 1 long. */
function drawScale(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.1, 0.26 0.0, 0.4 0.3, 0.3 0.66, 0.1 0.9, 0 1.04!'), {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.62 - 0.62 * y + 0.5 * x),
    line: inner,
  });
  for (const fold of ['0 0.34, 0.01 0.84', '-0.16 0.36, -0.12 0.7', '0.18 0.36, 0.13 0.68'])
    pen.stroke(traced(fold), detail, { taper: 0.5 });
}

/** Three lobes with teeth, spread upwards from the pen's origin, 1 long. */
function drawHopLeaf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(lobed, { pigment: 'leaf', tone: (x, y) => clamp(0.25 + 0.6 * x - 0.2 * y), line: inner });
  pen.stroke(traced('0 0, 0 -0.86'), inner, { taper: 0.4, tapering: 'end' });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0 -0.02, 0.3 -0.26, 0.54 -0.52'), inner * 0.9, { taper: 0.4, tapering: 'end' });
    for (const vein of ['0 -0.36, 0.14 -0.5', '0 -0.56, 0.12 -0.7', '0.2 -0.18, 0.4 -0.22'])
      side.stroke(traced(vein), detail, { taper: 0.4, tapering: 'end' });
  });
}

/** Half the width of each row of scales and how many they are, from the stalk down. */
const widths = [
  [0.2, 3],
  [0.34, 4],
  [0.4, 5],
  [0.36, 4],
  [0.3, 3],
  [0.18, 2],
  [0, 1],
] as const;
const lobed = symmetric(
  '0 0!, 0.2 0.06, 0.42 0.0!, 0.46 -0.16, 0.62 -0.22!, 0.6 -0.4, 0.72 -0.56!, 0.5 -0.52, 0.4 -0.58!, 0.3 -0.46, 0.2 -0.42!, 0.26 -0.56, 0.34 -0.64!, 0.24 -0.74, 0.24 -0.84!, 0.1 -0.9, 0 -1.08!',
);
