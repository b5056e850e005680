import type { IconName } from '../icons/curated-icons.ts';
import type { Pigment } from '../paint/palette.ts';
import { markedIn, phrasesOf } from './phrases.ts';
import type { Embrace, Pose } from './pose.ts';
import { turnedPoses } from './pose.ts';
import type { Trait } from './traits/trait.ts';
import { withImplied } from './traits/trait.ts';

/** What a thing is decides where a composition puts it. */
export type ConceptKind =
  | 'creature'
  | 'figure'
  | 'object'
  | 'symbol'
  | 'flora'
  | 'sky'
  | 'ground'
  | 'pattern';

/** The languages that prompts are read in. */
export type Language = 'en' | 'zh' | 'ja';

/** Curated icons that stand in for a concept as long as no motif of its name is drawn by ourselves. */
export interface IconArt {
  /** The four designs of a set take them in turn. */
  readonly icons: readonly [IconName, ...IconName[]];
  readonly pigment: Pigment;
  readonly hasFur?: boolean;
  readonly isDark?: boolean;
  /** Of one colour: petals and kernels come in many pieces. */
  readonly isPlain?: boolean;
}

/**
 * A concept as the tables of the lexicon write it. Its words are parted by '|', the usual one first; English ones are
 * written in the singular: the reader of prompts knows the plurals. Braces hold alternatives. After a word, '~' says
 * that the drawing is only the nearest one, of which a person is told: a kind that is drawn as its family, somebody
 * whose tool is drawn, a pose or an age that is not.
 *
 * @typeParam Name the names of concepts that it mentions; the lexicon sees to it that there are such concepts
 * @typeParam Seen likewise the names of what is seen in its drawing: concepts, and sights that are none
 */
export interface ConceptEntry<Name extends string = string, Seen extends string = string> {
  readonly en: string;
  readonly zh: string;
  readonly ja: string;
  readonly art?: IconArt;
  /** What its icons are drawn with, as a motif's own. */
  readonly carries?: readonly Name[];
  /** The concepts that its drawing shows anyway: the rings of Saturn, the flame of a candle. */
  readonly parts?: readonly Name[];
  readonly traits?: readonly Trait[];
  /** The poses, besides its own, that it is drawn in. */
  readonly poses?: readonly Pose[];
  /** What two of it are drawn doing with each other. */
  readonly together?: readonly Embrace[];
  /** What its drawing shows that its name does not say: of that a person is told. */
  readonly brings?: readonly Seen[];
  /** The same, of its poses. */
  readonly bringsPosed?: Readonly<Partial<Record<Pose, readonly Seen[]>>>;
  /** What a stranger would call its drawing, which does not show what tells its kind. */
  readonly takenFor?: Name;
  /** What draws the mother of its kind, where she is drawn otherwise. */
  readonly mother?: Name;
  /** What draws the young of its kind: no cub has a mane. */
  readonly young?: Name;
}

/** An entry by its own name. */
export interface NamedEntry<Name extends string, Mentioned extends string, Seen extends string> {
  readonly name: Name;
  readonly kind: ConceptKind;
  readonly words: Readonly<Record<Language, readonly string[]>>;
  /** Those of its words for which its drawing is only the nearest one. */
  readonly fallbackFor: readonly string[];
  readonly art: IconArt | null;
  readonly carries: readonly Mentioned[];
  readonly parts: readonly Mentioned[];
  /** All that is known of it. */
  readonly traits: ReadonlySet<Trait>;
  readonly poses: ReadonlySet<Pose>;
  readonly together: ReadonlySet<Embrace>;
  readonly brings: readonly Seen[];
  readonly bringsPosed: Readonly<Partial<Record<Pose, readonly Seen[]>>>;
  readonly takenFor: Mentioned | null;
  readonly mother: Mentioned | null;
  readonly young: Mentioned | null;
}

/**
 * The entries of a room: things of one kind.
 *
 * @param shared their kind, and the traits that all of them have
 */
export function entriesOf<Name extends string, Mentioned extends string = never, Seen extends string = never>(
  shared: ConceptKind | readonly [ConceptKind, ...Trait[]],
  entries: { readonly [K in Name]: ConceptEntry<Mentioned, Seen> },
): NamedEntry<Name, Mentioned, Seen>[] {
  const [kind, ...all] = typeof shared === 'string' ? [shared] : shared;
  const named = Object.entries(entries) as [Name, ConceptEntry<Mentioned, Seen>][];
  return named.map(([name, entry]) => ({
    name,
    kind,
    words: { en: phrasesOf(entry.en), zh: phrasesOf(entry.zh), ja: phrasesOf(entry.ja) },
    fallbackFor: [entry.en, entry.zh, entry.ja].flatMap(markedIn),
    art: entry.art ?? null,
    carries: entry.carries ?? [],
    parts: entry.parts ?? [],
    traits: withImplied([...all, ...(entry.traits ?? [])]),
    poses: new Set([...(entry.poses ?? []), ...(entry.traits?.includes('in-the-round') ? turnedPoses : [])]),
    together: new Set(entry.together),
    brings: entry.brings ?? [],
    bringsPosed: entry.bringsPosed ?? {},
    takenFor: entry.takenFor ?? null,
    mother: entry.mother ?? null,
    young: entry.young ?? null,
  }));
}

export function icon(pigment: Pigment, ...icons: readonly [IconName, ...IconName[]]): IconArt {
  return { icons, pigment };
}

export function furry(pigment: Pigment, ...icons: readonly [IconName, ...IconName[]]): IconArt {
  return { icons, pigment, hasFur: true };
}

export function plain(pigment: Pigment, ...icons: readonly [IconName, ...IconName[]]): IconArt {
  return { icons, pigment, isPlain: true };
}

/** For subjects that are black themselves. */
export function dark(...icons: readonly [IconName, ...IconName[]]): IconArt {
  return { icons, pigment: 'dark', isDark: true };
}
