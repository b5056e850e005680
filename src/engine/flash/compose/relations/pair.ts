import { concepts } from '../../lexicon/concept.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { Relation, RelationKind } from '../../parse/reading.ts';
import type { SceneElement } from '../scene-element.ts';
import { isCrown, oneOf, sizeOf } from '../scene-element.ts';
import { adorned } from './adorned.ts';
import { backed } from './backed.ts';
import { crossing } from './crossed.ts';
import { flanked } from './flanked.ts';
import { gathered } from './gathered.ts';
import { chasing, fighting, hugging, kissing, over } from './meeting.ts';
import type { Drawing } from './pairings.ts';
import { always, bodily, uncrowned } from './pairings.ts';
import { marked, seated } from './perched.ts';
import { isOneOfSky, scenery } from './plainly.ts';
import { snakeInSkull } from './snake-in-skull.ts';
import { colored } from './stacked.ts';
import { hasRim } from './sunken.ts';
import { filling } from './vessels.ts';
import { hung } from './woven.ts';

/** What of the scenery can be held all the same. */
const graspable = withTrait('graspable');
/** Landscapes of which two stand apart. */
const flanks = concepts('mountain');
const meetings: Partial<Record<RelationKind, typeof kissing>> = {
  chasing,
  kissing,
  hugging,
  fighting,
  over,
  crossed: crossing,
};

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

/** What a thing on a chain hangs on. */
const isStrung = ({ kind }: SceneElement, { name }: SceneElement) =>
  /^(?:chain|rope|thread)$/.test(name) && (kind === 'object' || kind === 'symbol');
const buildings = withTrait('building');
const farm = /\b(?:farm|ranch)\b/u;
/** Where on a mountain something is to stand. */
const peak = /\b(?:top|peak|summit|atop)\b|頂|顶/u;
const entering: ReadonlySet<RelationKind> = new Set(['as-eyes', 'out-of', 'through', 'inside']);
const meetingsOfTwo: ReadonlySet<RelationKind> = new Set(['kissing', 'hugging', 'fighting', 'over']);

/** Draws two that are related as one: by the kind of relation, unless who they are says otherwise. */
export function pairOf(relation: Relation, some: SceneElement, other: SceneElement): Drawing {
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
  const together = some === other ? one.motif.together : undefined;
  const asTwo = kind === 'kissing' || kind === 'hugging' || kind === 'hand-in-hand' ? together?.[kind] : null;
  if (asTwo) return { draw: (canvas) => colored({ ...one, motif: { ...one.motif, ...asTwo } }).draw(canvas) };
  if (meet) return some === other ? meet(one, one) : meet(subject, object);
  if (subject.name === 'snake' && object.name === 'skull' && entering.has(kind))
    return sizeOf(some) === 1 ? snakeInSkull(subject, object) : null;
  const anyhow = always[kind];
  if (anyhow) return anyhow(subject, object, relation);
  if (kind === 'wearing' && object.kind === 'flora') return adorned(object, subject);
  const filled = kind === 'inside' && !isOneOfSky(subject) ? filling(subject, object) : null;
  if (filled) return filled;
  const onBack = kind === 'on' ? marked(seated(subject), object) : null;
  if (onBack) return onBack;
  const isFlanked = kind === 'between' && some.kind !== 'sky' && flanks.has(object.name);
  if (isFlanked) return flanked(subject, object);
  if (isRange(kind, subject, object)) return backed(subject, object);
  if (isRange(kind, object, subject)) return backed(object, subject);
  if (isScenery(kind, subject, object, relation.phrase)) return null;
  // On a farm nothing stands upon its barn.
  if (kind === 'on' && object.name === 'barn' && farm.test(relation.phrase)) return null;
  if (kind === 'on' && isStrung(subject, object)) return hung(subject, object);
  const pairing = bodily[kind] ?? (isCrown(subject) ? undefined : uncrowned[kind]);
  return pairing?.(subject, object, relation) ?? null;
}

/** Mountains behind a building, or around it: below its walls they would be its hill. */
function isRange(kind: RelationKind, range: SceneElement, building: SceneElement): boolean {
  return (
    (kind === 'behind' || kind === 'inside') && range.name === 'mountain' && buildings.has(building.name)
  );
}

/** Whether one of them is around everything, and not to be set on or into the other. */
function isScenery(kind: RelationKind, subject: SceneElement, object: SceneElement, phrase: string): boolean {
  const isHeld = kind === 'holding' && graspable.has(object.name);
  const isSheltered = kind === 'under' && object.name === 'sakura';
  const isSeat =
    kind === 'on' && (object.name === 'cloud' || (object.name === 'mountain' && peak.test(phrase)));
  if (scenery.has(object.name) && !isHeld && !isSheltered && !isSeat && !isOneOfSky(object)) return true;
  const isInto = kind === 'inside' && subject.name === 'sakura';
  return scenery.has(subject.name) && !isInto && !isOneOfSky(subject);
}
