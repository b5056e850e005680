import { withTrait } from '../lexicon/lexicon.ts';
import type { Relation, RelationKind, Subject, Wishes } from '../parse/reading.ts';
import { withArmband } from './armband.ts';
import { isOwn, withBrought, withCarried } from './carried.ts';
import { withMates } from './families/mates.ts';
import { impliedBy } from './implied.ts';
import { isHatlike } from './relations/adorned.ts';
import { flowsInto } from './relations/becoming.ts';
import { combined } from './relations/combined.ts';
import { entwined } from './relations/entwined.ts';
import { floating, showsGrip } from './relations/grips.ts';
import { showsPlainly } from './relations/plainly.ts';
import { ridesOn } from './relations/riding.ts';
import { snakeInSkull } from './relations/snake-in-skull.ts';
import { withUnderline } from './relations/underlined.ts';
import { twining } from './relations/woven.ts';
import type { SceneElement } from './scene-element.ts';
import { mayLead } from './scene-element.ts';

/** Elements of which some have become one, and the relations that nothing shows: the two are set beside each other. */
export interface Related {
  readonly elements: SceneElement[];
  readonly apart: readonly Relation[];
}

/** What a snake winds around. */
const poles = withTrait('pole');

/**
 * Makes one element of those that belong together.
 *
 * @param hasPicture what an uploaded picture shows cannot be made to hold, wear or become anything: all stay apart
 */
export function relate(
  elements: readonly SceneElement[],
  relations: readonly Relation[],
  wishes: Wishes,
  hasPicture: boolean,
): Related {
  const told = [...relations, ...impliedBy(elements, relations)];
  const shown = hasPicture ? [] : told.toSorted(bySeat);
  const own = withBrought(withCarried(elements), hasPicture ? null : relations);
  const related = shown.reduce<readonly SceneElement[]>(withCombined, withMates(own, shown));
  const pool = withArmband(withUnderline(withEntwined(related, wishes)), wishes);
  return { elements: pool, apart: relations.filter((relation) => !isShown(relation, pool)) };
}

/** A hat goes on top of whatever else somebody wears, or has in his mouth. */
function isHatOn({ motif }: SceneElement, { name }: SceneElement, kind: RelationKind): boolean {
  return kind === 'wearing' && isHatlike(name) && / (?:wearing|holding) /.test(motif.name);
}

/** Young are with the grown whatever these do. Who sits somewhere does so with all that it wears and holds, and what is behind them is behind it all. */
function bySeat(a: Relation, b: Relation): number {
  const last: readonly RelationKind[] = ['on', 'under', 'behind'];
  const seatOf = ({ kind, object }: Relation) =>
    kind === 'young-of'
      ? -2
      : kind === 'wearing' && isHatlike(object.concept.name)
        ? -0.5
        : last.indexOf(kind);
  return seatOf(a) - seatOf(b);
}

/** What the prompt relates becomes one element, which leads. */
function withCombined(pool: readonly SceneElement[], relation: Relation): readonly SceneElement[] {
  const { kind, subject, object } = relation;
  const [first, second] = [elementOf(subject, pool), elementOf(object, pool)];
  // Who wears or holds something may sit on or under something with it, or before something; all else is related once.
  const isRelated = ({ subjects }: SceneElement) => subjects.length > 1;
  if (!first || !second) return pool;
  const isAmongThem = subject === object;
  if (first === second && !isAmongThem) return pool;
  if (
    (isRelated(second) && kind !== 'behind' && kind !== 'young-of') ||
    (isRelated(first) && kind !== 'on' && kind !== 'under' && !isHatOn(first, second, kind))
  )
    return pool;
  // A snake around something upright has a composition of its own.
  if (kind === 'around' && first.name === 'snake' && poles.has(second.name)) return pool;
  const pair = combined(relation, first, second);
  return pair ? [pair, ...pool.filter((element) => element !== first && element !== second)] : pool;
}

/** A snake winds around something upright when the prompt wraps them, and through a skull, where it names little else. */
function withEntwined(elements: readonly SceneElement[], wishes: Wishes): SceneElement[] {
  const snake = elements.find(({ name, subjects }) => name === 'snake' && subjects[0]?.count === 1);
  const isOne = ({ subjects }: SceneElement) => subjects.length === 1 && subjects[0]?.count === 1;
  const pole = elements.find(
    (element) => (poles.has(element.name) || element.name === 'skull') && isOne(element),
  );
  const leads = elements.filter(({ kind }) => mayLead(kind));
  if (!snake || !pole || !(wishes.has('wrapped') || leads.length === 2)) return [...elements];
  const subjects = [snake, pole].flatMap((one) => one.subjects);
  const pair: SceneElement =
    pole.name === 'skull'
      ? { ...pole, subjects, motif: { ...pole.motif, ...snakeInSkull(snake, pole) }, pigment: null }
      : { ...snake, subjects, motif: entwined(pole.motif), name: 'entwined' };
  return [pair, ...elements.filter((element) => element !== snake && element !== pole)];
}

function isShown(relation: Relation, pool: readonly SceneElement[]): boolean {
  const { kind, subject, object, phrase } = relation;
  const [first, second] = [elementOf(subject, pool), elementOf(object, pool)];
  if (!first || !second) return false;
  if (first === second && first.motif.carries?.includes(object.concept.name)) return true;
  if (first === second && isOwn(relation, first)) return true;
  if (kind === 'beside' && first.name === 'entwined') return false;
  if (kind === 'becoming' && !flowsInto(subject, object)) return false;
  if (kind === 'inside' && first !== second && isEnclosed(relation)) return false;
  if (kind === 'holding' && isArmless(subject) && !floating.has(object.concept.name)) return false;
  if (kind === 'on' && !ridesOn(relation)) return false;
  if (kind === 'holding' && !showsGrip(relation)) return false;
  // A wreath of blossoms has no stems that twine.
  const isWreath = kind === 'around' && subject.concept.kind === 'flora' && first !== second;
  if (isWreath && twining.test(phrase)) return false;
  if (isToolFor(subject) && bodily.test(phrase)) return false;
  if (subject === object) return first.name === 'combined' && first.motif.name.includes(` ${kind} `);
  return first === second || showsPlainly(kind, first, second);
}

/** What takes a body to do. */
const bodily =
  /\b(?:rid|sitt?|stand|kneel|danc|climb|ly|lay|sleep|hold|carry|hugg?|read|play|fish|drink|eat|kiss|fight|wear)(?:ing|s)\b/u;

/** Whether something stands for somebody: the wrench of a plumber rides on nothing. */
function isToolFor({ fallback, concept: { kind } }: Subject): boolean {
  return fallback !== null && (kind === 'object' || kind === 'symbol');
}

/** Whether something is told to be within the outline of what it would only stand before: "a wolf inside a mountain". */
function isEnclosed({ object, phrase }: Relation): boolean {
  return object.concept.traits.has('massive') && /\b(?:inside|within)\b/.test(phrase);
}

/** Playing cards, and what else has nobody's arms although it is no landscape. */
const handless =
  /-of-(?:hearts|spades|diamonds|clubs)$|card|^(?:clock|anchor|compass|hourglass|heart|cross|star)$/;

/** Of the sky and of the soil nothing has hands: a moon that holds a star stands beside it. */
function isArmless({ concept: { kind, name } }: Subject): boolean {
  return kind === 'sky' || kind === 'flora' || kind === 'ground' || handless.test(name);
}

function elementOf(subject: Subject, pool: readonly SceneElement[]): SceneElement | undefined {
  return pool.find(({ subjects }) => subjects.includes(subject));
}
