import type { Point } from '../../geometry/point.ts';
import type { Placing } from '../../geometry/transform.ts';
import { identity, placing } from '../../geometry/transform.ts';
import type { ConceptName } from '../../lexicon/concept.ts';
import { concepts } from '../../lexicon/concept.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { Motif } from '../../motifs/motif.ts';
import { Canvas } from '../../paint/canvas.ts';
import { boundsOfLayers } from '../../paint/layer.ts';
import type { Anatomy } from '../anatomy.ts';
import { anatomyOf } from '../anatomy.ts';
import { bloomAt } from '../bloom.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { posed, sizeOf } from '../scene-element.ts';
import { seatOn } from '../skyline.ts';
import { isHead } from '../whole-body.ts';
import { inHair } from './in-hair.ts';
import { pelted } from './pelted.ts';
import type { Part } from './stacked.ts';
import { colored, stacked } from './stacked.ts';

/** Where a head is adorned, for those whose forehead is not at the top. */
const brows: Readonly<Record<string, Point>> = {
  elephant: [0, -0.42],
  lion: [0, -0.46],
  tiger: [0, -0.5],
} satisfies Partial<Record<ConceptName, Point>>;

/** Around a face, in the mane. */
const mane: readonly Placing[] = [
  { at: [-0.66, -0.1], scale: 0.22 },
  { at: [0.66, -0.1], scale: 0.22, isFlipped: true },
  { at: [-0.52, -0.52], scale: 0.24 },
  { at: [0.52, -0.52], scale: 0.24, isFlipped: true },
  { at: [-0.2, -0.8], scale: 0.2 },
  { at: [0.22, -0.8], scale: 0.22 },
];

/** Flowers in antlers or hair, a sign on a forehead; null for flowers in hair that is not known. */
export function adorned(subject: SceneElement, object: SceneElement): Pick<Motif, 'draw'> | null {
  if (subject.kind === 'flora' && (object.kind === 'figure' || object.name === 'skull'))
    return inHair(subject, object);
  if (object.name === 'lion' && subject.kind === 'flora')
    return stacked([object, {}], ...mane.map((place, i): Part => [bloomAt(subject, i), place]));
  const brow = brows[object.name];
  if (brow) return stacked([object, {}], [subject, { at: brow, scale: 0.26 }]);
  if (object.name === 'deer' && subject.kind !== 'flora')
    return stacked([subject, { at: [0, -0.62], scale: 0.44 }], [object, {}]);
  if (subject.kind !== 'flora') return stacked([object, {}], [subject, { at: [0, -0.44], scale: 0.28 }]);
  return stacked(
    [object, {}],
    [subject, { at: [-0.5, -0.6], scale: 0.22, angleRad: -0.4 }],
    [subject, { at: [0.5, -0.6], scale: 0.22, angleRad: 0.4, isFlipped: true }],
    [subject, { at: [-0.2, -0.34], scale: 0.24 }],
    [subject, { at: [0.22, -0.38], scale: 0.2, isFlipped: true }],
    [subject, { at: [0, -0.5], scale: 0.2 }],
  );
}

/** Hats, by their width as a multiple of the head's. */
const hats: Readonly<Record<string, number>> = {
  'top-hat': 1.9,
  'cowboy-hat': 2.3,
  sombrero: 2.1,
  'magic-hat': 1.9,
  'pirate-hat': 2.1,
  'wizard-hat': 2,
  'santa-hat': 1.8,
  'chef-hat': 1.7,
  'party-hat': 0.8,
  'straw-hat': 2.1,
  'sailor-hat': 1.7,
  'baseball-cap': 1.7,
  fedora: 2,
  headdress: 1.9,
  crown: 1.1,
  'flower-crown': 2,
  thorns: 1.5,
  'scarf-hat': 1.5,
} satisfies Partial<Record<ConceptName, number>>;
/** Whether it sits on top of a head. */
export function isHatlike(name: string): boolean {
  return name in hats;
}

const eyewear = concepts('glasses', 'sunglasses', 'goggles', 'scuba-mask');
const ties = concepts('bow-tie');
/** Where what else is worn sits on a head that fills the square. */
const accessories: Readonly<Record<string, Placing>> = {
  'bow-tie': { at: [0, 0.88], scale: 0.3 },
  glasses: { at: [0, -0.08], scale: 0.56 },
  sunglasses: { at: [0, -0.08], scale: 0.56 },
  goggles: { at: [0, -0.08], scale: 0.6 },
  headphones: { at: [0, -0.2], scale: 0.84 },
  mask: { at: [0, 0], scale: 0.6 },
  'gas-mask': { at: [0, 0.1], scale: 0.6 },
  'kitsune-mask': { at: [0, -0.1], scale: 0.6 },
  'venetian-mask': { at: [0, -0.06], scale: 0.5 },
  'opera-mask': { at: [0, 0], scale: 0.6 },
  'tribal-mask': { at: [0, 0], scale: 0.6 },
  hannya: { at: [0, -0.06], scale: 0.6 },
  oni: { at: [0, -0.06], scale: 0.6 },
  'scuba-mask': { at: [0, -0.06], scale: 0.5 },
} satisfies Partial<Record<ConceptName, Placing>>;

/** What is put on below a head: where it is, and where the head. */
const bodices: Readonly<
  Record<string, { readonly garment: Placing; readonly head: Placing; readonly isBelow?: boolean }>
