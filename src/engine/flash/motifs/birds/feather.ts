import { clamp, lerp, smoothstep } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { between, pointAt } from '../../geometry/point.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';

const barbCount = 40;

export const feather: Motif = {
  name: 'feather',
  tinted: ['water'],
  leanRad: Math.PI / 2 - 1,
  draw(easel) {
    easel.layer((pen) => drawFeather(pen.at({ at: [-0.55, 0.75], scale: 1.9, angleRad: -1 })));
  },
};

/** A quill along the pen's x axis, its vane from 0 to 1, its shaft reaching a little before. */
function drawFeather(pen: Pen): void {
  const shaft: Point[] = [];
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= barbCount; i++) {
    const t = i / barbCount;
    const y = 0.12 * Math.sin(t * 2.2);
    const half = 0.15 * Math.sin(Math.PI * clamp(t * 1.02) ** 0.75) ** 0.7 * Math.min(1, t / 0.14);
    shaft.push([t, y]);
    upper.push([t, y - half * (1 + 0.04 * Math.sin(i * 2))]);
    lower.push([t, y + 0.85 * half * (1 + 0.04 * Math.cos(i * 2.3))]);
  }
  pen.cell([...upper, ...lower.toReversed()], {
    pigment: 'water',
    tone: (x) => 0.1 + 0.85 * smoothstep(0.45, 1, x),
    line: pen.weight.inner,
  });
  drawBarbs(pen, shaft, [upper, lower]);
  pen.stroke([[-0.12, -0.03], ...shaft], (t) => pen.weight.inner * (1.3 - t));
}

function drawBarbs(pen: Pen, shaft: readonly Point[], edges: readonly (readonly Point[])[]): void {
  for (let i = 6; i < barbCount; i++) {
    for (const edge of edges) {
      pen.stroke([pointAt(shaft, i), pointAt(edge, i + 3)], pen.weight.detail * 0.65, { taper: 0.4 });
    }
  }
  for (let split = 0; split < 4; split++) {
    const i = pen.random.whole(8, barbCount - 8);
    const edge = edges[split % 2] ?? shaft;
    const root = between(pointAt(shaft, i), pointAt(edge, i + 3), 0.35);
    const lips = [i + 3, i + 4].map((k) => between(pointAt(shaft, i), pointAt(edge, k), lerp(1, 1.1, 0.9)));
    pen.cell([root, ...lips], { tone: 0 });
  }
}
