import { concepts } from '../lexicon/concept.ts';
import { withTrait } from '../lexicon/lexicon.ts';
import type { Pose } from '../lexicon/pose.ts';
import type { Motif } from '../motifs/motif.ts';
import { motifs } from '../motifs/registry.ts';
import type { PageShape } from '../paint/page.ts';
import type { Reading, Relation, Subject, Wishes } from '../parse/reading.ts';
import type { Typeface } from '../text/typefaces.ts';
import { relate } from './relate.ts';
import type { SceneElement } from './scene-element.ts';
import { isCrown, mayLead } from './scene-element.ts';
import type { Drawables } from './subject-element.ts';
import { longThings, subjectElement } from './subject-element.ts';
import { treeNames } from './trees.ts';
import { isDrawnByHead, isHead } from './whole-body.ts';

/** The subjects of a prompt by their roles in a composition. */
export interface SceneRoles {
  readonly focal: SceneElement | null;
  /** Other creatures and figures. */
  readonly partners: readonly SceneElement[];
  readonly props: readonly SceneElement[];
  readonly crown: SceneElement | null;
  readonly wings: SceneElement | null;
  /** Long things that are crossed behind the focal element. */
  readonly blades: readonly SceneElement[];
  /** Moon, sun or planet: the round thing behind a head. */
  readonly disc: SceneElement | null;
  /** Whether the prompt sets the disc behind the focal element. */
  readonly isBacklit: boolean;
  /** What else is in the sky. */
  readonly drift: readonly SceneElement[];
  readonly fire: SceneElement | null;
  readonly flora: readonly SceneElement[];
  /** Trees and the like: they stand behind. */
  readonly trees: readonly SceneElement[];
  readonly ground: readonly SceneElement[];
  readonly water: SceneElement | null;
  readonly patterns: readonly SceneElement[];
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
 * Gives every subject of the reading its role.
 *
 * @param picture draws what an uploaded picture shows: that leads, and is what the prompt would have lead
 */
export function rolesFor(
  { subjects, relations, lettering, typeface, wishes }: Reading,
  drawables: Drawables,
  { picture = null, shape = 'square' }: { picture?: Motif | null; shape?: PageShape } = {},
): SceneRoles {
  const isFacing =
    faceEachOther(wishes) && subjects.filter(({ concept }) => concept.kind === 'creature').length > 1;
  const elements = subjects.map((subject) =>
    subjectElement(subject, drawables, isFacing ? 'facing' : footing(subject, subjects, relations), shape),
  );
  const { elements: pool, apart } = relate(elements, relations, wishes, picture !== null);
  const take = (wanted: (element: SceneElement) => boolean): SceneElement | null => {
    const i = pool.findIndex(wanted);
    return i < 0 ? null : (pool.splice(i, 1)[0] ?? null);
  };
  const takeAll = (wanted: (element: SceneElement) => boolean): SceneElement[] => {
    const taken = pool.filter(wanted);
    for (const element of taken) pool.splice(pool.indexOf(element), 1);
    return taken;
  };
  const focal = picture ? pictured(picture, takeLeader(take)) : takeFocal(take);
  return {
    focal,
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

/** The elements in all roles. */
export function everyoneIn(roles: SceneRoles): SceneElement[] {
  const { focal, crown, wings, disc, fire, water } = roles;
  const { partners, props, blades, drift, flora, trees, ground, patterns } = roles;
  const single = [focal, crown, wings, disc, fire, water].filter((element) => element !== null);
  return [...single, ...partners, ...props, ...blades, ...drift, ...flora, ...trees, ...ground, ...patterns];
}

/** The first living thing or object; crowns, wings and blades only where nothing else can lead. */
function takeFocal(
  take: (wanted: (element: SceneElement) => boolean) => SceneElement | null,
): SceneElement | null {
  return (
    takeLeader(take) ??
    take((element) => mayLead(element.kind)) ??
    take(({ kind }) => kind === 'flora') ??
    take(({ kind }) => kind === 'ground') ??
    take(({ kind }) => kind === 'sky') ??
    take(() => true)
  );
}

function takeLeader(
  take: (wanted: (element: SceneElement) => boolean) => SceneElement | null,
): SceneElement | null {
  const isAttribute = (element: SceneElement) =>
    isCrown(element) || wingNames.has(element.name) || longThings.has(element.name);
  return take((element) => mayLead(element.kind) && !isAttribute(element));
}

/** "My cat among roses" with a picture of the cat: the picture is the cat, the roses are drawn. */
function pictured(motif: Motif, named: SceneElement | null): SceneElement {
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
