import type { IconLibrary } from '../icons/icon-library.ts';
import { iconMotif } from '../icons/icon-motif.ts';
import type { Motif, Pose } from '../motifs/motif.ts';
import { broken } from '../motifs/parts/broken.ts';
import { motifs } from '../motifs/registry.ts';
import type { Reading, Relation, Subject, Wish } from '../parse/reading.ts';
import type { Typeface } from '../text/typefaces.ts';
import type { Actor } from './actor.ts';
import { mayMirror } from './actor.ts';
import { combined } from './combined.ts';
import { entwined } from './entwined.ts';
import { grouped } from './group.ts';

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
  readonly wishes: ReadonlySet<Wish>;
}

const longThings = new Set([
  'crossed-swords',
  'dagger',
  'sword',
  'katana',
  'arrow',
  'trident',
  'scythe',
  'axe',
  'feather',
  'quill',
  'key',
  'spear',
  'halberd',
  'saber',
  'wrench',
  'baseball-bat',
]);
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
  'torch',
  'candle',
]);
/** Drawn two at a time. */
const pairs = new Set([
  'dice',
  'wings',
  'praying-hands',
  'handcuffs',
  'cherry',
  'lovers',
  'boots',
  'socks',
  'gloves',
  'flip-flops',
  'ballet-shoes',
  'earring',
  'chopsticks',
  'maracas',
  'lungs',
  'kidneys',
  'bullet',
  'coin',
  'coffee-beans',
  'tree-roots',
  'pancakes',
  'dog-tags',
  'fireworks',
]);
const discs = new Set(['moon', 'full-moon', 'sun', 'planet', 'earth', 'eclipse']);
export const treeNames: ReadonlySet<string> = new Set([
  'tree',
  'willow',
  'bonsai',
  'bamboo',
  'palm',
  'cactus',
  'oak',
  'birch',
  'baobab',
  'dead-tree',
  'christmas-tree',
]);
const heroKinds = new Set(['creature', 'figure', 'object', 'symbol']);

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
    wishes.has('symmetric') && subjects.filter(({ concept }) => concept.kind === 'creature').length > 1;
  const actors = subjects.map((subject) => actorFor(subject, library, isFacing ? 'facing' : null));
  const pool = withEntwined(withCombined(withCarried(actors), relations), wishes);
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
    drift: takeAll(({ kind }) => kind === 'sky'),
    crown: take(({ name }) => name === 'crown' || name === 'halo'),
    wings: take(({ name }) => name === 'wings'),
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
  };
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
    take((actor) => heroKinds.has(actor.kind)) ??
    take(({ kind }) => kind === 'flora') ??
    take(({ kind }) => kind === 'ground') ??
    take(({ kind }) => kind === 'sky') ??
    take(() => true)
  );
}

function takeLeader(take: (wanted: (actor: Actor) => boolean) => Actor | null): Actor | null {
  const isAttribute = ({ name }: Actor) =>
    name === 'crown' || name === 'halo' || name === 'wings' || longThings.has(name);
  return take((actor) => heroKinds.has(actor.kind) && !isAttribute(actor));
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

/** @param otherwise the pose of those for whom the prompt names none */
function actorFor(subject: Subject, library: IconLibrary, otherwise: Pose | null): Actor {
  const { concept, pigment } = subject;
  const count = pairs.has(concept.name) ? Math.ceil(subject.count / 2) : subject.count;
  // Several flowers are set one by one around the hero; several beasts stand together.
  const isGroup = concept.kind !== 'flora';
  const motif = motifFor(subject, library, subject.pose ?? otherwise);
  return {
    subjects: [subject],
    motif: isGroup
      ? grouped(motif, count, longThings.has(concept.name) ? 'crossed' : mayMirror(concept.kind))
      : motif,
    single: motif,
    name: concept.name,
    kind: concept.kind,
    pigment,
    count: isGroup ? 1 : count,
  };
}

function motifFor(subject: Subject, library: IconLibrary, pose: Pose | null): Motif {
  const whole = wholeMotifFor(subject, library, pose);
  const motif = subject.time && whole.atTime ? { ...whole, ...whole.atTime(subject.time) } : whole;
  if (!subject.isBroken) return motif;
  return motif.broken ? { ...motif, ...motif.broken } : broken(motif);
}

function wholeMotifFor({ concept }: Subject, library: IconLibrary, pose: Pose | null): Motif {
  const own = motifs.get(concept.name);
  const posed = pose && own?.poses?.[pose];
  if (own) return posed ? { ...own, ...posed } : own;
  if (!concept.art) throw new RangeError(`nothing draws ${concept.name}`);
  return iconMotif(concept, concept.art, library);
}

/** Michael's sword and devil are Michael's own. */
function withCarried(actors: Actor[]): Actor[] {
  const owner = actors.find(({ motif }) => motif.carries);
  const carried = actors.filter(({ name }) => owner?.motif.carries?.includes(name));
  if (!owner || carried.length === 0) return actors;
  const whole = { ...owner, subjects: [owner, ...carried].flatMap(({ subjects }) => subjects) };
  return actors.filter((actor) => !carried.includes(actor)).map((actor) => (actor === owner ? whole : actor));
}

/** What the prompt relates becomes one actor, which leads. */
function withCombined(actors: Actor[], relations: readonly Relation[]): Actor[] {
  let pool = actors;
  for (const { kind, subject, object } of relations) {
    const actorOf = (wanted: Subject) => pool.find(({ subjects }) => subjects.includes(wanted));
    const [first, second] = [actorOf(subject), actorOf(object)];
    // Who wears or holds something may sit somewhere with it; everything else is related once.
    const isRelated = (actor: Actor | undefined) => (actor?.subjects.length ?? 0) > 1;
    if (first === second || isRelated(second) || (isRelated(first) && kind !== 'on')) continue;
    // A snake around something upright has a composition of its own.
    if (!first || !second || (kind === 'around' && first.name === 'snake' && poles.has(second.name)))
      continue;
    const pair = combined(kind, first, second);
    if (pair) pool = [pair, ...pool.filter((actor) => actor !== first && actor !== second)];
  }
  return pool;
}

/** A snake and something upright become one when the prompt wraps them, or names little else. */
function withEntwined(actors: Actor[], wishes: ReadonlySet<Wish>): Actor[] {
  const snake = actors.find(({ name, subjects }) => name === 'snake' && subjects[0]?.count === 1);
  const pole = actors.find(({ name, subjects }) => poles.has(name) && subjects[0]?.count === 1);
  const leads = actors.filter(({ kind }) => heroKinds.has(kind));
  if (!snake || !pole || !(wishes.has('wrapped') || leads.length === 2)) return actors;
  const pair: Actor = {
    subjects: [snake, pole].flatMap(({ subjects }) => subjects),
    motif: entwined(pole.motif),
    name: 'entwined',
    kind: 'creature',
    pigment: snake.pigment,
    count: 1,
  };
  return [pair, ...actors.filter((actor) => actor !== snake && actor !== pole)];
}
