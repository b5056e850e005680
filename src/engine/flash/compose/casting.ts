import type { IconLibrary } from '../icons/icon-library.ts';
import { concepts } from '../lexicon/concept.ts';
import { withTrait } from '../lexicon/lexicon.ts';
import type { Pose } from '../lexicon/pose.ts';
import type { Motif } from '../motifs/motif.ts';
import { motifs } from '../motifs/registry.ts';
import type { Reading, Relation, Subject, Wishes } from '../parse/reading.ts';
import type { Typeface } from '../text/typefaces.ts';
import type { Actor } from './actor.ts';
import { isCrown, mayLead } from './actor.ts';
import { relate } from './relate.ts';
import { longThings, subjectActor } from './subject-actor.ts';
import { treeNames } from './trees.ts';
import { isDrawnByHead, isHead } from './whole-body.ts';

/** The subjects of a prompt by the parts that they play in a composition. */
export interface Cast {
  readonly hero: Actor | null;
  /** Other creatures and figures. */
  readonly partners: readonly Actor[];
  readonly props: readonly Actor[];
  readonly crown: Actor | null;
  readonly wings: Actor | null;
  /** Long things that are crossed behind the hero. */
  readonly blades: readonly Actor[];
  /** Moon, sun or planet: the round thing behind a head. */
  readonly disc: Actor | null;
  /** Whether the prompt sets the disc behind the hero. */
  readonly isBacklit: boolean;
  /** What else is in the sky. */
  readonly drift: readonly Actor[];
  readonly fire: Actor | null;
  readonly flora: readonly Actor[];
  /** Trees and the like: they stand behind. */
  readonly trees: readonly Actor[];
  readonly ground: readonly Actor[];
  readonly water: Actor | null;
  readonly patterns: readonly Actor[];
  readonly lettering: string | null;
  /** The hand that the prompt wants the words in, instead of the style's own. */
  readonly typeface: Typeface | null;
  readonly wishes: Wishes;
  /** Relations that are not shown: the two are set beside each other. */
  readonly apart: readonly Relation[];
}

const wingNames = concepts('wings', 'bat-wings', 'butterfly-wings');
const discs = withTrait('disc');

/**
 * Gives every subject of the reading a part.
 *
 * @param picture draws what an uploaded picture shows: that leads, and is what the prompt would have lead
 */
export function castFor(
  { subjects, relations, lettering, typeface, wishes }: Reading,
  library: IconLibrary,
  picture: Motif | null = null,
): Cast {
  const isFacing =
    faceEachOther(wishes) && subjects.filter(({ concept }) => concept.kind === 'creature').length > 1;
  const actors = subjects.map((subject) =>
    subjectActor(subject, library, isFacing ? 'facing' : footing(subject, subjects, relations)),
  );
  const { actors: pool, apart } = relate(actors, relations, wishes, picture !== null);
  const take = (wanted: (actor: Actor) => boolean): Actor | null => {
    const i = pool.findIndex(wanted);
    return i < 0 ? null : (pool.splice(i, 1)[0] ?? null);
  };
  const takeAll = (wanted: (actor: Actor) => boolean): Actor[] => {
    const taken = pool.filter(wanted);
    for (const actor of taken) pool.splice(pool.indexOf(actor), 1);
    return taken;
  };
  const hero = picture ? pictured(picture, takeLeader(take)) : takeHero(take);
  return {
    hero,
    fire: take(({ name }) => name === 'fire'),
    disc: take(({ name }) => discs.has(name)),
    isBacklit: relations.some(
      ({ kind, subject }) => (kind === 'behind' || kind === 'between') && subject.concept.traits.has('disc'),
    ),
    drift: takeAll(({ kind }) => kind === 'sky'),
    crown: take(isCrown),
    wings: take(({ name }) => wingNames.has(name)),
    blades: takeAll(({ name }) => longThings.has(name)),
    partners: takeAll(({ kind }) => kind === 'creature' || kind === 'figure'),
    props: takeAll(({ kind }) => kind === 'object' || kind === 'symbol'),
    trees: takeAll(({ name }) => treeNames.has(name)),
    flora: takeAll(({ kind }) => kind === 'flora'),
    water: take(({ name }) => name === 'wave'),
    ground: takeAll(({ kind }) => kind === 'ground'),
    patterns: takeAll(({ kind }) => kind === 'pattern'),
    lettering,
    typeface,
    wishes,
    apart,
  };
}

/** Who is on a mountain is seen with all of the body, as a head on its ridge is on top of nothing, and so is the beast of somebody. */
function footing(
  subject: Subject,
  subjects: readonly Subject[],
  relations: readonly Relation[],
): Pose | null {
  const isUp = relations.some(
    ({ kind, subject: who, object }) =>
      kind === 'on' && who === subject && object.concept.name === 'mountain',
  );
  const poses = motifs.get(subject.concept.name)?.poses;
  if (isUp) return (['standing', 'prowling', 'sitting'] as const).find((pose) => poses?.[pose]) ?? null;
  return isAtFeet(subject, subjects, relations) && poses?.sitting ? 'sitting' : null;
}

/** Whether a beast is with somebody who is drawn from head to foot: on its head he would stand. */
function isAtFeet(subject: Subject, subjects: readonly Subject[], relations: readonly Relation[]): boolean {
  const { kind, name } = subject.concept;
  const isRelated = relations.some((of) => of.subject === subject || of.object === subject);
  return (
    kind === 'creature' &&
    !isRelated &&
    isDrawnByHead(name) &&
    subjects.some(({ concept }) => concept.kind === 'figure' && !isHead(concept))
  );
}

/** Whether two are to look at each other. */
export function faceEachOther(wishes: Wishes): boolean {
  return wishes.has('symmetric') || wishes.has('facing');
}

/** All actors of the cast. */
export function everyoneIn(cast: Cast): Actor[] {
  const { hero, crown, wings, disc, fire, water } = cast;
  const { partners, props, blades, drift, flora, trees, ground, patterns } = cast;
  const single = [hero, crown, wings, disc, fire, water].filter((actor) => actor !== null);
  return [...single, ...partners, ...props, ...blades, ...drift, ...flora, ...trees, ...ground, ...patterns];
}

/** The first living thing or object; crowns, wings and blades only where nothing else can lead. */
function takeHero(take: (wanted: (actor: Actor) => boolean) => Actor | null): Actor | null {
  return (
    takeLeader(take) ??
    take((actor) => mayLead(actor.kind)) ??
    take(({ kind }) => kind === 'flora') ??
    take(({ kind }) => kind === 'ground') ??
    take(({ kind }) => kind === 'sky') ??
    take(() => true)
  );
}

function takeLeader(take: (wanted: (actor: Actor) => boolean) => Actor | null): Actor | null {
  const isAttribute = (actor: Actor) =>
    isCrown(actor) || wingNames.has(actor.name) || longThings.has(actor.name);
  return take((actor) => mayLead(actor.kind) && !isAttribute(actor));
}

/** "My cat among roses" with a picture of the cat: the picture is the cat, the roses are drawn. */
function pictured(motif: Motif, named: Actor | null): Actor {
  // An object: what is written in a picture must not be mirrored.
  return {
    subjects: named?.subjects ?? [],
    motif,
    name: motif.name,
    kind: 'object',
    pigment: null,
    count: 1,
  };
}
