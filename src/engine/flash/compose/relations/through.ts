import type { Polygon } from '../../geometry/point.ts';
import { polar } from '../../geometry/point.ts';
import type { Placing } from '../../geometry/transform.ts';
import { identity, mapPoints, placing } from '../../geometry/transform.ts';
import { concepts } from '../../lexicon/concept.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { Motif } from '../../motifs/motif.ts';
import { Canvas } from '../../paint/canvas.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { colored } from './stacked.ts';

/** What can be thrust through something: in the drawings their points are down, an arrow's is up. */
const pointed = withTrait('pointed');
const pointsUp = concepts('arrow', 'spear', 'trident');

/** How far to the right of upright the hilt leans. */
const leanRad = 0.85;
/** How far from the middle it goes in, along the blade; half of what is pierced is 0.6 long. */
const entry = 0.24;
/** The upper part lies open, from where it goes in to beyond the pommel. */
const before: Polygon = [
  [-3, -entry],
  [3, -entry],
  [3, -3],
  [-3, -3],
];

/** A blade goes in on the upper right of something and comes out at its lower left; null for what is not pointed. */
export function through(blade: SceneElement, object: SceneElement): Pick<Motif, 'draw'> | null {
  if (!pointed.has(blade.name) || blade.subjects[0]?.count !== 1) return null;
  const turnRad = leanRad - (blade.motif.leanRad ?? 0) + (pointsUp.has(blade.name) ? Math.PI : 0);
  const place: Placing = { at: polar(leanRad - Math.PI / 2, 0.2), scale: 1.3, angleRad: turnRad };
  const clip = mapPoints(placing({ angleRad: leanRad }), before);
  return {
    draw(canvas) {
      const whole = new Canvas(canvas.kit);
      drawWithin(whole, colored(blade), place);
      canvas.add(whole, identity);
      drawWithin(canvas, colored(object), { scale: 0.64 });
      for (const layer of whole.layers) canvas.layers.push({ ...layer, clip });
      canvas.layer(
        (pen) =>
          pen.stroke(
            [
              [-0.15, -entry],
              [0, -entry + 0.025],
              [0.15, -entry],
            ],
            Math.max(pen.weight.inner, pen.weight.contour),
            { taper: 0.4 },
          ),
        { at: { angleRad: leanRad }, contour: 0, gapPx: 0, silhouette: 'fills-and-lines' },
      );
    },
  };
}
