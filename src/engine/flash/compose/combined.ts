import type { Motif } from '../motifs/motif.ts';
import type { Relation, RelationKind } from '../parse/reading.ts';
import type { Actor } from './actor.ts';
import { isCrown, mayMirror, oneOf, posed, sizeOf } from './actor.ts';
import { adorned, worn } from './adorned.ts';
import { apart } from './apart.ts';
import { backed } from './backed.ts';
import { becoming } from './becoming.ts';
import { crossing } from './crossed.ts';
import { entwined } from './entwined.ts';
import { family } from './families/family.ts';
import { flanked } from './flanked.ts';
import { gripOf } from './grips.ts';
import { grouped } from './group.ts';
import { halved } from './halved.ts';
import { handHolding, isGripped, offered } from './hand-holding.ts';
import { holding } from './held.ts';
import { isKnownFromWithin, madeOf } from './made-of.ts';
import { chasing, fighting, hugging, kissing, over } from './meeting.ts';
import { barreled, fromMuzzle } from './muzzle.ts';
import { marked, perched, risen, seated, shouldered } from './perched.ts';
import { isOneOfSky, isOneTree, isOverhead, scenery } from './plainly.ts';
import { snakeInSkull } from './snake-in-skull.ts';
import type { Part } from './stacked.ts';
import { colored, stacked } from './stacked.ts';
import { hasRim } from './sunken.ts';
import { through } from './through.ts';
import { under } from './under.ts';
import { contained, filling, isHollow, landscapes, sprouting } from './vessels.ts';
import { graspedBy, hung, twining, woven } from './woven.ts';
import { wreathed } from './wreathed.ts';

/** What of the scenery can be held all the same. */
const held: ReadonlySet<string> = new Set(['star', 'lightning', 'fire', 'sakura']);
/** What is written on them would be mirrored with them. */
const legible: ReadonlySet<string> = new Set([
  'honey-jar',
  'newspaper',
  'clock',
  'pocket-watch',
  'badge',
  'cards',
  'compass',
  'calendar',
  'd20',
  'tarot',
  'eight-ball',
  'road-sign',
]);
/** Landscapes of which two stand apart. */
const flanks: ReadonlySet<string> = new Set(['mountain']);
const meetings: Partial<Record<RelationKind, typeof kissing>> = {
  chasing,
  kissing,
  hugging,
  fighting,
  over,
  crossed: crossing,
};

/** Two actors that the prompt relates, or two of one kind, as one; null when nothing draws them so. */
export function combined(relation: Relation, subject: Actor, object: Actor): Actor | null {
  const { kind } = relation;
  const motif = motifFor(relation, subject, object);
  if (!motif) return null;
  // Who wears something may yet be set on something.
  const seated =
    kind === 'wearing' && subject.motif.poses?.sitting && object.kind !== 'flora'
      ? worn(sitting(subject), object)
      : null;
  return {
    subjects: [...new Set([...subject.subjects, ...object.subjects])],
    motif: {
      ...motif,
      name: `${storyOf(subject)} ${kind} ${storyOf(object)}`,
      tinted: subject.motif.tinted,
      ...(seated && { poses: { sitting: seated } }),
    },
    name: 'combined',
    // Letters and dials among them must not be mirrored, but what is alive may be.
    kind:
      kind === 'half' || kind === 'left-of' || [subject, object].some(({ name }) => legible.has(name))
        ? 'object'
        : subject.kind === 'creature' || object.kind === 'creature'
          ? 'creature'
          : 'object',
    pigment: null,
    count: 1,
  };
}

/** Where flowers and trees in their number are set as one group. */
const gathering: ReadonlySet<RelationKind> = new Set([
  'on',
  'under',
  'inside',
  'between',
  'hanging',
  'left-of',
  'above',
]);

/** Flora comes one by one, to be strewn around others; what it is related to takes it as a group. */
function gathered(actor: Actor): Actor {
  if (actor.kind !== 'flora' || actor.count === 1) return actor;
  return { ...actor, motif: grouped(actor.motif, actor.count, true), count: 1 };
}

/** What has been combined before, by all that it shows. */
function storyOf({ name, motif }: Actor): string {
  return name === 'combined' ? motif.name : name;
}

