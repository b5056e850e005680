import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { onRibbon, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** One wisp of smoke: a veil that rises from a point, turns about itself, thins and curls up. */
export const smoke: Motif = {
  name: 'smoke',
  tinted: ['cloud'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const veil of veils) drawVeil(pen, veil);
      },
      { silhouette: 'fills-and-lines', contour: 0 },
    );
  },
};

interface Veil {
  readonly line: string;
  readonly width: number;
  /** How often it turns over on its way up. */
  readonly turns: number;
  /** How many lines run along it. */
  readonly lines: number;
}

/** Lines that run along a veil, drawn together where it is seen from its edge. */
function drawVeil(pen: Pen, { line, width, turns, lines }: Veil): void {
  const veil = ribbon(traced(line, 14), (t) => {
    const breadth = width * Math.sin(Math.PI * t ** 0.75) ** 0.9;
    return breadth * (0.18 + 0.82 * Math.abs(Math.cos(Math.PI * turns * t + 0.9)));
  });
  const along = (across: number, to = 1): Point[] => steps(90, 0, to).map((t) => onRibbon(veil, t, across));
  pen.fill([...along(-1), ...along(1).toReversed()], {
    pigment: 'cloud',
    tone: (x, y) => clamp(0.16 + 0.3 * x + 0.12 * y),
  });
  for (let i = 0; i < lines; i++) {
    const across = (2 * i) / (lines - 1) - 1;
    // Those in the middle thin out first.
    const isEdge = i === 0 || i === lines - 1;
    pen.stroke(along(across, isEdge ? 1 : 0.74 + 0.08 * (i % 3)), pen.weight.inner * (isEdge ? 1.2 : 0.7), {
      taper: isEdge ? 0.18 : 0.4,
    });
  }
}

const veils: readonly Veil[] = [
  {
    line: '0.1 0.34, 0.42 0.1, 0.56 -0.22, 0.42 -0.5, 0.58 -0.8, 0.86 -0.8, 0.92 -0.58, 0.76 -0.5, 0.68 -0.62',
    width: 0.1,
    turns: 1.6,
    lines: 3,
  },
  {
    line: '0 1.5, 0.04 1.16, -0.12 0.84, 0.02 0.5, 0.16 0.14, -0.1 -0.24, -0.3 -0.56, -0.02 -0.92, 0.14 -1.26, -0.12 -1.54, -0.46 -1.48, -0.5 -1.2, -0.28 -1.14, -0.22 -1.28',
    width: 0.24,
    turns: 2.6,
    lines: 6,
  },
];
