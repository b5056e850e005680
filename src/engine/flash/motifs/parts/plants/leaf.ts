import { lerp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { between, closed, pointAt } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';

export interface LeafShape {
  /** Width as a share of the length. */
  readonly width?: number;
  /** How far the tip bends sideways, as a share of the length. */
  readonly bend?: number;
  /** Depth of the teeth along the edge. */
  readonly teeth?: number;
  readonly veins?: number;
}

const stepCount = 26;

/** A leaf along the pen's x axis, from its stem at 0 to its tip at 1; its lower half lies in shade. */
export function drawLeaf(pen: Pen, shape: LeafShape = {}): void {
  const width = (shape.width ?? 0.36) * pen.random.between(0.9, 1.1);
  const bend = shape.bend ?? pen.random.between(-0.25, 0.25);
  const teeth = shape.teeth ?? 0;
  const rib: Point[] = [];
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= stepCount; i++) {
    const t = i / stepCount;
    const y = bend * t * t * 0.6;
    const tooth = 1 + teeth * ((i % 3) / 3 - 0.3);
    const half = Math.sin(Math.PI * t ** 0.8) * (1 - 0.25 * t) * width * 0.62 * tooth;
    rib.push([t, y]);
    upper.push([t, y - half]);
    lower.push([t, y + half]);
  }
  const outline = [...upper, ...lower.toReversed()];
  pen.fill(outline, { pigment: 'leaf', tone: 0.12 });
  pen.fill([...rib, ...lower.toReversed()], { tone: (x) => lerp(0.75, 0.2, x), isOverlay: true });
  pen.stroke(closed(outline), pen.weight.inner);
  pen.stroke(rib, (t) => pen.weight.detail * (1.25 - 0.8 * t));
  drawVeins(pen, rib, [upper, lower], shape.veins ?? 4);
}

function drawVeins(
  pen: Pen,
  rib: readonly Point[],
  edges: readonly (readonly Point[])[],
  count: number,
): void {
  for (let vein = 1; vein <= count; vein++) {
    const root = Math.round(stepCount * (vein / (count + 1)) * 0.9);
    for (const edge of edges) {
      const start = pointAt(rib, root);
      const end = between(start, pointAt(edge, root + 5), 0.78);
      const middle: Point = [lerp(start[0], end[0], 0.45) + start[0] * 0.02, lerp(start[1], end[1], 0.45)];
      pen.stroke([start, middle, end], pen.weight.detail * 0.75, { taper: 0.6, tapering: 'end' });
    }
  }
}
