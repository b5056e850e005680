import { blob, spline } from '../../../geometry/curve.ts';
import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { between, closed, distance, lengthOf, pointAt } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** One right wing of a butterfly or moth. */
export interface WingShape {
  readonly outline: readonly Point[];
  /** Where the veins spread from. */
  readonly root: Point;
  readonly veinTips: readonly Point[];
  readonly eyespot: Point | null;
  readonly pigment: Pigment;
  /** From where to where the dark border fades in, as distances from the root. */
  readonly border: readonly [number, number];
  /** How wide a solid black rim is, as a share of the way to the root; none unless told. */
  readonly rim?: number;
  /** How heavy the veins are, 1 unless told otherwise. */
  readonly veinWeight?: number;
  /** The part of the outline that carries light spots, as shares of it. */
  readonly spots: { readonly count: number; readonly from: number; readonly to: number };
}

/** Draws both wings of a pair: the shape and its mirror image. */
export function drawWingPair(pen: Pen, shape: WingShape): void {
  for (const isFlipped of [true, false]) drawWing(pen.at({ isFlipped }), shape);
}

function drawWing(pen: Pen, wing: WingShape): void {
  const { outline, root, veinTips, eyespot, pigment, border, spots, rim = 0, veinWeight = 1 } = wing;
  const { detail, contour } = pen.weight;
  const edge = blob(outline);
  pen.fill(edge, {
    pigment,
    tone: (x, y) => {
      const away = lengthOf(x - root[0], y - root[1]);
      return clamp(0.9 * smoothstep(border[0], border[1], away) + 0.55 * smoothstep(0.35, 0, away), 0, 0.95);
    },
    line: contour * 0.7,
  });
  if (rim > 0)
    pen.fill([...closed(edge), ...closed(edge.map((point) => between(point, root, rim))).toReversed()], {
      black: 'always',
      tone: 1,
      rule: 'evenodd',
    });
  for (const tip of veinTips) {
    const bent: Point = [(root[0] + tip[0]) / 2 + pen.random.between(-0.005, 0.005), (root[1] + tip[1]) / 2];
    pen.stroke([root, bent, tip], detail * 1.1 * veinWeight, { taper: 0.35, tapering: 'end' });
  }
  if (rim === 0) pen.stroke(closed(edge.map((point) => between(point, root, 0.16))), detail);
  for (let i = 0; i < spots.count; i++) {
    const share = spots.from + ((spots.to - spots.from) * i) / spots.count;
    const place = between(
      pointAt(edge, Math.floor(edge.length * share)),
      root,
      rim > 0 ? rim * (i % 2 === 0 ? 0.34 : 0.68) : 0.08,
    );
    pen.fill(circle(place, 0.028, 16), { pigment: 'foam', tone: 0, line: detail * 0.8 });
  }
  if (!eyespot) return;
  const spotSize = 0.085 * Math.min(1.2, distance(root, eyespot) / 0.7);
  pen.fill(circle(eyespot, spotSize, 28), { pigment: 'violet', tone: 0.1, line: detail });
  pen.fill(circle(eyespot, spotSize * 0.53, 24), { black: 'always', tone: 1 });
}

/** @param thickness of the body, 1 for a butterfly's */
export function drawInsectBody(pen: Pen, thickness: number): void {
  const { inner } = pen.weight;
  const half: Point[] = [
    [0, -0.26],
    [0.05 * thickness, -0.1],
    [0.06 * thickness, 0.15],
    [0.03 * thickness, 0.6],
    [0, 0.72],
  ];
  const left = half.slice(1, -1).map(([x, y]): Point => [-x, y]);
  pen.fill(blob([...half, ...left.toReversed()], 6), {
    pigment: 'wood',
    black: 'uncolored',
    tone: 0.7,
    line: inner,
  });
  pen.fill(circle([0, -0.3], 0.065 * Math.sqrt(thickness), 24), {
    pigment: 'wood',
    black: 'uncolored',
    tone: 0.5,
    line: inner,
  });
}

/** Two antennae; feathered ones carry barbs. */
export function drawAntennae(pen: Pen, isFeathered: boolean): void {
  const { detail } = pen.weight;
  for (const isFlipped of [true, false]) {
    const side = pen.at({ isFlipped });
    const line = spline(
      [
        [0.03, -0.34],
        [0.12, -0.6],
        [0.28, -0.78],
      ],
      8,
    );
    side.stroke(line, detail * 1.1);
    if (!isFeathered) {
      side.dot([0.28, -0.78], detail * 1.3);
      continue;
    }
    for (let i = 3; i < line.length; i += 2) {
      const [x, y] = pointAt(line, i);
      const reach = 0.07 * Math.sin((i / line.length) * Math.PI) + 0.015;
      side.stroke(
        [
          [x + reach, y + reach * 0.3],
          [x, y],
          [x - reach * 0.3, y - reach],
        ],
        detail * 0.8,
        { taper: 0.4 },
      );
    }
  }
}
