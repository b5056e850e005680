import type { Relation, RelationKind, Subject, Wishes } from '../parse/reading.ts';
import type { Actor } from './actor.ts';
import { mayLead } from './actor.ts';
import { flowsInto } from './becoming.ts';
import { combined } from './combined.ts';
import { entwined } from './entwined.ts';
import { withMates } from './families/mates.ts';
import { floating, showsGrip } from './grips.ts';
import { clawed } from './held.ts';
import { showsPlainly } from './plainly.ts';
import { ridesOn } from './riding.ts';
import { showsSmoking, smokes } from './smoking.ts';
import { snakeInSkull } from './snake-in-skull.ts';
import { twining } from './woven.ts';

/** Actors of which some have become one, and the relations that nothing shows: the two are set beside each other. */
export interface Related {
  readonly actors: Actor[];
  readonly apart: readonly Relation[];
}

/** What a snake winds around. */
const poles = new Set([
  'dagger',
  'sword',
  'katana',
  'anchor',
  'cross',
  'arrow',
  'trident',
  'rosebud',
  'tree',
  'candle',
]);

/** What is small enough for a beak. */
const beakfuls = new Set(['key', 'love-letter']);

/**
 * Makes one actor of those that belong together.
 *
 * @param hasPicture what an uploaded picture shows cannot be made to hold, wear or become anything: all stay apart
 */
export function relate(
  actors: readonly Actor[],
  relations: readonly Relation[],
  wishes: Wishes,
  hasPicture: boolean,
): Related {
  const told = [
    ...relations,
    ...beakfulsIn(actors, relations),
    ...smokedIn(actors, relations),
    ...peersIn(actors, relations),
    ...linesIn(actors, relations),
  ];
  const shown = hasPicture ? [] : told.toSorted(bySeat);
  const pool = withEntwined(
    shown.reduce<readonly Actor[]>(withCombined, withMates(withCarried(actors), shown)),
    wishes,
  );
  return { actors: pool, apart: relations.filter((relation) => !isShown(relation, pool)) };
}

/** An owl with a key has it in its claws, a raven in its beak: behind them it would not be known. */
function beakfulsIn(actors: readonly Actor[], relations: readonly Relation[]): Relation[] {
  const [bird] = actors.filter(({ name, motif }) => motif.mouth !== undefined || clawed.has(name));
  const [thing] = actors.filter(({ name }) => beakfuls.has(name));
  const [subject, object] = [bird?.subjects[0], thing?.subjects[0]];
  if (!subject || !object || object.count > 1 || !isFree(object, relations)) return [];
  return [{ kind: 'holding', subject, object, phrase: '' }];
}

/** "A gorilla with a cigar" has it in the mouth. */
function smokedIn(actors: readonly Actor[], relations: readonly Relation[]): Relation[] {
  const [thing] = actors.filter(({ name }) => smokes.has(name));
  const [smoker] = actors.filter(({ name }) => thing && showsSmoking(name, thing.name));
  const [subject, object] = [smoker?.subjects[0], thing?.subjects[0]];
  if (!subject || !object || object.count > 1 || !isFree(object, relations)) return [];
  return [{ kind: 'holding', subject, object, phrase: 'smoking' }];
}

/** Sets whose pieces stand side by side: before the other's foot one would not be known. */
const sets: readonly RegExp[] = [
  /^chess(?:$|-(?!board))/,
  /^(?:ace|king|queen|jack)-of-/,
  /^(?:beer|wine|martini|cocktail|whiskey|coffee|teacup|teapot|mug|champagne)$/,
  /^(?:guitar|electric-guitar|violin|cello|banjo|ukulele|saxophone|trumpet|microphone)$/,
];

/** "A chess king and queen", where nothing else leads. */
function peersIn(actors: readonly Actor[], relations: readonly Relation[]): Relation[] {
  const led = actors.filter(({ kind }) => mayLead(kind));
  const [subject, object] = led.flatMap(({ subjects }) => subjects);
  if (!subject || !object || led.length !== 2 || subject.count + object.count > 2) return [];
  const isSet = sets.some((set) => led.every(({ name }) => set.test(name)));
  return isSet && relations.length === 0 ? [{ kind: 'left-of', subject, object, phrase: '' }] : [];
}

/** Nothing but a line: before a mountain it would not be seen. */
const lines: ReadonlySet<string> = new Set(['heartbeat', 'soundwave']);

/** "Mountains with a heartbeat line": below them. */
function linesIn(actors: readonly Actor[], relations: readonly Relation[]): Relation[] {
  const [line] = actors.filter(({ name }) => lines.has(name));
  const [land] = actors.filter(({ kind }) => kind === 'ground');
  const [subject, object] = [land?.subjects[0], line?.subjects[0]];
  if (!subject || !object || actors.length !== 2 || relations.length > 0) return [];
  return [{ kind: 'above', subject, object, phrase: '' }];
}

