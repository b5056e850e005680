import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawStrapLeaf } from '../../parts/plants/strap-leaf.ts';

/** A carnation from the side: layers of fringed petals over a long calyx. */
export const carnation: Motif = {
  name: 'carnation',
  tinted: ['petal', 'blush'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(traced('0 0.4, 0.04 1.0, 0 1.7'), pen.weight.inner * 2.2);
        for (const leaf of [
          '0.02 1.1, -0.3 0.86, -0.66 0.9',
          '0.02 1.1, 0.34 0.84, 0.6 0.6',
          '0.0 1.56, -0.26 1.34, -0.6 1.2',
          '0.02 1.56, 0.3 1.3, 0.64 1.28',
        ])
          drawStrapLeaf(pen, leaf, 0.06);
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
    canvas.layer((pen) => {
      drawPetals(pen);
      drawCalyx(pen);
    });
  },
};

/** Fans from the back to the front: reach, spread and how many petals share it. */
const fans = [
  [1.1, 1.28, 7],
  [0.92, 1.36, 6],
  [0.74, 1.2, 5],
  [0.56, 0.9, 3],
] as const;

function drawPetals(pen: Pen): void {
  for (const [reach, spread, count] of fans)
    for (let i = 0; i < count; i++) {
      const share = (i / (count - 1)) * 2 - 1;
      drawFringedPetal(
        pen.at({
          at: [share * 0.06, 0.16],
          angleRad: -Math.PI / 2 + share * spread,
          scale: reach * (1 - 0.06 * (i % 2)),
        }),
      );
    }
}

/** Along the x axis, its far edge toothed. */
function drawFringedPetal(pen: Pen): void {
  const rim = Array.from(
    { length: 25 },
    (_, i): Point =>
      polar(((i / 24) * 2 - 1) * 0.36, i % 2 === 0 ? 1.04 - 0.05 * Math.abs(i / 12 - 1) : 0.92),
  );
  pen.fill([[0.04, 0], ...rim], {
    pigment: 'petal',
    tone: (x) => clamp(1.1 - 1.15 * x),
    line: pen.weight.inner,
  });
  for (const angle of [-0.2, -0.07, 0.07, 0.2])
    pen.stroke([polar(angle, 0.56), polar(angle * 1.1, 0.86)], pen.weight.detail, { taper: 0.5 });
}

function drawCalyx(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.24 0.06!, -0.12 0.16, 0 0.04!, 0.12 0.16, 0.24 0.06!, 0.22 0.4, 0.12 0.72, 0 0.78, -0.12 0.72, -0.22 0.4',
    ),
    {
      pigment: 'leaf',
      tone: (x) => clamp(0.2 + 1.6 * x),
      line: inner * 1.1,
    },
  );
  for (const rib of ['-0.1 0.24, -0.08 0.5, -0.04 0.72', '0.1 0.24, 0.08 0.5, 0.04 0.72'])
    pen.stroke(traced(rib), detail * 1.2, { taper: 0.4 });
}