> = {
  suit: { garment: { at: [0, 0.54], scale: 0.92 }, head: { at: [0, -0.3], scale: 0.62 } },
  hoodie: { garment: {}, head: { at: [0, -0.2], scale: 0.5 } },
  bandana: { garment: { at: [0, 0.66], scale: 0.42 }, head: { at: [0, -0.16], scale: 0.82 }, isBelow: true },
  scarf: { garment: { at: [0.04, 0.62], scale: 0.56 }, head: { at: [0, -0.16], scale: 0.82 }, isBelow: true },
} satisfies Partial<
  Record<ConceptName, { readonly garment: Placing; readonly head: Placing; readonly isBelow?: boolean }>
>;

/** A head on the shoulders of a garment, or above a scarf; null for who has a body of his own. */
function inBodice(
  wearer: SceneElement,
  garment: SceneElement,
  place: { readonly garment: Placing; readonly head: Placing; readonly isBelow?: boolean },
): Pick<Motif, 'draw'> | null {
  const { face, poses } = wearer.motif;
  const neck = anatomyOf(wearer.name)?.neck;
  if (neck && place.isBelow && !face)
    return stacked(
      [wearer, {}],
      [garment, { at: [neck[0][0], neck[0][1] + neck[1] * 0.4], scale: neck[1] * 1.7 }],
    );
  if (!face && !isHead(wearer)) return null;
  const head: Part = [posed(wearer, face ?? poses?.head), place.head];
  const worn: Part = [garment, place.garment];
  return place.isBelow ? stacked(head, worn) : stacked(worn, head);
}

/** Someone in a hat, a mask or a tie; null for what is no clothing. */
export function worn(wearer: SceneElement, thing: SceneElement): Pick<Motif, 'draw'> | null {
  if (thing.kind === 'creature' || /-skull$/.test(thing.name)) return pelted(wearer, thing);
  const share = hats[thing.name];
  if (share) return hatless.has(wearer.name) ? null : hatted(wearer, thing, share);
  const dressed = bodices[thing.name];
  if (dressed) return inBodice(wearer, thing, dressed);
  const place = accessories[thing.name];
  const { face } = wearer.motif;
  const body = anatomyOf(wearer.name);
  if (place && body && !face) return onBody(wearer, thing, body);
  if (place && !face && !isHead(wearer)) return null;
  const lower = face?.hasLowEyes && eyewear.has(thing.name) ? { at: [0, 0.22] as const } : {};
  return place
    ? stacked([posed(wearer, face), { at: [0, 0.1], scale: 0.86 }], [thing, { ...place, ...lower }])
    : null;
}

/** Glasses before the eyes and ties below the chin of somebody who is drawn with all of the body. */
function onBody(
  wearer: SceneElement,
  thing: SceneElement,
  { eyes, neck }: Anatomy,
): Pick<Motif, 'draw'> | null {
  const pose = wearer.subjects[0]?.pose;
  const spot = eyewear.has(thing.name) ? eyes : ties.has(thing.name) ? neck : undefined;
  if (!spot || sizeOf(wearer) > 1 || (pose && wearer.motif.poses?.[pose.name])) return null;
  return stacked([wearer, {}], [thing, { at: spot[0], scale: spot[1] }]);
}

/** Whose heads are low and small: what is highest of them is a wing, a tail or a back. */
const hatless = withTrait('hatless');
/** Whose ears are higher than any hat is to sit, and where it sits then. */
const eared = concepts('rabbit');
const betweenEars = { at: [0, -0.08], width: 0.5 } as const;

/** Whether it is drawn otherwise than as its anatomy is taken. */
function isPosed({ motif, subjects: [subject] }: SceneElement): boolean {
  const { perched, poses } = motif;
  if (subject?.pose && poses?.[subject.pose.name]) return true;
  return [perched, poses?.sitting].some((one) => one?.draw === motif.draw);
}

/** On a skull of which one knows where it is, however high the hat is: its brim does not come down to the eyes. */
function onSkull(
  wearer: SceneElement,
  hat: SceneElement,
  [[x, y], width]: NonNullable<Anatomy['top']>,
  share: number,
): Pick<Motif, 'draw'> {
  const size = (width * share) / 2;
  return {
    draw(canvas) {
      // The first of several drawings is the one that was measured.
      const own = new Canvas({ ...canvas.kit, variant: 0 });
      drawWithin(own, colored(wearer), {});
      canvas.add(own, identity);
      const worn = new Canvas(canvas.kit);
      drawWithin(worn, colored(hat), { scale: size });
      const low = boundsOfLayers(worn.layers).bottom;
      canvas.add(worn, placing({ at: [x, y - Math.max(size * 0.42, low - size * 0.22)] }));
    },
  };
}

/** The hat sits on the highest level place, as crowns do. */
function hatted(wearer: SceneElement, hat: SceneElement, share: number): Pick<Motif, 'draw'> {
  const top = sizeOf(wearer) > 1 || isPosed(wearer) ? undefined : anatomyOf(wearer.name)?.top;
  if (top) return onSkull(posed(wearer, wearer.motif.face), hat, top, share);
  return {
    draw(canvas) {
      const own = new Canvas(canvas.kit);
      // On a muzzle that is held up nothing sits.
      drawWithin(own, colored(posed(wearer, wearer.motif.face)), { at: [0, 0.16], scale: 0.84 });
      const seat = eared.has(wearer.name) ? betweenEars : seatOn(own.layers, 0.34);
      canvas.add(own, identity);
      const size = Math.min(0.66, (seat.width * share) / 2);
      // A ring of thorns goes around the brow.
      const lift = hat.name === 'thorns' ? -0.1 : 0.42;
      drawWithin(canvas, colored(hat), { at: [seat.at[0], seat.at[1] - size * lift], scale: size });
    },
  };
}
