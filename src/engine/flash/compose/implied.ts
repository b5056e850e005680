import { concepts } from '../lexicon/concept.ts';
import type { Relation, Subject } from '../parse/reading.ts';
import { anatomyOf } from './anatomy.ts';
import { clawed } from './relations/held.ts';
import { showsSmoking, smokes } from './relations/smoking.ts';
import type { SceneElement } from './scene-element.ts';
import { mayLead } from './scene-element.ts';

/** What is small enough for a beak. */
const beakfuls = concepts('key', 'love-letter');

/** How things stand to each other that are only named together, where it goes without saying. */
export function impliedBy(elements: readonly SceneElement[], relations: readonly Relation[]): Relation[] {
  return [beakfulsIn, smokedIn, crownedIn, peersIn].flatMap((implied) => implied(elements, relations));
}

/** An owl with a key has it in its claws, a raven in its beak: behind them it would not be known. */
function beakfulsIn(elements: readonly SceneElement[], relations: readonly Relation[]): Relation[] {
  const [bird] = elements.filter(({ name, motif }) => motif.mouth !== undefined || clawed.has(name));
  const [thing] = elements.filter(({ name }) => beakfuls.has(name));
  const [subject, object] = [bird?.subjects[0], thing?.subjects[0]];
  if (!subject || !object || object.count > 1 || !isFree(object, relations)) return [];
  return [{ kind: 'holding', subject, object, phrase: '' }];
}

/** "A gorilla with a cigar" has it in the mouth. */
function smokedIn(elements: readonly SceneElement[], relations: readonly Relation[]): Relation[] {
  const [thing] = elements.filter(({ name }) => smokes.has(name));
  const [smoker] = elements.filter(({ name }) => thing && showsSmoking(name, thing.name));
  const [subject, object] = [smoker?.subjects[0], thing?.subjects[0]];
  if (!subject || !object || object.count > 1 || !isFree(object, relations)) return [];
  return [{ kind: 'holding', subject, object, phrase: 'smoking' }];
}

/** A crown with a beast whose head is not its highest part is worn: on the highest part it would cover the face. */
function crownedIn(elements: readonly SceneElement[], relations: readonly Relation[]): Relation[] {
  const [crown] = elements.filter(({ name }) => name === 'crown');
  const [wearer, ...others] = elements
    .filter(({ kind }) => mayLead(kind))
    .filter((element) => element !== crown);
  const [subject, object] = [wearer?.subjects[0], crown?.subjects[0]];
  if (!wearer || !subject || !object || others.length > 0 || relations.length > 0) return [];
  const hasTop = anatomyOf(wearer.name)?.top !== undefined && wearer.kind === 'creature';
  // Of two crowns on one of two lions the other would have none.
  const isOneEach = subject.count > 1 && wearer.kind === 'creature';
  return (hasTop || isOneEach) && subject.count === object.count
    ? [{ kind: 'wearing', subject, object, phrase: '' }]
    : [];
}

/** Sets whose pieces stand side by side: before the other's foot one would not be known. */
const sets: readonly RegExp[] = [
  /^chess(?:$|-(?!board))/,
  /^(?:ace|king|queen|jack)-of-/,
  /^(?:beer|wine|martini|cocktail|whiskey|coffee|teacup|teapot|mug|champagne)$/,
  /^(?:lock|locked-heart|key)$/,
  /^(?:guitar|electric-guitar|violin|cello|banjo|ukulele|saxophone|trumpet|microphone)$/,
];

/** "A chess king and queen", where nothing else leads. */
function peersIn(elements: readonly SceneElement[], relations: readonly Relation[]): Relation[] {
  const led = elements.filter(({ kind }) => mayLead(kind));
  const [subject, object] = led.flatMap(({ subjects }) => subjects);
  if (!subject || !object || led.length !== 2 || subject.count + object.count > 2) return [];
  const isSet = sets.some((set) => led.every(({ name }) => set.test(name)));
  return isSet && relations.length === 0 ? [{ kind: 'left-of', subject, object, phrase: '' }] : [];
}

/** Whether nobody holds anything, and nothing is told of a thing. */
function isFree(thing: Subject, relations: readonly Relation[]): boolean {
  return !relations.some(
    ({ kind, subject, object }) => kind === 'holding' || subject === thing || object === thing,
  );
}