/** Nothing is seen to come out of them at the top. */
const sideways: ReadonlySet<string> = new Set(
  'fireplace door window television lock mirror tunnel cassette computer laptop phone smartphone'.split(' '),
);

/** What each of several does for itself; they sit on one branch and under one tree together. */
const severally: ReadonlySet<RelationKind> = new Set(['wearing', 'holding']);
/** A rose is put into hair wherever it is drawn; what else would be, lies on the face. */
const inHair = /\bhair\b|头发|髪/u;

function motifFor(relation: Relation, some: Actor, other: Actor): Pick<Motif, 'draw'> | null {
  const { kind } = relation;
  if (kind === 'beside') return null;
  if (kind === 'young-of') return family(other, some, relation.phrase);
  if (kind === 'holding' && sizeOf(some) === 2 && sizeOf(other) === 1) {
    if (some.name === 'hand') return offered(oneOf(other));
    if (some.name === 'skeleton-hand') return flanked(other, some);
  }
  if (severally.has(kind) && sizeOf(some) > 1 && mayMirror(some.kind) && some.kind !== 'flora') {
    const one = pairOf(relation, oneOf(some), other);
    return one && grouped({ ...some.motif, ...one }, sizeOf(some), true);
  }
  // Each of several deer has its own birds.
  if (kind === 'adorning' && sizeOf(other) > 1 && mayMirror(other.kind)) {
    const one = pairOf(relation, oneOf(some), oneOf(other));
    return one && grouped({ ...other.motif, ...one }, sizeOf(other), true);
  }
  return pairOf(relation, some, other);
}

/** What is hung over a post, and has no line to hang on. */
const hats: ReadonlySet<string> = new Set(
  'fedora cowboy-hat sombrero top-hat baseball-cap straw-hat pirate-hat santa-hat wizard-hat sailor-hat boots cowboy-boot'.split(
    ' ',
  ),
);
/** What a thing on a chain hangs on. */
const isStrung = ({ kind }: Actor, { name }: Actor) =>
  /^(?:chain|rope|thread)$/.test(name) && (kind === 'object' || kind === 'symbol');
const farm = /\b(?:farm|ranch)\b/u;
/** Where on a mountain something is to stand. */
const peak = /\b(?:top|peak|summit|atop)\b|頂|顶/u;
const onFoot = /\b(?:walk|run|step|strid|stalk|prowl|charg)/u;
const entering: ReadonlySet<RelationKind> = new Set(['as-eyes', 'out-of', 'through', 'inside']);
const meetingsOfTwo: ReadonlySet<RelationKind> = new Set(['kissing', 'hugging', 'fighting', 'over']);

