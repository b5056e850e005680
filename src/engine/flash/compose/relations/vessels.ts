import type { Placing } from '../../geometry/transform.ts';
import { compose, identity, placing } from '../../geometry/transform.ts';
import type { ConceptName } from '../../lexicon/concept.ts';
import { concepts } from '../../lexicon/concept.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { Motif } from '../../motifs/motif.ts';
import { Canvas } from '../../paint/canvas.ts';
import { boundsOfLayers } from '../../paint/layer.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { posed, posedAsSaid } from '../scene-element.ts';
import { seatOn } from '../skyline.ts';
import { inJar } from './jar.ts';
import { madeOf } from './made-of.ts';
import { risen } from './perched.ts';
import { colored, stacked } from './stacked.ts';
import { sunken } from './sunken.ts';

/** Things with an inside that can be looked into. */
const vessels: Readonly<Record<string, Placing>> = {
  bottle: { at: [0.1, 0.02], scale: 0.36 },
  jar: { at: [0, 0.16], scale: 0.42 },
  hourglass: { at: [0, 0.42], scale: 0.24 },
  'crystal-ball': { at: [0, -0.2], scale: 0.4 },
  heart: { at: [0, -0.05], scale: 0.45 },
  lantern: { at: [0, 0.1], scale: 0.28 },
  ufo: { at: [0, -0.34], scale: 0.36 },
  birdcage: { at: [0, 0.1], scale: 0.36 },
  diamond: { at: [0, 0], scale: 0.42 },
  eye: { at: [0, 0], scale: 0.26 },
  'spider-web': { at: [0, 0], scale: 0.5 },
  cocktail: { at: [0, -0.34], scale: 0.46 },
  nest: { at: [0, -0.36], scale: 0.5 },
  cauldron: { at: [0, -0.52], scale: 0.46 },
  triangle: { at: [0, 0.14], scale: 0.6 },
  moon: { at: [0.3, 0.1], scale: 0.5 },
  sun: { at: [0, 0], scale: 0.4 },
  'light-bulb': { at: [0, -0.34], scale: 0.4 },
  'snow-globe': { at: [0, -0.3], scale: 0.4 },
  'diving-helmet': { at: [0, -0.1], scale: 0.3 },
  ribcage: { at: [0, -0.06], scale: 0.4 },
  mirror: { at: [0, -0.36], scale: 0.36 },
  carabiner: { at: [-0.1, -0.1], scale: 0.34 },
  ouroboros: { at: [0, 0], scale: 0.4 },
  horseshoe: { at: [0, -0.06], scale: 0.4 },
  'fire-ring': { at: [0, 0.04], scale: 0.6 },
  'bell-jar': { at: [0, 0.12], scale: 0.52 },
  rose: { at: [0, -0.02], scale: 0.36 },
  sunflower: { at: [0, 0], scale: 0.36 },
  peony: { at: [0, 0], scale: 0.36 },
  chrysanthemum: { at: [0, 0], scale: 0.36 },
  dahlia: { at: [0, 0], scale: 0.36 },
  window: { at: [0, 0.12], scale: 0.6 },
} satisfies Partial<Record<ConceptName, Placing>>;
/** What is filled with something holds it, and is not made of it. */
const hollow = withTrait('hollow');
/** What a landscape fills to its edges, and anything else stands before. */
const solid = concepts('heart', 'diamond', 'moon');
/** What is open in its middle holds land and sky as it does anything else. */
const rings = withTrait('open-ring');
/** Too narrow to show anything inside. */
const slender = withTrait('slender');
/** A landscape in somebody fills all of the outline. */
const bodies = new Set(['creature', 'figure']);
export const landscapes: ReadonlySet<string> = new Set(['ground', 'sky']);
/** What is in them shows above their rims. */
const openVessels = withTrait('open-vessel');

/** Hands that are told from each other by their lines: of their outline nobody would know them. */
const joinedHands = withTrait('joined-hands');

