import { withTrait } from '../../lexicon/lexicon.ts';
import type { Motif } from '../../motifs/motif.ts';
import type { Relation, RelationKind } from '../../parse/reading.ts';
import type { SceneElement } from '../scene-element.ts';
import { oneOf, posed, sizeOf } from '../scene-element.ts';
import { isHead } from '../whole-body.ts';
import { adorned, worn } from './adorned.ts';
import { apart } from './apart.ts';
import { backed } from './backed.ts';
import { becoming } from './becoming.ts';
import { entwined } from './entwined.ts';
import { flanked } from './flanked.ts';
import { forming } from './forming.ts';
import { gathered } from './gathered.ts';
import { gripOf } from './grips.ts';
import { halved } from './halved.ts';
import { handHolding, isGripped } from './hand-holding.ts';
import { handled } from './handled.ts';
import { holding } from './held.ts';
import { isKnownFromWithin, madeOf } from './made-of.ts';
import { barreled, fromMuzzle } from './muzzle.ts';
import { marked, perched, risen, shouldered } from './perched.ts';
import { isOneOfSky, isOneTree, isOverhead, isThicket } from './plainly.ts';
import { reflected } from './reflected.ts';
import type { Part } from './stacked.ts';
import { colored, stacked } from './stacked.ts';
import { through } from './through.ts';
import { under } from './under.ts';
import { contained, isHollow, landscapes, sprouting } from './vessels.ts';
import { graspedBy, hung, twining, woven } from './woven.ts';
import { wreathed } from './wreathed.ts';

/** What draws two as one; null when nothing does. */
export type Drawing = Pick<Motif, 'draw'> | null;
type Pairing = (subject: SceneElement, object: SceneElement, relation: Relation) => Drawing;

/** Nothing is seen to come out of them at the top. */
const sideways = withTrait('sideways');

/** A rose is put into hair wherever it is drawn; what else would be, lies on the face. */
const hair = /\bhair\b|头发|髪/u;

/** What is hung over a post, and has no line to hang on. */
const hats = withTrait('hung');
const onFoot = /\b(?:walk|run|step|strid|stalk|prowl|charg)/u;

/** Whatever the two are. */
export const always: Partial<Record<RelationKind, Pairing>> = {
  'left-of': (subject, object) => apart(subject, object, 'left-of'),
  above: (subject, object) => apart(subject, object, 'above'),
  half: halved,
  'as-eyes': eyed,
  'made-of': filledOrMade,
  becoming,
  adorning,
  reflected,
  forming,
};
/** Unless one of them is scenery. */
export const bodily: Partial<Record<RelationKind, Pairing>> = {
  around: wound,
  hanging: (subject, object) => (hats.has(subject.name) ? perched(subject, object) : hung(subject, object)),
  wearing: worn,
};
/** Unless somebody's crown is meant as well. */
export const uncrowned: Partial<Record<RelationKind, Pairing>> = {
  behind: (subject, object) => (landscapes.has(subject.kind) ? null : backed(subject, object)),
  inside: contained,
  marking: marked,
  shouldered,
  on: (subject, object, { phrase }) => perched(subject, object, / head\b|[头頭]の?上|頭に/u.test(phrase)),
  through,
  // A plain composition has the sky above or behind.
  under: (subject, object) => (isOverhead(object) && !isOneOfSky(subject) ? null : under(subject, object)),
  between: flanked,
  holding: held,
  'out-of': comingOut,
};

function filledOrMade(subject: SceneElement, object: SceneElement): Drawing {
  if (isKnownFromWithin(subject)) return null;
  return isHollow(subject) ? contained(object, subject) : madeOf(subject, object);
}

function adorning(subject: SceneElement, object: SceneElement, { phrase }: Relation): Drawing {
  const isOnFace = object.kind === 'figure' && subject.kind !== 'flora' && hair.test(phrase);
  return isOnFace ? null : adorned(subject, object);
}

function wound(subject: SceneElement, object: SceneElement, { phrase }: Relation): Drawing {
  if (subject.name === 'snake') return entwined(colored(object), 'wide');
  // Wound around something it would have no hood.
  if (subject.name === 'cobra') return null;
  if (isOneTree(subject)) return null;
  const around = woven(subject, object);
  // Blossoms lie around it, and have no stems that twine.
  if (around || subject.kind !== 'flora' || twining.test(phrase)) return around;
  return wreathed(subject, object);
}

function held(subject: SceneElement, object: SceneElement, relation: Relation): Drawing {
  // A stream that somebody drinks from is not in his mouth.
  if (object.kind === 'ground' && /\bdrink/.test(relation.phrase)) return null;
  // Nothing is in a fist but what a hand closes around.
  if (subject.name === 'fist') return isGripped(object) ? handHolding(object, false) : null;
  if (subject.name === 'hand' || subject.name === 'skeleton-hand')
    return handHolding(gathered(object), subject.name === 'skeleton-hand');
  const all = gathered(object);
  return (
    handled(subject, all, relation) ?? graspedBy(subject, all) ?? holding(subject, all, gripOf(relation))
  );
}

function comingOut(some: SceneElement, object: SceneElement, { phrase }: Relation): Drawing {
  // Who peeks out of something does not do so over a board.
  const isPeeking = some.subjects[0]?.pose?.name === 'peeking';
  const subject = isPeeking ? posed(some, some.motif.poses?.sitting) : some;
  // Who walks out of smoke would be set down on it; what rises from it is seen to.
  if (object.name === 'smoke' && onFoot.test(phrase)) return null;
  // Cut off at the chest, nobody rises from the sea.
  if (object.name === 'wave' && subject.kind === 'figure' && isHead(subject)) return null;
  if (sideways.has(object.name) || isThicket(object)) return null;
  if (barreled.has(object.name)) return fromMuzzle(gathered(subject), object);
  return subject.kind === 'flora' && subject.count > 1 ? sprouting(subject, object) : risen(subject, object);
}

/** In the eye sockets of a skull, one in each or one alone; where the eyes of others are, differs with each of their drawings. */
function eyed(eyes: SceneElement, head: SceneElement): Pick<Motif, 'draw'> | null {
  if (head.name !== 'skull') return null;
  const single = oneOf(eyes);
  const right: Part = [single, { at: [0.29, 0.02], scale: 0.22, isFlipped: true }];
  if (sizeOf(eyes) === 1) return stacked([head, {}], right);
  return stacked([head, {}], [single, { at: [-0.29, 0.02], scale: 0.22 }], right);
}
