import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { between, lengthOf, pointAt } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A betta, a small body among fins that float like veils; looks to the right. */
export const betta: Motif = {
  name: 'betta',
  tinted: ['water', 'violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      for (const veil of veils) drawVeil(pen, veil);
      pen.fill(body, {
        pigment: 'water',
        tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.04, 0.26, y) + 0.3 * smoothstep(0.0, -0.3, x)),
        line: inner * 1.2,
      });
      for (const [i, x] of steps(7, 0.42, -0.18).entries())
        for (const y of steps(4, -0.26, 0.12)) {
          const [sx, sy] = [x, y + (i % 2) * 0.05 + 0.02];
          pen.stroke(
            traced(`${sx + 0.03} ${sy - 0.045}, ${sx - 0.03} ${sy}, ${sx + 0.03} ${sy + 0.045}`),
            detail * 0.9,
            { taper: 0.2 },
          );
        }
      pen.stroke(traced('0.54 -0.3, 0.46 -0.12, 0.52 0.12'), inner, { taper: 0.3 });
      pen.fill(outlined('0.5 -0.04!, 0.34 -0.1, 0.16 0.02!, 0.22 0.12, 0.34 0.18, 0.5 0.06!'), {
        pigment: 'violet',
        tone: 0.2,
        line: inner,
      });
      for (const line of ['0.46 0.0, 0.34 -0.02, 0.22 0.03', '0.46 0.03, 0.36 0.06, 0.28 0.12'])
        pen.stroke(traced(line), detail, { taper: 0.4 });
      pen.fill(circle([0.7, -0.16], 0.055, 22), { pigment: 'gold', tone: 0, line: inner });
      pen.fill(circle([0.705, -0.16], 0.032, 18), { black: 'always', tone: 1 });
      pen.fill(circle([0.69, -0.175], 0.011, 10), { color: [255, 255, 255], tone: 0 });
      pen.stroke(traced('0.88 -0.12, 0.82 -0.08, 0.78 -0.06'), inner, { taper: 0.3 });
    });
  },
};

interface Veil {
  /** The line from which it grows. */
  readonly root: readonly [Point, Point];
  /** Its floating hem. */
  readonly hem: string;
  readonly rays: number;
}

/** A fin: rays that part towards the hem, the skin between them dark at the root. */
function drawVeil(pen: Pen, { root, hem, rays }: Veil): void {
  const { inner, detail } = pen.weight;
  const edge = traced(hem, 10);
  const [first, last] = root;
  const [mx, my] = between(first, last, 0.5);
  pen.fill([first, ...edge, last], {
    pigment: 'violet',
    tone: (x, y) => clamp(0.85 - 0.95 * lengthOf(x - mx, y - my)),
    line: inner * 1.1,
  });
  for (const share of steps(rays, 0.06, 0.94)) {
    const tip = pointAt(edge, Math.round(share * (edge.length - 1)));
    const from = between(first, last, share);
    const bend: Point = [(from[0] + tip[0]) / 2 + 0.03 * Math.sin(share * 9), (from[1] + tip[1]) / 2 - 0.03];
    pen.stroke([from, bend, between(tip, bend, 0.12)], detail * 1.1, { taper: 0.5, tapering: 'end' });
  }
}

const body = outlined(
  '0.9 -0.12!, 0.78 -0.27, 0.52 -0.37, 0.2 -0.37, -0.1 -0.28, -0.28 -0.18, -0.28 0.06, -0.08 0.12, 0.24 0.18, 0.54 0.16, 0.78 0.04, 0.88 -0.06!',
);
const veils: readonly Veil[] = [
  // The tail, the fin on the back, the long one below, and the two threads at the breast.
  {
    root: [
      [-0.22, -0.2],
      [-0.22, 0.06],
    ],
    hem: '-0.5 -0.66, -0.86 -0.82!, -0.84 -0.6, -1.12 -0.6!, -1.04 -0.36, -1.3 -0.24!, -1.14 -0.04, -1.34 0.2!, -1.12 0.28, -1.2 0.58!, -0.94 0.56, -0.94 0.84!, -0.7 0.72, -0.56 0.5',
    rays: 15,
  },
  {
    root: [
      [0.24, -0.3],
      [-0.16, -0.22],
    ],
    hem: '0.26 -0.62, 0.12 -0.94!, 0.02 -0.82, -0.16 -1.04!, -0.24 -0.84, -0.46 -0.94!, -0.46 -0.66, -0.36 -0.42',
    rays: 9,
  },
  {
    root: [
      [-0.18, 0.04],
      [0.34, 0.1],
    ],
    hem: '-0.44 0.4, -0.66 0.94!, -0.46 0.9, -0.42 1.16!, -0.24 1.02, -0.14 1.26!, 0.02 1.0, 0.14 1.16!, 0.2 0.88, 0.34 0.9!, 0.38 0.5',
    rays: 12,
  },
  {
    root: [
      [0.44, 0.12],
      [0.56, 0.1],
    ],
    hem: '0.46 0.4, 0.36 0.78, 0.4 1.08!, 0.52 0.74, 0.58 0.4',
    rays: 3,
  },
];