/** Whether nobody holds anything, and nothing is told of a thing. */
function isFree(thing: Subject, relations: readonly Relation[]): boolean {
  return !relations.some(
    ({ kind, subject, object }) => kind === 'holding' || subject === thing || object === thing,
  );
}

/** Young are with the grown whatever these do. Who sits somewhere does so with all that it wears and holds, and what is behind them is behind it all. */
function bySeat(a: Relation, b: Relation): number {
  const last: readonly RelationKind[] = ['on', 'under', 'behind'];
  const seatOf = ({ kind }: Relation) => (kind === 'young-of' ? -2 : last.indexOf(kind));
  return seatOf(a) - seatOf(b);
}

/** Michael's sword and devil are Michael's own. */
function withCarried(actors: readonly Actor[]): readonly Actor[] {
  const owner = actors.find(({ motif }) => motif.carries);
  const carried = actors.filter(({ name }) => owner?.motif.carries?.includes(name));
  if (!owner || carried.length === 0) return actors;
  const whole = { ...owner, subjects: [owner, ...carried].flatMap(({ subjects }) => subjects) };
  return actors.filter((actor) => !carried.includes(actor)).map((actor) => (actor === owner ? whole : actor));
}

/** What the prompt relates becomes one actor, which leads. */
function withCombined(pool: readonly Actor[], relation: Relation): readonly Actor[] {
  const { kind, subject, object } = relation;
  const [first, second] = [actorOf(subject, pool), actorOf(object, pool)];
  // Who wears or holds something may sit on or under something with it, or before something; all else is related once.
  const isRelated = ({ subjects }: Actor) => subjects.length > 1;
  if (!first || !second) return pool;
  const isAmongThem = subject === object;
  if (first === second && !isAmongThem) return pool;
  if (
    (isRelated(second) && kind !== 'behind' && kind !== 'young-of') ||
    (isRelated(first) && kind !== 'on' && kind !== 'under')
  )
    return pool;
  // A snake around something upright has a composition of its own.
  if (kind === 'around' && first.name === 'snake' && poles.has(second.name)) return pool;
  const pair = combined(relation, first, second);
  return pair ? [pair, ...pool.filter((actor) => actor !== first && actor !== second)] : pool;
}

/** A snake winds around something upright when the prompt wraps them, and through a skull, where it names little else. */
function withEntwined(actors: readonly Actor[], wishes: Wishes): Actor[] {
  const snake = actors.find(({ name, subjects }) => name === 'snake' && subjects[0]?.count === 1);
  const isOne = ({ subjects }: Actor) => subjects.length === 1 && subjects[0]?.count === 1;
  const pole = actors.find((actor) => (poles.has(actor.name) || actor.name === 'skull') && isOne(actor));
  const leads = actors.filter(({ kind }) => mayLead(kind));
  if (!snake || !pole || !(wishes.has('wrapped') || leads.length === 2)) return [...actors];
  const subjects = [snake, pole].flatMap((one) => one.subjects);
  const pair: Actor =
    pole.name === 'skull'
      ? { ...pole, subjects, motif: { ...pole.motif, ...snakeInSkull(snake, pole) }, pigment: null }
      : { ...snake, subjects, motif: entwined(pole.motif), name: 'entwined' };
  return [pair, ...actors.filter((actor) => actor !== snake && actor !== pole)];
}

function isShown(relation: Relation, pool: readonly Actor[]): boolean {
  const { kind, subject, object, phrase } = relation;
  const [first, second] = [actorOf(subject, pool), actorOf(object, pool)];
  if (!first || !second) return false;
  if (first === second && first.motif.carries?.includes(object.concept.name)) return true;
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
function isToolFor({ standIn, concept: { kind } }: Subject): boolean {
  return standIn !== null && (kind === 'object' || kind === 'symbol');
}

/** Landscapes that stand behind whoever is among them, and close around nobody. */
const massive: ReadonlySet<string> = new Set(['mountain', 'volcano', 'wave', 'cloud', 'island', 'cliff']);

/** Whether something is told to be within the outline of what it would only stand before: "a wolf inside a mountain". */
function isEnclosed({ object, phrase }: Relation): boolean {
  return massive.has(object.concept.name) && /\b(?:inside|within)\b/.test(phrase);
}

/** Playing cards, and what else has nobody's arms although it is no landscape. */
const handless =
  /-of-(?:hearts|spades|diamonds|clubs)$|card|^(?:clock|anchor|compass|hourglass|heart|cross|star)$/;

/** Of the sky and of the soil nothing has hands: a moon that holds a star stands beside it. */
function isArmless({ concept: { kind, name } }: Subject): boolean {
  return kind === 'sky' || kind === 'flora' || kind === 'ground' || handless.test(name);
}

function actorOf(subject: Subject, pool: readonly Actor[]): Actor | undefined {
  return pool.find(({ subjects }) => subjects.includes(subject));
}
