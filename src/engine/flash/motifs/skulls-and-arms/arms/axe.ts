import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const handle = outlined(
  '-0.08 -1.24!, 0.08 -1.24!, 0.1 -0.4, 0.07 0.3, 0.1 1.0, 0.14 1.36!, 0 1.44, -0.14 1.36!, -0.1 1.0, -0.07 0.3, -0.1 -0.4',
);
const blade = outlined(
  '0.1 -1.1!, 0.34 -1.12, 0.6 -1.24, 0.82 -1.42!, 0.98 -1.0, 1.0 -0.5, 0.86 0.02, 0.72 0.28!, 0.6 -0.1, 0.42 -0.42, 0.1 -0.56!',
);
const edge = outlined(
  '0.82 -1.42!, 0.98 -1.0, 1.0 -0.5, 0.86 0.02, 0.72 0.28!, 0.78 -0.1, 0.83 -0.5, 0.82 -0.96',
);
const socket = outlined(
  '-0.34 -1.04!, -0.14 -1.1, 0.14 -1.14!, 0.16 -0.84, 0.14 -0.52!, -0.14 -0.58, -0.34 -0.64!, -0.3 -0.84',
);
const knot = '0.32 -0.84, 0.44 -0.98, 0.62 -0.9, 0.54 -0.74, 0.38 -0.86, 0.42 -0.62, 0.64 -0.58, 0.68 -0.74';

/** A northern war axe, its blade up and bearded; about 2.9 long. */
export const axe: Motif = {
  name: 'axe',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer(drawAxe);
  },
};

function drawAxe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(handle, { pigment: 'wood', tone: (x) => clamp(0.35 + 4 * x), line: inner });
  pen.stroke(traced('-0.02 -0.4, 0.0 0.0, -0.02 0.36'), detail, { taper: 0.5 });
  drawGrip(pen);
  pen.fill(blade, { pigment: 'steel', tone: (x, y) => clamp(0.75 - 0.5 * x + 0.2 * y), line: inner * 1.1 });
  pen.fill(edge, { pigment: 'foam', tone: (_, y) => clamp(0.1 + 0.25 * (y + 0.6)), line: detail * 1.2 });
  pen.stroke(traced(knot, 8), detail * 1.6, { taper: 0.3 });
  pen.fill(socket, { pigment: 'gold', tone: (x, y) => clamp(0.3 + x + 0.5 * (y + 0.8)), line: inner });
  for (const y of [-1.0, -0.68]) pen.stroke(traced(`-0.29 ${y}, 0 ${y - 0.03}, 0.15 ${y - 0.02}`), detail);
}

/** Leather wound around the lower half of the handle. */
function drawGrip(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.075 0.5!, 0.075 0.5!, 0.1 1.0, 0.12 1.18!, -0.12 1.18!, -0.1 1.0'), {
    pigment: 'dark',
    tone: (x) => clamp(0.3 + 4 * x),
    line: inner,
  });
  for (let y = 0.56; y < 1.1; y += 0.12) {
    const half = 0.075 + 0.06 * (y - 0.5);
    pen.stroke(traced(`${-half} ${y + 0.06}, ${half} ${y}`), detail * 1.3);
  }
}
