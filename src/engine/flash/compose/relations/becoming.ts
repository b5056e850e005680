import { boundsOfPoints, heightOf, widthOf } from '../../geometry/bounds.ts';
import type { Point, Polygon } from '../../geometry/point.ts';
import type { Placing } from '../../geometry/transform.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { Motif } from '../../motifs/motif.ts';
import { Canvas } from '../../paint/canvas.ts';
import { boundsOfLayers } from '../../paint/layer.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Subject } from '../../parse/reading.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { oneOf } from '../scene-element.ts';
import { isLongThing, turnOf } from './crossed.ts';
import type { Part } from './stacked.ts';
import { colored, stacked } from './stacked.ts';

/** What several of them rise along, larger and larger, from the edge that breaks up. */
const flight: readonly Placing[] = [
  { at: [0.06, -0.22], scale: 0.12, angleRad: -0.3 },
  { at: [0.3, -0.1], scale: 0.14, isFlipped: true },
  { at: [0.34, -0.44], scale: 0.18, angleRad: -0.1 },
  { at: [0.66, -0.26], scale: 0.2, angleRad: -0.3 },
  { at: [0.6, -0.72], scale: 0.23, isFlipped: true },
  { at: [0.98, -0.62], scale: 0.28, angleRad: -0.2 },
];

/**
 * The one, and what it turns into rising from it: a feather and its birds, a wolf and its smoke. A heartbeat runs on
 * into what it becomes; what turns into many breaks up at its edge.
 */
export function becoming(before: SceneElement, after: SceneElement): Pick<Motif, 'draw'> {
  if (before.name === 'heartbeat')
    return stacked([before, { at: [-0.4, 0.1], scale: 0.62 }], [after, { at: [0.56, 0.06], scale: 0.4 }]);
  if ((after.subjects[0]?.count ?? 1) < 2)
    return airy.has(after.name) || isLong(before)
      ? dissolving(before, [[after, { at: isLong(before) ? [0.4, -0.46] : [0.34, -0.42], scale: 0.62 }]])
      : stacked([before, { at: [-0.3, 0.34], scale: 0.66 }], [after, { at: [0.46, -0.46], scale: 0.52 }]);
  const { motif } = oneOf(after);
  const one: SceneElement = { ...after, motif: { ...motif, ...motif.perched } };
  return dissolving(
    before,
    flight.map((place): Part => [one, place]),
  );
}

/** The upper right of it is gone: splinters lead over to small birds, and those to larger ones. */
function dissolving(before: SceneElement, after: readonly Part[]): Pick<Motif, 'draw'> {
  return {
    draw(canvas) {
      const whole = new Canvas(canvas.kit);
      const [into] = after;
      const isTurned = isLong(before) && after.length === 1 && !airy.has(into?.[0].name ?? '');
      const angleRad = isTurned ? turnOf(before, canvas.kit, Math.PI / 4) : 0;
      drawWithin(whole, colored(before), { at: [-0.34, 0.3], scale: 0.7, angleRad });
      const clip = tornEdge(whole);
      for (const layer of whole.layers) canvas.layers.push({ ...layer, clip });
      canvas.credits.push(...whole.credits);
      canvas.poses.push(...whole.poses);
      canvas.layer((pen) => drawSplinters(pen, clip), { contour: 0, gapPx: 0 });
      for (const [element, place] of after) drawWithin(canvas, colored(element), place);
    },
  };
}

/** The outline of what is left: a square without its upper right corner, torn in zigzags from the top to the right side. */
function tornEdge(whole: Canvas): Polygon {
  const { left, right, top, bottom } = boundsOfLayers(whole.layers);
  const at = (across: number, down: number): Point => [
    left + across * (right - left),
    top + down * (bottom - top),
  ];
  return [
    at(-0.1, -0.1),
    at(0.5, -0.1),
    ...teeth.map(([across, down]) => at(across, down)),
    at(1.1, 0.55),
    at(1.1, 1.1),
    at(-0.1, 1.1),
  ];
}
const teeth: readonly Point[] = [
  [0.52, 0.04],
  [0.6, 0.02],
  [0.56, 0.12],
  [0.68, 0.12],
  [0.64, 0.22],
  [0.76, 0.2],
  [0.72, 0.32],
  [0.86, 0.32],
  [0.84, 0.42],
  [0.98, 0.44],
];

/** Slivers along the torn edge, the further out the smaller. */
function drawSplinters(pen: Pen, edge: Polygon): void {
  const torn = edge.slice(2, 2 + teeth.length);
  const bounds = boundsOfPoints(edge);
  const unit = Math.max(widthOf(bounds), heightOf(bounds));
  for (const step of [1, 2, 3])
    for (const [x, y] of torn) {
      const out = unit * (0.04 * step + pen.random.between(0, 0.03));
      const size = (unit * pen.random.between(0.6, 1.2) * 0.02) / step ** 0.5;
      const [cx, cy] = [x + out + pen.random.between(-0.5, 0.5) * size, y - out];
      pen.fill(
        [
          [cx - size, cy + 0.3 * size],
          [cx + 0.2 * size, cy - 0.8 * size],
          [cx + size, cy - 0.2 * size],
        ],
        { black: 'always', tone: 1 },
      );
    }
}

/** Out of whose far end another grows. */
function isLong({ name }: Pick<SceneElement, 'name'>): boolean {
  return name === 'dna' || isLongThing({ name });
}

/** What has no body of its own. */
const airy = withTrait('airy');

/** Whether one is seen to pass into the other: of two bodies each stays what it is, side by side. */
export function flowsInto(before: Subject, after: Subject): boolean {
  if (isLong({ name: before.concept.name }) && after.concept.kind !== 'figure') return true;
  const isLoose = after.count > 1 || after.concept.traits.has('airy');
  return isLoose || before.concept.name === 'heartbeat';
}
