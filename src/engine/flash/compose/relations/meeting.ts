import type { Transform } from '../../geometry/transform.ts';
import { compose, mapPoint, placing } from '../../geometry/transform.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { Motif } from '../../motifs/motif.ts';
import { Canvas } from '../../paint/canvas.ts';
import { boundsOfLayers, movedLayer } from '../../paint/layer.ts';
import { drawWithin, fitted } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { isFromAbove, looksLeft, wholeOf } from '../whole-body.ts';
import { colored, stacked } from './stacked.ts';

/** In profile, their mouths or beaks foremost: two that face each other kiss where they meet. */
const foremostMouths = withTrait('mouth-foremost');
/** Who leans on the other, having no arms to put around it. */
const leaning = withTrait('leaning');
/** Who flies or leaps as it is drawn. */
const airborne = withTrait('airborne');

/** The one behind, the other ahead of it and smaller; two of a kind run around in a circle. Null for heads. */
export function chasing(hunter: SceneElement, prey: SceneElement): Pick<Motif, 'draw'> | null {
  const isMutual = hunter === prey;
  const runner = allOf(hunter, wholeOf(hunter, 'running', 'prowling'), isMutual);
  const isAlive = prey.kind === 'creature' || prey.kind === 'figure';
  const ahead = isAlive ? allOf(prey, wholeOf(prey, 'running', 'prowling', 'sitting'), isMutual) : prey;
  // From above two butterflies would lie on each other.
  if (!runner || !ahead || isFromAbove(hunter.name)) return null;
  if (isMutual)
    return stacked(
      [runner, { at: [0.04, -0.44], scale: 0.78, angleRad: 0.16, isFlipped: looksLeft(runner) }],
      [ahead, { at: [-0.04, 0.44], scale: 0.78, angleRad: Math.PI + 0.16, isFlipped: looksLeft(ahead) }],
    );
  return stacked(
    [ahead, { at: [0.66, 0.22], scale: 0.34, isFlipped: looksLeft(ahead) }],
    [runner, { at: [-0.36, 0], scale: 0.66, isFlipped: looksLeft(runner) }],
  );
}

/** All of several, where their drawing takes no pose; but of two that chase each other one. */
function allOf(element: SceneElement, one: SceneElement | null, isMutual: boolean): SceneElement | null {
  return one && !isMutual && one.motif === element.single ? element : one;
}

/** Face to face, so that their mouths touch; null for those whose mouths are not foremost. */
export function kissing(first: SceneElement, second: SceneElement): Pick<Motif, 'draw'> | null {
  const [one, other] = [profileOf(first), profileOf(second)];
  return one && other && touching(one, other, { overlap: 0.024, leanRad: 0 });
}

/**
 * Two that face each other with nothing between them.
 *
 * @param overlap how far the one reaches over the other, in the square's units
 * @param leanRad how far each leans towards the other
 */
function touching(
  one: SceneElement,
  other: SceneElement,
  { overlap, leanRad }: { readonly overlap: number; readonly leanRad: number },
): Pick<Motif, 'draw'> {
  return {
    draw(canvas) {
      for (const [element, side] of [
        [one, -1],
        [other, 1],
      ] as const) {
        const own = new Canvas(canvas.kit);
        colored(element).draw(own);
        const isFlipped = side > 0 !== looksLeft(element);
        const place = fitted(own, { scale: 0.56, angleRad: -side * leanRad, isFlipped });
        const front = frontOf(element, own, place, side);
        canvas.add(own, compose(placing({ at: [-side * (overlap / 2) - front, 0] }), place));
      }
    },
  };
}

/** How far to the middle somebody reaches: a bird on its twig with its beak. */
function frontOf({ motif }: SceneElement, own: Canvas, place: Transform, side: -1 | 1): number {
  if (motif.mouth) return mapPoint(place, motif.mouth)[0];
  const { left, right } = boundsOfLayers(own.layers.map((layer) => movedLayer(layer, place)));
  return side < 0 ? right : left;
}

function profileOf(element: SceneElement): SceneElement | null {
  const one = { ...element, motif: element.single ?? element.motif };
  return foremostMouths.has(element.name) ? one : null;
}

/** The one with its arm around the other, who sits beside it; those without arms lean on each other. */
export function hugging(first: SceneElement, second: SceneElement): Pick<Motif, 'draw'> | null {
  const [one, other] = [first, second].toSorted((a, b) => Number(hasArms(b)) - Number(hasArms(a)));
  const beside = other && wholeOf(other, 'sitting', 'standing');
  if (!one || !beside) return null;
  const { embracing } = one.single ?? one.motif;
  if (embracing)
    return embracing(
      (canvas, place) => drawWithin(canvas, colored(beside), { ...place, isFlipped: !looksLeft(beside) }),
      'beside',
    );
  const leaner = wholeOf(one);
  if (!leaner || ![one, beside].every(({ name }) => leaning.has(name))) return null;
  return touching(leaner, beside, { overlap: 0.06, leanRad: 0.12 });
}

function hasArms({ motif, single }: SceneElement): boolean {
  return (single ?? motif).embracing !== undefined;
}

/** Both at their full length, rearing up against each other; null for heads. */
export function fighting(first: SceneElement, second: SceneElement): Pick<Motif, 'draw'> | null {
  const [one, other] = [first, second].map((element) => wholeOf(element, 'prowling', 'running', 'standing'));
  if (!one || !other) return null;
  return stacked(
    [one, { at: [-0.46, 0], scale: 0.62, angleRad: -0.3, isFlipped: looksLeft(one) }],
    [other, { at: [0.46, 0], scale: 0.62, angleRad: 0.3, isFlipped: !looksLeft(other) }],
  );
}

/** At full stretch above what it jumps or flies over; null for whom nothing draws running or in the air. */
export function over(jumper: SceneElement, hurdle: SceneElement): Pick<Motif, 'draw'> | null {
  const leaping = wholeOf(jumper, 'running');
  if (!leaping || !(jumper.motif.poses?.running || airborne.has(jumper.name))) return null;
  return stacked(
    [hurdle, { at: [0.06, 0.52], scale: 0.5 }],
    [leaping, { at: [0, -0.34], scale: 0.74, angleRad: -0.16, isFlipped: looksLeft(leaping) }],
  );
}
