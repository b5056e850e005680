import { centerOf, widthOf } from '../../geometry/bounds.ts';
import { steps } from '../../geometry/interval.ts';
import type { Point, Polygon } from '../../geometry/point.ts';
import type { Transform } from '../../geometry/transform.ts';
import { placing } from '../../geometry/transform.ts';
import type { ConceptName } from '../../lexicon/concept.ts';
import type { Motif } from '../../motifs/motif.ts';
import { Canvas } from '../../paint/canvas.ts';
import { boundsOfLayers } from '../../paint/layer.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { colored } from './stacked.ts';

/** The opening of a vessel that is seen from above, in the square that its drawing fills. */
interface Rim {
  readonly middle: Point;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** What is above this level, as steam is, gives way to whoever is inside. */
  readonly lid?: number;
  /** How much wider than the opening flowers in it may be. */
  readonly spread?: number;
}

const rims: Readonly<Record<string, Rim>> = {
  coffee: { middle: [-0.03, -0.17], halfWidth: 0.55, halfHeight: 0.15, lid: -0.36 },
  teacup: { middle: [-0.06, -0.22], halfWidth: 0.6, halfHeight: 0.12, lid: -0.43 },
  mug: { middle: [-0.16, -0.14], halfWidth: 0.54, halfHeight: 0.13, lid: -0.36, spread: 2 },
  'flower-pot': { middle: [0, -0.7], halfWidth: 0.78, halfHeight: 0.11 },
  'tin-can': { middle: [0, -0.92], halfWidth: 0.59, halfHeight: 0.145, spread: 2.2 },
  'soup-can': { middle: [0, -0.92], halfWidth: 0.59, halfHeight: 0.145, spread: 2.2 },
  vase: { middle: [0, -0.92], halfWidth: 0.4, halfHeight: 0.08, spread: 2 },
  'pickup-truck': { middle: [0.5, -0.08], halfWidth: 0.48, halfHeight: 0.02 },
  bathtub: { middle: [-0.02, 0.06], halfWidth: 0.84, halfHeight: 0.03 },
  'cardboard-box': { middle: [0, -0.36], halfWidth: 0.66, halfHeight: 0.12 },
  pocket: { middle: [0, -0.92], halfWidth: 0.8, halfHeight: 0.01, spread: 1.1 },
  rowboat: { middle: [-0.12, -0.08], halfWidth: 0.8, halfHeight: 0.18 },
} satisfies Partial<Record<ConceptName, Rim>>;

/** Whether it is seen where its drawing opens. */
export function hasRim({ name }: SceneElement): boolean {
  return name in rims;
}

/** How large the vessel is, and where its middle lies. */
const scale = 0.64;
const down = 0.36;
/** How deep somebody is in it below the front of its rim. */
const depth = 0.14;

/** Somebody in a vessel up to the waist: its back is behind, and its front before. Null for vessels without a known rim. */
export function sunken(subject: SceneElement, vessel: SceneElement): Pick<Motif, 'draw'> | null {
  const rim = rims[vessel.name];
  if (!rim) return null;
  const [x, y] = [scale * rim.middle[0], down + scale * rim.middle[1]];
  const [halfWidth, halfHeight] = [scale * rim.halfWidth, scale * rim.halfHeight];
  const whole = rim.lid === undefined ? null : below(down + scale * rim.lid);
  return {
    draw(canvas) {
      const vase = new Canvas(canvas.kit);
      drawWithin(vase, colored(vessel), { at: [0, down], scale });
      for (const layer of vase.layers) canvas.layers.push({ ...layer, clip: whole });
      const width = 1.9 * halfWidth * (subject.kind === 'flora' ? (rim.spread ?? 1.3) : 1);
      canvas.add(...inPlace(subject, canvas, [x, y + halfHeight + depth], width));
      const front = frontOf([x, y], halfWidth, halfHeight);
      for (const layer of vase.layers) canvas.layers.push({ ...layer, clip: front });
      canvas.credits.push(...vase.credits);
    },
  };
}

/** Somebody whose lowest point is at `foot`, no wider than `width`. */
function inPlace(
  subject: SceneElement,
  { kit }: Canvas,
  foot: Point,
  width: number,
): [canvas: Canvas, place: Transform] {
  const own = new Canvas(kit);
  drawWithin(own, colored(subject), { scale: 0.54 });
  const bounds = boundsOfLayers(own.layers);
  const share = Math.min(1, width / widthOf(bounds));
  const at: Point = [foot[0] - share * centerOf(bounds)[0], foot[1] - share * bounds.bottom];
  return [own, placing({ at, scale: share })];
}

/** All that is below a level. */
function below(y: number): Polygon {
  return [
    [-3, y],
    [3, y],
    [3, 3],
    [-3, 3],
  ];
}

/** All that is before an opening: below its front edge. */
function frontOf([x, y]: Point, halfWidth: number, halfHeight: number): Polygon {
  const edge = steps(24, Math.PI, 0).map(
    (angle): Point => [x + Math.cos(angle) * halfWidth, y + Math.sin(angle) * halfHeight],
  );
  return [[-3, y], ...edge, [3, y], [3, 3], [-3, 3]];
}
