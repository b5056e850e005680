import type { Point, Polygon } from '../geometry/point.ts';
import { identity } from '../geometry/transform.ts';
import type { Motif } from '../motifs/motif.ts';
import { Easel } from '../paint/easel.ts';
import type { Actor } from './actor.ts';
import { drawWithin } from './group.ts';
import { colored } from './stacked.ts';

/** What else can wind around things: between which heights its front stretches lie. */
const swimming = [
  [-2, -0.16],
  [0.12, 0.38],
  [0.62, 0.86],
] as const;
const coiling = [
  [-0.8, -0.42],
  [-0.06, 0.26],
  [0.58, 0.9],
] as const;
const winding: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  octopus: swimming,
  squid: swimming,
  jellyfish: swimming,
  dragon: coiling,
  vine: coiling,
  chain: coiling,
  thorns: coiling,
  'barbed-wire': coiling,
};

/**
 * The one behind the other, but for some stretches in which it comes to the front; null when it is nothing that
 * winds.
 */
export function woven(subject: Actor, object: Actor): Pick<Motif, 'draw'> | null {
  const stretches = winding[subject.name];
  if (!stretches) return null;
  return {
    draw(easel) {
      const around = new Easel(easel.kit);
      drawWithin(around, colored(subject), { at: [0, -0.04], scale: 0.96 });
      easel.add(around, identity);
      drawWithin(easel, colored(object), { at: [0, 0.1], scale: 0.94 });
      for (const [from, to] of stretches) {
        const clip: Polygon = [
          [-2, from],
          [2, from],
          [2, to],
          [-2, to],
        ];
        for (const layer of around.layers) easel.layers.push({ ...layer, clip });
      }
    },
  };
}

/** The one on a thread below the other. */
export function hung(subject: Actor, object: Actor): Pick<Motif, 'draw'> {
  const thread: Point[] = [
    [0, -0.5],
    [0, 0.3],
  ];
  return {
    draw(easel) {
      drawWithin(easel, colored(object), { at: [0, -0.46], scale: 0.54 });
      easel.layer((pen) => pen.stroke(thread, pen.weight.inner), {
        silhouette: 'cells-and-lines',
        contour: 0,
      });
      drawWithin(easel, colored(subject), { at: [0, 0.58], scale: 0.4 });
    },
  };
}
