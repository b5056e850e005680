import { steps } from '../../../geometry/interval.ts';
import type { Point, Polygon } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { bandReach, bandStrip, drawBandBars } from '../../parts/signs-and-ornaments/band-strip.ts';

const solid = { black: 'always', tone: 1 } as const;

/** Bands to be closed around an arm. */
export const bands: readonly Motif[] = [
  band('black-band', (pen) => pen.fill(bandStrip(-0.32, 0.32), solid)),
  band('two-black-bands', (pen) => {
    pen.fill(bandStrip(-0.46, 0.12), solid);
    pen.fill(bandStrip(0.3, 0.46), solid);
  }),
  band('greek-key', (pen) => {
    drawBandBars(pen, 0.36);
    for (const x of steps(4, -1.2, 1.2)) for (const [from, to] of meander) pen.fill(bar(x, from, to), solid);
  }),
  band('floral-band', drawFlowers),
  band('dotted-line', (pen) => {
    for (const [i, x] of steps(16, -1.4, 1.4).entries()) {
      pen.fill(circle([x, 0], i % 4 ? 0.05 : 0.075, 24), solid);
      if (i % 4 === 0) for (const y of [-0.18, 0.18]) pen.fill(circle([x, y], 0.04, 20), solid);
    }
  }),
  band('lace-band', drawLace),
  band('tribal-band', (pen) => {
    for (const x of steps(3, -1.14, 1.14))
      for (const angleRad of [0, Math.PI])
        for (const blade of blades) pen.at({ at: [x, 0], angleRad }).fill(outlined(blade), solid);
  }),
];

function band(name: string, draw: (pen: Pen) => void): Motif {
  return { name, tinted: [], draw: (canvas) => canvas.layer(draw, { contour: 0, isInverted: false }) };
}

/** One turn of the key as bars from corner to corner: along the foot, up, over, and back into its heart. */
const meander = [
  [-0.3, 0.24, 0.3, 0.24],
  [-0.3, 0.24, -0.3, -0.24],
  [-0.3, -0.24, 0.16, -0.24],
  [0.16, -0.24, 0.16, 0.1],
  [0.16, 0.1, -0.14, 0.1],
  [-0.14, 0.1, -0.14, -0.07],
  [-0.14, -0.07, 0.0, -0.07],
].map(([x = 0, y = 0, toX = 0, toY = 0]): readonly [Point, Point] => [
  [x, y],
  [toX, toY],
]);

/** A level or upright bar between two corners, square at its ends. */
function bar(x: number, from: Point, to: Point): Polygon {
  const half = 0.045;
  const [left, right] = [Math.min(from[0], to[0]) - half + x, Math.max(from[0], to[0]) + half + x];
  const [top, bottom] = [Math.min(from[1], to[1]) - half, Math.max(from[1], to[1]) + half];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Blossoms and leaves between two thin rails. */
function drawFlowers(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const y of [-0.5, 0.5]) {
    pen.fill(bandStrip(y - 0.03, y + 0.03), solid);
    pen.stroke(traced(`-1.5 ${y * 0.86}, 1.5 ${y * 0.86}`), detail);
  }
  const stem = steps(60, -bandReach, bandReach).map((x) => [x, 0.16 * Math.sin(x * 2.1 * Math.PI)] as const);
  pen.stroke(stem, inner);
  for (const [i, x] of steps(12, -1.38, 1.38).entries()) {
    const side = i % 2 ? 1 : -1;
    drawLeaf(
      pen.at({
        at: [x, 0.16 * Math.sin(x * 2.1 * Math.PI)],
        angleRad: side * 1.0 + (i % 3) * 0.2,
        scale: 0.3,
      }),
    );
  }
  for (const [i, x] of [-1.22, -0.74, -0.24, 0.24, 0.72, 1.22].entries())
    drawBlossom(pen.at({ at: [x, i % 2 ? 0.14 : -0.14], scale: i % 2 ? 0.22 : 0.27, angleRad: i * 0.9 }));
}

/** Net between two hems, scallops below, a rosette in every second one. */
function drawLace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [i, x] of steps(7, -1.3125, 1.3125).entries()) {
    const scallop = arc([x, 0.24], 0.1875, 0, Math.PI, 20);
    pen.fill(scallop, { pigment: 'foam', tone: 0, line: inner });
    pen.stroke(arc([x, 0.24], 0.13, 0, Math.PI, 16), detail);
    for (const angle of steps(4, 0.3, Math.PI - 0.3))
      pen.fill(circle(polar(angle, 0.235, [x, 0.24]), 0.03, 14), { ...solid });
    for (const petal of steps(7, 0, (7 / 8) * 2 * Math.PI))
      pen
        .at({ at: [x, -0.06], angleRad: petal, scale: i % 2 ? 1 : 0.7 })
        .fill(outlined('0 0!, 0.05 -0.1, 0 -0.19!, -0.05 -0.1'), {
          pigment: 'foam',
          tone: 0.1,
          line: inner,
        });
    pen.fill(circle([x, -0.06], 0.035, 16), solid);
  }
  for (const x of steps(32, -1.5, 1.5)) {
    pen.stroke(traced(`${x} -0.34, ${x + 0.09} -0.24`), detail);
    pen.stroke(traced(`${x + 0.09} -0.34, ${x} -0.24`), detail);
  }
  for (const y of [-0.4, -0.24, 0.2]) pen.fill(bandStrip(y, y + 0.04), solid);
}

/** Blades of a tribal band above its middle; turned round, the same ones lie below it. */
const blades = [
  '-0.44 -0.02!, -0.32 -0.24, -0.08 -0.36, 0.2 -0.34, 0.5 -0.14!, 0.24 -0.2, 0.0 -0.18, -0.16 -0.06, -0.2 0.06!, -0.3 -0.06',
  '-0.1 -0.0!, 0.04 -0.12, 0.26 -0.12, 0.42 0.02!, 0.26 -0.02, 0.12 0.04, 0.06 0.14!',
  '-0.5 -0.2!, -0.34 -0.4, -0.1 -0.5, 0.2 -0.5, 0.44 -0.6!, 0.36 -0.42, 0.12 -0.38, -0.12 -0.42, -0.32 -0.34',
];