function pairOf(relation: Relation, some: Actor, other: Actor): Pick<Motif, 'draw'> | null {
  // What comes out of a cup stands in it.
  const kind = relation.kind === 'out-of' && hasRim(other) ? 'inside' : relation.kind;
  const isGathering = gathering.has(kind);
  // Flowers look out from behind something on all sides; trees before it are all of them.
  const object = isGathering || kind === 'behind' ? gathered(other) : other;
  const subject = isGathering ? gathered(some) : some;
  const meet = meetings[kind];
  // Of several who fight or kiss somebody else one would be seen.
  if (meet && meetingsOfTwo.has(kind) && some !== other && sizeOf(some) + sizeOf(other) > 2) return null;
  // Of two of a kind who meet, each is one.
  const one = oneOf(some);
  if (meet) return some === other ? meet(one, one) : meet(subject, object);
  if (kind === 'left-of' || kind === 'above') return apart(subject, object, kind);
  if (kind === 'half') return halved(subject, object);
  if (subject.name === 'snake' && object.name === 'skull' && entering.has(kind))
    return sizeOf(some) === 1 ? snakeInSkull(subject, object) : null;
  if (kind === 'as-eyes') return eyed(subject, object);
  if (kind === 'wearing' && object.kind === 'flora') return adorned(object, subject);
  if (kind === 'made-of' && isKnownFromWithin(subject)) return null;
  if (kind === 'made-of') return isHollow(subject) ? contained(object, subject) : madeOf(subject, object);
  if (kind === 'becoming') return becoming(subject, object);
  if (kind === 'adorning') {
    const isOnFace = object.kind === 'figure' && subject.kind !== 'flora' && inHair.test(relation.phrase);
    return isOnFace ? null : adorned(subject, object);
  }
  const filled = kind === 'inside' && !isOneOfSky(subject) ? filling(subject, object) : null;
  if (filled) return filled;
  if (kind === 'on') {
    const onBack = marked(seated(subject), object);
    if (onBack) return onBack;
  }
  const isFlanked = kind === 'between' && some.kind !== 'sky' && flanks.has(object.name);
  if (isFlanked) return flanked(subject, object);
  const isHeld = kind === 'holding' && held.has(object.name);
  const isSheltered = kind === 'under' && object.name === 'sakura';
  const isSeat =
    kind === 'on' && (object.name === 'cloud' || (object.name === 'mountain' && peak.test(relation.phrase)));
  if (scenery.has(object.name) && !isHeld && !isSheltered && !isSeat && !isOneOfSky(object)) return null;
  const isInto = kind === 'inside' && subject.name === 'sakura';
  if (scenery.has(subject.name) && !isInto && !isOneOfSky(subject)) return null;
  if (kind === 'around') {
    if (subject.name === 'snake') return entwined(colored(object), 'wide');
    // Wound around something it would have no hood.
    if (subject.name === 'cobra') return null;
    if (isOneTree(subject)) return null;
    const wound = woven(subject, object);
    // Blossoms lie around it, and have no stems that twine.
    if (wound || subject.kind !== 'flora' || twining.test(relation.phrase)) return wound;
    return wreathed(subject, object);
  }
  // Who walks out of smoke would be set down on it; what rises from it is seen to.
  if (kind === 'out-of' && object.name === 'smoke' && onFoot.test(relation.phrase)) return null;
  // On a farm nothing stands upon its barn.
  if (kind === 'on' && object.name === 'barn' && farm.test(relation.phrase)) return null;
  if (kind === 'hanging') return hats.has(subject.name) ? perched(subject, object) : hung(subject, object);
  if (kind === 'on' && isStrung(subject, object)) return hung(subject, object);
  if (kind === 'wearing') return worn(subject, object);
  if (isCrown(subject)) return null;
  if (kind === 'behind') return landscapes.has(subject.kind) ? null : backed(subject, object);
  if (kind === 'inside') return contained(subject, object);
  if (kind === 'marking') return marked(subject, object);
  if (kind === 'shouldered') return shouldered(subject, object);
  if (kind === 'on') return perched(subject, object, / head\b|[头頭]の?上|頭に/u.test(relation.phrase));
  if (kind === 'through') return through(subject, object);
  // A plain composition has the sky above or behind.
  if (kind === 'under') return isOverhead(object) && !isOneOfSky(subject) ? null : under(subject, object);
  if (kind === 'between') return flanked(subject, object);
  // A stream that somebody drinks from is not in his mouth.
  if (kind === 'holding' && object.kind === 'ground' && /\bdrink/.test(relation.phrase)) return null;
  // Nothing is in a fist but what a hand closes around.
  if (kind === 'holding' && subject.name === 'fist')
    return isGripped(object) ? handHolding(object, false) : null;
  if (kind === 'holding' && (subject.name === 'hand' || subject.name === 'skeleton-hand'))
    return handHolding(object, subject.name === 'skeleton-hand');
  if (kind === 'holding') return graspedBy(subject, object) ?? holding(subject, object, gripOf(relation));
  if (sideways.has(object.name)) return null;
  if (barreled.has(object.name)) return fromMuzzle(gathered(subject), object);
  return subject.kind === 'flora' && subject.count > 1 ? sprouting(subject, object) : risen(subject, object);
}

function sitting(actor: Actor): Actor {
  return posed(actor, actor.motif.perched ?? actor.motif.poses?.sitting);
}

/** In the eye sockets of a skull, one in each or one alone; where the eyes of others are, differs with each of their drawings. */
function eyed(eyes: Actor, head: Actor): Pick<Motif, 'draw'> | null {
  if (head.name !== 'skull') return null;
  const single = oneOf(eyes);
  const right: Part = [single, { at: [0.29, 0.02], scale: 0.22, isFlipped: true }];
  if (sizeOf(eyes) === 1) return stacked([head, {}], right);
  return stacked([head, {}], [single, { at: [-0.29, 0.02], scale: 0.22 }], right);
}
