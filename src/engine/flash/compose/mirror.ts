import type { Placing, Transform } from '../geometry/transform.ts';
import { compose, invert, mapPoints, placing } from '../geometry/transform.ts';
import type { Layer } from '../paint/layer.ts';
import { movedLayer } from '../paint/layer.ts';
import type { SceneElement } from './scene-element.ts';

/** Changes left and right over, about the middle of the page. */
export const mirror: Transform = placing({ isFlipped: true });

/** What is read, and would say something else from behind: signs, dials, pages. */
export function isReadable({ kind, subjects }: SceneElement): boolean {
  return (
    kind === 'symbol' || subjects.some(({ concept }) => readable.some((trait) => concept.traits.has(trait)))
  );
}

const readable = ['timepiece', 'read', 'page'] as const;

/** Takes what stands somewhere to the place across from there, leaning the other way, without turning it over. */
export function carriedAcross({ at = [0, 0], angleRad = 0 }: Placing): Transform {
  const there = placing({ at: [-at[0], at[1]], angleRad: -angleRad });
  return compose(there, invert(placing({ at, angleRad })));
}

/** A layer that `across` takes to the other side; what cuts it off changes sides with it. */
export function mirroredLayer(layer: Layer, across: Transform): Layer {
  return { ...movedLayer(layer, across), clip: layer.clip && mapPoints(mirror, layer.clip) };
}
