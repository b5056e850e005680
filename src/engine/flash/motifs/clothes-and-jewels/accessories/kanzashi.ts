import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';

/** A hairpin with cherry blossoms of silk, petals and bells dangling from it. */
export const kanzashi: Motif = {
  name: 'kanzashi',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => drawPin(pen.at({ angleRad: -0.6 })));
    canvas.layer(drawDangles, { silhouette: 'fills-and-lines', contour: 0.7 });
    canvas.layer(
      (pen) => {
        for (const [x, y, size] of [
          [-0.9, -0.74, 0.34],
          [-0.12, -1.04, 0.34],
          [-0.5, -0.72, 0.5],
        ] as const)
          drawBlossom(pen.at({ at: [x, y], scale: size }));
      },
      { contour: 0.7 },
    );
  },
};

/** Two prongs to the lower right, a lacquered head to the upper left. */
function drawPin(pen: Pen): void {
  const { inner } = pen.weight;
  const turned = pen.at({ angleRad: 1.35, at: [0, 0] });
  for (const y of [-0.09, 0.09])
    turned.fill(
      outlined(
        `-0.7 ${y - 0.05}!, 1.2 ${y * 0.8 - 0.035}!, 1.5 ${y * 0.6}!, 1.2 ${y * 0.8 + 0.035}!, -0.7 ${y + 0.05}!`,
      ),
      { pigment: 'gold', tone: (_, py) => clamp(0.2 + 3 * (py - y + 0.03)), line: inner * 1.1 },
    );
  turned.fill(outlined('-1.1 0.0, -0.96 -0.2, -0.6 -0.24, -0.34 -0.14!, -0.34 0.14!, -0.6 0.24, -0.96 0.2'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 0.6 * smoothstep(-0.1, 0.25, y) + 0.1 * x),
    line: inner * 1.2,
  });
}

/** Chains with petals of silk, and a bell at the end of each. */
function drawDangles(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, top, count] of [
    [-1.1, -0.66, 4],
    [-0.78, -0.4, 5],
    [-0.44, -0.4, 4],
  ] as const) {
    const end = top + 0.3 + count * 0.3;
    pen.stroke(traced(`${x} ${top}, ${x + 0.02} ${(top + end) / 2}, ${x} ${end}`), inner * 1.1);
    for (let petal = 0; petal < count; petal++) {
      const y = top + 0.3 + petal * 0.3;
      pen.fill(
        outlined(
          `${x} ${y - 0.12}!, ${x + 0.12} ${y}, ${x + 0.08} ${y + 0.12}, ${x} ${y + 0.07}!, ${x - 0.08} ${y + 0.12}, ${x - 0.12} ${y}`,
        ),
        {
          pigment: petal % 2 === 0 ? 'blush' : 'petal',
          tone: (px) => clamp(0.15 + 3 * (px - x)),
          line: inner * 0.9,
        },
      );
    }
    pen.fill(circle([x, end + 0.04], 0.08, 20), {
      pigment: 'gold',
      tone: (px) => clamp(0.2 + 5 * (px - x)),
      line: inner,
    });
    pen.stroke(traced(`${x} ${end + 0.05}, ${x} ${end + 0.12}`), inner);
  }
}
