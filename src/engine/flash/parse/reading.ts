import type { ClockTime } from '../lexicon/clock-time.ts';
import type { Concept } from '../lexicon/concept.ts';
import type { Language } from '../lexicon/entry.ts';
import type { Pose } from '../lexicon/pose.ts';
import type { Pigment } from '../paint/palette.ts';
import type { Typeface } from '../text/typefaces.ts';
import type { PlacedWord } from './token-buffer.ts';

/** Something that the prompt asks for. */
export interface Subject {
  readonly concept: Concept;
  /** As the prompt says it. */
  readonly word: string;
  /** What the prompt is written in, as far as this word tells. */
  readonly language: Language;
  readonly count: number;
  /** The colour that the prompt gives it. */
  readonly pigment: Pigment | null;
  /** The prompt's word for that colour. */
  readonly colorWord: string | null;
  readonly pose: SaidPose | null;
  /** Cracked in two. */
  readonly isBroken: boolean;
  /** What a clock shows. */
  readonly time: ClockTime | null;
  /**
   * What is drawn as a fallback for the word, named in the language of the prompt: the dove for peace, a shark for a
   * hammerhead.
   */
  readonly fallback: string | null;
  /** How what the word names is usually called, where the prompt says it otherwise: fire for a blaze. */
  readonly otherName: string | null;
}

/** A pose, and the prompt's word for it. */
export interface SaidPose extends PlacedWord {
  readonly name: Pose;
}

/** How the prompt wants its subjects set, and all of the picture to look. */
export type Wish =
  | 'wrapped'
  | 'round'
  | 'wreath'
  | 'column'
  | 'symmetric'
  | 'facing'
  | 'stem'
  | 'along'
  | 'banner'
  | 'minimal'
  | 'one-line'
  | 'monochrome'
  | 'colorful'
  | 'geometric'
  | 'silhouette'
  | 'band';

/** Wishes with the words that the prompt has for them. */
export type Wishes = ReadonlyMap<Wish, string>;

/**
 * How one thing stands to another: a ship inside a bottle, flowers out of a skull, a cat on the moon, blossoms in antlers,
 * a heart made of flowers, a feather that becomes birds, a ship behind an octopus, a dagger through a heart, a frog under
 * an umbrella, a fox between two trees, a skull on a moth's wings, a parrot on a pirate's shoulder, a moon on the left of a
 * sun, a rose above a skull. What is beside another is told to do or to be something that nothing draws.
 * A moon is reflected in a lake. Cubs are the young of a lioness; a family is named by one word, and those of it are related to themselves.
 */
export type RelationKind =
  | 'inside'
  | 'out-of'
  | 'around'
  | 'holding'
  | 'wearing'
  | 'on'
  | 'half'
  | 'hanging'
  | 'adorning'
  | 'made-of'
  | 'becoming'
  | 'as-eyes'
  | 'behind'
  | 'through'
  | 'under'
  | 'between'
  | 'marking'
  | 'shouldered'
  | 'left-of'
  | 'above'
  | 'beside'
  | 'young-of'
  | 'reflected'
  | 'forming'
  | Deed;

/** What two bodies do with each other. */
export type Deed = 'chasing' | 'kissing' | 'hugging' | 'hand-in-hand' | 'fighting' | 'over' | 'crossed';

export interface Relation {
  readonly kind: RelationKind;
  readonly subject: Subject;
  readonly object: Subject;
  /** As the prompt says it, both names included. */
  readonly phrase: string;
}

/** What was read in a prompt. */
export interface Reading {
  /** In the order in which the prompt names them; no concept twice. */
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  /** Words to be written, as the prompt spells them. */
  readonly lettering: string | null;
  /** Nobody asks for these words to be written: they are for want of anything that could be drawn. */
  readonly isWrittenInstead?: boolean;
  /** The hand that the prompt wants them in. */
  readonly typeface: Typeface | null;
  readonly wishes: Wishes;
  /** Words that mean something but are not drawn, in the order of the prompt. */
  readonly ignored: readonly string[];
}
