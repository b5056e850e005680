import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A walnut in its wrinkled shell, and half of one with its kernel. */
export const walnut: Motif = {
  name: 'walnut',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => drawWhole(pen.at({ at: [-0.5, -0.36], angleRad: -0.25 })));
    canvas.layer((pen) => drawHalf(pen.at({ at: [0.46, 0.4], angleRad: 0.3 })));
  },
};

/** About 1.3 wide and 1.6 high, its seam down the middle. */
function drawWhole(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 -0.86!, 0.12 -0.74, 0.4 -0.66, 0.62 -0.34, 0.66 0.08, 0.54 0.48, 0.28 0.74, 0 0.8, -0.28 0.74, -0.54 0.48, -0.66 0.08, -0.62 -0.34, -0.4 -0.66, -0.12 -0.74',
    ),
    { pigment: 'wood', tone: (x, y) => clamp(0.12 + 0.6 * x + 0.35 * y), line: inner * 1.3 },
  );
  pen.fill(outlined('0 -0.86!, 0.1 -0.7, 0.11 0, 0.06 0.78!, -0.06 0.78!, -0.08 0, -0.06 -0.7'), {
    pigment: 'wood',
    tone: (x) => clamp(0.1 + 3 * x),
    line: inner,
  });
  pen.stroke(traced('0 -0.8, 0.02 -0.4, 0.01 0.2, 0 0.76'), inner, { taper: 0.1 });
  drawBothSides(pen, (side) => {
    for (const wrinkle of wrinkles) side.stroke(traced(wrinkle), inner, { taper: 0.4 });
    for (const wrinkle of shallow) side.stroke(traced(wrinkle), detail * 1.3, { taper: 0.4 });
  });
}

const wrinkles = [
  '0.1 -0.58, 0.24 -0.52, 0.3 -0.36, 0.24 -0.2, 0.34 -0.02',
  '0.12 -0.2, 0.2 0.0, 0.16 0.2, 0.28 0.34',
  '0.44 -0.5, 0.46 -0.3, 0.54 -0.14, 0.48 0.04',
  '0.4 0.1, 0.5 0.2, 0.44 0.38, 0.34 0.46, 0.36 0.6',
  '0.12 0.4, 0.2 0.5, 0.16 0.64',
];
const shallow = [
  '0.32 -0.58, 0.36 -0.46',
  '0.3 0.14, 0.36 0.26',
  '0.58 -0.02, 0.58 0.14',
  '0.14 -0.38, 0.18 -0.3',
];

/** The shell cut along its seam; the kernel is lobed like a brain. */
function drawHalf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 -0.76!, 0.36 -0.62, 0.64 -0.24, 0.66 0.16, 0.5 0.54, 0.2 0.74, 0 0.78, -0.2 0.74, -0.5 0.54, -0.66 0.16, -0.64 -0.24, -0.36 -0.62',
    ),
    { pigment: 'wood', tone: 0.35, line: inner * 1.3 },
  );
  pen.fill(ellipse([0, 0.04], 0.54, 0.62, 60), { pigment: 'wood', tone: 0.85, line: inner });
  drawBothSides(pen, (side) => {
    side.fill(kernel, { pigment: 'gold', tone: (x, y) => clamp(0.1 + 0.8 * x * x + 0.4 * y), line: inner });
    for (const furrow of furrows) side.stroke(traced(furrow), inner * 0.9, { taper: 0.4 });
    side.stroke(traced('0.1 0.28, 0.16 0.36, 0.12 0.44'), detail * 1.2, { taper: 0.4 });
  });
  // The partition between its halves.
  pen.fill(outlined('0 -0.6!, 0.05 -0.3, 0.03 0.1, 0.05 0.66!, -0.05 0.66!, -0.03 0.1, -0.05 -0.3'), {
    pigment: 'wood',
    tone: 0.3,
    line: detail * 1.3,
  });
}

const kernel = outlined(
  '0.06 -0.42!, 0.18 -0.52, 0.28 -0.42!, 0.42 -0.34, 0.4 -0.18!, 0.5 -0.06, 0.44 0.08!, 0.5 0.24, 0.38 0.34!, 0.36 0.5, 0.2 0.52!, 0.1 0.58, 0.06 0.46!, 0.1 0.2, 0.06 0.02!, 0.1 -0.2',
);
const furrows = [
  '0.28 -0.42, 0.24 -0.28, 0.14 -0.22',
  '0.4 -0.18, 0.28 -0.12, 0.24 0.02, 0.14 0.04',
  '0.44 0.08, 0.34 0.12, 0.32 0.26, 0.2 0.24',
  '0.2 0.52, 0.22 0.42, 0.32 0.38',
];
