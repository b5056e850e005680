import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawOar } from '../../parts/vehicles/oar.ts';

/** A wooden canoe from the side and a little above, a paddle leaning out of it. */
export const canoe: Motif = {
  name: 'canoe',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawInside(pen);
      drawPaddle(pen.at({ at: [0.06, 0.02], angleRad: 0.66 }));
      drawHull(pen);
    });
  },
};

function drawInside(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(inside, { pigment: 'wood', tone: (_, y) => clamp(0.95 - 0.8 * (y + 0.1)), line: inner * 1.1 });
  for (const [x, slant] of [
    [-0.66, -0.05],
    [0.56, 0.05],
  ] as const)
    pen.fill(outlined(`${x} -0.1!, ${x + 0.16} -0.1!, ${x + 0.16 + slant} 0.2!, ${x + slant} 0.2!`), {
      pigment: 'gold',
      tone: 0.25,
      line: inner,
    });
}

function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(hull, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.06 + 0.75 * smoothstep(0.1, 0.6, y) + 0.2 * smoothstep(0.6, 1.3, Math.abs(x))),
    line: inner * 1.2,
  });
  for (const plank of [
    '-1.37 -0.2, -0.9 0.18, 0 0.32, 0.9 0.18, 1.37 -0.2',
    '-1.3 0.02, -0.86 0.32, 0 0.44, 0.86 0.32, 1.3 0.02',
  ])
    pen.stroke(traced(plank), detail * 1.3, { taper: 0.06 });
  pen.fill(gunwale, { pigment: 'gold', tone: (x) => clamp(0.15 + 0.3 * x), line: inner });
  for (const x of [-0.95, 0.95])
    pen.fill(outlined(`${x} 0.14!, ${x + 0.13} 0.24!, ${x} 0.36!, ${x - 0.13} 0.26!`), {
      pigment: 'petal',
      tone: 0.15,
      line: inner,
    });
}

/** Upright, its blade at the top. */
function drawPaddle(pen: Pen): void {
  const { inner } = pen.weight;
  drawOar(
    pen,
    '0.05 -0.6!, 0.14 -0.76, 0.2 -1.0, 0.17 -1.3, 0 -1.42, -0.17 -1.3, -0.2 -1.0, -0.14 -0.76, -0.05 -0.6!',
  );
  pen.fill(outlined('0.19 -1.2!, 0.15 -1.34, 0 -1.42, -0.15 -1.34, -0.19 -1.2!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}

const inside = outlined(
  '-1.4 -0.44!, -0.96 -0.18, -0.5 -0.1, 0 -0.08, 0.5 -0.1, 0.96 -0.18, 1.4 -0.44!, 0.9 0.1, 0 0.3, -0.9 0.1',
);
const gunwale = outlined(
  '-1.44 -0.5!, -1.1 -0.12, -0.7 0.08, 0 0.18, 0.7 0.08, 1.1 -0.12, 1.44 -0.5!, 1.14 -0.02, 0.74 0.18, 0 0.28, -0.74 0.18, -1.14 -0.02',
);
const hull = outlined(
  '-1.44 -0.5!, -1.1 -0.12, -0.7 0.08, 0 0.18, 0.7 0.08, 1.1 -0.12, 1.44 -0.5!, 1.47 -0.2, 1.34 0.16, 1.06 0.44, 0.6 0.54, 0 0.57, -0.6 0.54, -1.06 0.44, -1.34 0.16, -1.47 -0.2',
);