/** What stands on the floor of a jar, and has no stem to be put in water. */
const rooted = withTrait('rooted');

/** What fills something or looks out of it; null where it stands inside as it would anywhere. */
export function filling(subject: SceneElement, object: SceneElement): Pick<Motif, 'draw'> | null {
  if (rings.has(object.name)) return contained(subject, object);
  if (joinedHands.has(object.name)) return null;
  if (bodies.has(object.kind) && landscapes.has(subject.kind)) {
    const whole = standing(object);
    return madeOf(whole ?? object, subject, whole !== null);
  }
  if (object.name === 'jar' && subject.kind === 'flora' && !rooted.has(subject.name))
    return inJar(subject, object);
  if (openVessels.has(object.name)) {
    // A broken one is seen as a whole.
    const isBroken = object.subjects.some(({ isBroken }) => isBroken);
    const isBody = !isBroken && (bodies.has(subject.kind) || subject.count === 1);
    const inside = isBody || landscapes.has(subject.kind) ? sunken(seated(subject), object) : null;
    return inside ?? sprouting(subject, object);
  }
  if (landscapes.has(subject.kind) || subject.name === 'city')
    return hasOutline(object) ? madeOf(object, subject) : contained(subject, object);
  return null;
}

/** Whether it holds what it is filled with, rather than being made of it. */
export function isHollow({ name }: SceneElement): boolean {
  return hollow.has(name);
}

/** Land and sky fill what has an outline and no room of its own: a wave in a heart, a city in a feather. */
function hasOutline({ kind, name }: SceneElement): boolean {
  return (
    (kind === 'object' || kind === 'symbol' || name === 'drop' || name === 'leaf') &&
    (!vessels[name] || solid.has(name)) &&
    !slender.has(name)
  );
}

/** In the room of a vessel; null where it has none. */
export function contained(subject: SceneElement, vessel: SceneElement): Pick<Motif, 'draw'> | null {
  const room = vessels[vessel.name];
  return room ? stacked([vessel, {}], [seated(subject), room]) : null;
}

/** All of somebody; null where nothing draws more than the head. */
function standing(element: SceneElement): SceneElement | null {
  const { standing, prowling, running } = element.motif.poses ?? {};
  const pose = standing ?? prowling ?? running;
  return pose ? posed(element, pose) : null;
}

/** Above the rim of what holds it: several flowers fan out, anything else rises as one. */
export function sprouting(subject: SceneElement, vessel: SceneElement): Pick<Motif, 'draw'> {
  if (subject.kind !== 'flora' || subject.count === 1) return risen(seated(subject), vessel);
  const shoot = colored(seated(subject));
  return {
    draw(canvas) {
      const below = new Canvas(canvas.kit);
      drawWithin(below, colored(vessel), { at: [0, 0.42], scale: 0.58 });
      const { at, width } = seatOn(below.layers, 0.3);
      for (const { lean, scale } of fan) {
        const own = new Canvas(canvas.kit);
        drawWithin(own, shoot, { scale, isFlipped: lean > 0 });
        const { bottom } = boundsOfLayers(own.layers);
        const root = placing({
          at: [at[0] + 0.6 * lean * width, at[1] + 0.3 * width],
          angleRad: lean,
        });
        canvas.add(own, compose(root, placing({ at: [0, -bottom] })));
      }
      canvas.add(below, identity);
    },
  };
}

/** How several flowers stand in one vessel, their stems in its rim. */
const fan = [
  { lean: -0.6, scale: 0.4 },
  { lean: 0.6, scale: 0.4 },
  { lean: 0, scale: 0.46 },
] as const;

/** Beasts show more than their heads, unless the prompt says how they lie. */
function seated(element: SceneElement): SceneElement {
  // Who peeks out of something does not do so over a board.
  if (element.subjects[0]?.pose?.name === 'peeking') return posed(element, element.motif.poses?.sitting);
  return posedAsSaid(element, element.motif.poses?.sitting);
}
