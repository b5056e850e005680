import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point, Polygon } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

export interface FlatFace {
  readonly coat: Pigment;
  /** Of the flews and the chin. */
  readonly muzzle: Pigment;
  /** The whole head without its ears. */
  readonly head: Polygon;
  /** The right ear; one with an inside stands behind the head, one without hangs over it. */
  readonly ear: { readonly outer: Polygon; readonly inner?: Polygon; readonly pigment: Pigment };
  readonly eye: { readonly at: Point; readonly radius: number };
  /** The right half of the folds on the forehead. */
  readonly folds: readonly string[];
  /** Masks and blazes of the right half, drawn on the coat. */
  readonly drawMarkings?: (side: Pen) => void;
}

/** A dog's head whose nose is pressed in between its eyes, from the front, about 1.8 wide and 2 high. */
export function drawFlatFace(pen: Pen, face: FlatFace): void {
  const { inner, detail } = pen.weight;
  const { ear, head, coat, muzzle } = face;
  if (ear.inner) drawBothSides(pen, (side) => drawEar(side, face));
  pen.fill(head, {
    pigment: coat,
    tone: (x, y) =>
      clamp(0.12 + 0.6 * smoothstep(0.5, 0.95, Math.abs(x)) + 0.25 * smoothstep(0.2, 0.8, x + y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    face.drawMarkings?.(side);
    for (const fold of face.folds) side.stroke(traced(fold), inner * 0.9, { taper: 0.5 });
    drawEye(side, face);
  });
  pen.fill(chin, { pigment: muzzle, tone: (_, y) => clamp(0.3 + 1.6 * (y - 0.7)), line: inner });
  drawBothSides(pen, (side) => {
    side.fill(flew, {
      pigment: muzzle,
      tone: (x, y) => clamp(0.08 + 0.5 * smoothstep(0.3, 0.66, x) + 0.4 * smoothstep(0.56, 0.84, y)),
      line: inner,
    });
    for (const [x, y] of whiskers) side.dot([x, y], detail * 0.9);
    side.stroke(traced('0.02 0.06, 0.2 0.0, 0.34 0.1, 0.4 0.24'), inner, { taper: 0.4 });
  });
  pen.fill(nose, { black: 'always', tone: 1 });
  pen.stroke(traced('-0.14 0.16, -0.02 0.13, 0.08 0.15'), detail * 1.4, { isErasing: true, taper: 0.4 });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.07 0.3, 0.13 0.25, 0.2 0.26'), detail, { isErasing: true, taper: 0.3 }),
  );
  pen.stroke(traced('0 0.36, 0 0.54'), inner * 1.1);
  if (!ear.inner) drawBothSides(pen, (side) => drawEar(side, face));
}

function drawEar(side: Pen, { ear: { outer, inner, pigment } }: FlatFace): void {
  side.fill(outer, {
    pigment,
    tone: (x, y) => clamp(0.45 + 0.5 * (x - 0.6) + 0.4 * y),
    line: side.weight.inner,
  });
  if (inner)
    side.fill(inner, {
      pigment: 'blush',
      black: 'uncolored',
      tone: (_, y) => clamp(0.35 + 0.7 * smoothstep(-1.1, -0.6, y)),
      line: side.weight.detail,
    });
}

function drawEye(side: Pen, { eye: { at, radius } }: FlatFace): void {
  const eye = side.at({ at, scale: radius });
  const { inner, detail } = side.weight;
  eye.fill(outlined('-1.2 0.5!, -0.9 -0.6, 0 -1.12, 0.9 -0.7, 1.3 0.34!, 0.7 0.96, -0.4 1.0'), {
    black: 'always',
    tone: 1,
  });
  eye.fill(circle([0, 0], 0.86, 30), { pigment: 'wood', tone: (_, y) => clamp(0.5 - 0.4 * y) });
  eye.fill(circle([0, 0], 0.6, 26), { black: 'always', tone: 1 });
  eye.fill(circle([-0.26, -0.36], 0.22, 16), { color: [255, 255, 255], tone: 0 });
  eye.fill(circle([0.26, 0.3], 0.1, 12), { color: [255, 255, 255], tone: 0 });
  eye.stroke(traced('-1.1 -0.9, 0 -1.6, 1.1 -1.1'), inner, { taper: 0.5 });
  eye.stroke(traced('-0.9 1.3, 0 1.56, 0.9 1.3'), detail * 1.3, { taper: 0.5 });
}

const nose = symmetric('0 0.1, 0.14 0.1, 0.24 0.19, 0.2 0.3, 0.1 0.37, 0 0.4!');
const flew = outlined(
  '0 0.36!, 0.14 0.34, 0.28 0.26, 0.46 0.32, 0.6 0.5, 0.62 0.7, 0.5 0.84, 0.32 0.82, 0.14 0.64, 0 0.54!',
);
const chin = symmetric('0 0.5, 0.2 0.6, 0.34 0.8, 0.24 0.94, 0 0.98');
const whiskers: readonly Point[] = [
  [0.24, 0.48],
  [0.36, 0.52],
  [0.28, 0.6],
  [0.42, 0.64],
];
