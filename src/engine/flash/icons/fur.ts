import type { Point } from '../geometry/point.ts';
import { lengthOf } from '../geometry/point.ts';
import { identity } from '../geometry/transform.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import { paintStroke } from '../paint/stroke.ts';
import { noise } from '../random/noise.ts';
import { Random } from '../random/random.ts';
import { blur } from '../raster/blur.ts';
import type { IconLook } from './icon-layer.ts';
import type { Silhouette } from './silhouette.ts';

/** Combs short hairs over the body: away from its middle, a little downwards, thickest in the shade. */
export function combFur(planes: InkPlanes, silhouette: Silhouette, look: IconLook, sizePx: number): void {
  const { width, height, perUnit } = planes;
  const random = new Random(look.seed);
  const slope = blur(silhouette.wholeEdge, width, height, sizePx * 0.02);
  const body = look.black === 'lines' ? silhouette.whole : silhouette.pieces.values;
  const hairs = Math.round((sizePx / perUnit) * 0.55);
  for (let hair = 0; hair < hairs; hair++) {
    const x = random.whole(4, width - 5);
    const y = random.whole(4, height - 5);
    const i = y * width + x;
    if ((body[i] as number) < 0.9 || (silhouette.wholeEdge[i] as number) < sizePx * 0.012) continue;
    if ((silhouette.piecesEdge[i] as number) < sizePx * 0.006) continue;
    if ((planes.tone[i] as number) < 0.12 && random.next() < 0.75) continue;
    const direction = hairDirection(slope, i, width, [x / perUnit, y / perUnit]);
    if (direction) drawHair(planes, [planes.left + x, planes.top + y], direction, sizePx, look, random);
  }
}

/** Against the rise of the distance to the edge, turned a little by noise; null where the body is flat. */
function hairDirection(slope: Float32Array, i: number, width: number, [x, y]: Point): Point | null {
  const gradientX = (slope[i + 2] as number) - (slope[i - 2] as number);
  const gradientY = (slope[i + 2 * width] as number) - (slope[i - 2 * width] as number);
  const length = lengthOf(gradientX, gradientY);
  if (length < 0.05) return null;
  const turn = 0.55 * (noise(x * 0.02, y * 0.02) - 0.3);
  const cos = Math.cos(turn) / length;
  const sin = Math.sin(turn) / length;
  const fall = 0.35;
  return [-(gradientX * cos - gradientY * sin) * 0.75, -(gradientX * sin + gradientY * cos) * 0.75 + fall];
}

function drawHair(
  planes: InkPlanes,
  root: Point,
  [dx, dy]: Point,
  sizePx: number,
  look: IconLook,
  random: Random,
): void {
  const length = sizePx * random.between(0.018, 0.048);
  const width = look.weight.detail * random.between(0.7, 1.2);
  const points: Point[] = [
    root,
    [root[0] + length * (dx * 0.5 + dy * 0.1), root[1] + length * (dy * 0.5 - dx * 0.1)],
    [root[0] + length * dx, root[1] + length * dy],
  ];
  const widthsPx = [width, width * 0.8, width * 0.2];
  paintStroke(planes, { kind: 'stroke', points, widthsPx, ink: 1, isErasing: false }, identity);
}
