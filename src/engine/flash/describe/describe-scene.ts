import type { DrawingNotes } from '#contract/drawing.ts';
import type { StyleId } from '#contract/style-ids.ts';
import { lettersIn, wantedLetters } from '../inscribe/wanted-letters.ts';
import { withoutLetters } from '../inscribe/without-letters.ts';
import { readPrompt } from '../parse/read-prompt.ts';
import type { Subject } from '../parse/reading.ts';
import { isCjk } from '../parse/token-buffer.ts';
import { styles } from '../styles/registry.ts';
import { suitedStyle } from '../styles/suited-style.ts';
import { coloringOf, isMonochrome } from '../unmet-looks.ts';
import { colorWords, poseWords, relationWords, wishWords } from './english.ts';

/** What somebody else is to draw. */
export interface SceneOrder {
  readonly prompt: string;
  /** null: one that suits the prompt. */
  readonly style: StyleId | null;
  readonly isColor: boolean;
  readonly seed: number;
  /** Whether it is to go out from a picture. */
  readonly hasOrigin: boolean;
}

/** Letters that are set on a picture which somebody else has made. */
export interface Letters {
  /** As they are spelled; empty for a banner of words that are still to come. */
  readonly text: string;
  /** Whether nothing else is wanted: then they stand in the middle, otherwise below. */
  readonly isAlone: boolean;
}

/** What is to be drawn, in English, and the look that it was read to have. */
export interface Scene {
  /** Without the letters; empty where nothing else is wanted. */
  readonly words: string;
  /** What is written on it when it has been drawn; null where nothing is. */
  readonly letters: Letters | null;
  readonly style: StyleId;
  readonly pickedStyle: DrawingNotes['pickedStyle'];
  readonly coloring: NonNullable<DrawingNotes['coloring']>;
}

/** Says what a prompt asks for in English, for those who understand nothing else. */
export function describeScene({ prompt, style, isColor, seed, hasOrigin }: SceneOrder): Scene {
  const reading = readPrompt(prompt, hasOrigin);
  const asked = wantedLetters(reading);
  const isPlain = asked === null && style !== 'lettering';
  const scene = isPlain ? prompt.trim() : withoutLetters(prompt, asked ?? '');
  // What we have no drawing of is a picture all the same.
  const isPictured = hasOrigin || (reading.subjects.length === 0 && scene !== '');
  const suited = style
    ? { style: styles[style], because: null }
    : suitedStyle({ prompt, reading, isColor, hasPicture: isPictured, seed });
  const isColored = isColor && !isMonochrome(reading);
  const palette = (isColored && suited.style.palettes[0]) || null;
  const text = lettersIn(suited.style.id, reading);
  return {
    words: isCjk(scene) ? inEnglish(scene, hasOrigin) : scene,
    letters: text === null ? null : { text, isAlone: scene === '' && !hasOrigin },
    style: suited.style.id,
    pickedStyle: (suited.because === 'picture' && !hasOrigin ? 'suits' : suited.because) ?? undefined,
    coloring: coloringOf({ isColor }, reading, suited.style, palette),
  };
}

/** What was not understood is said as it stands there, which some models understand. */
function inEnglish(scene: string, hasOrigin: boolean): string {
  const reading = readPrompt(scene, hasOrigin);
  const { subjects, relations, wishes, ignored, isWrittenInstead = false } = reading;
  const related = new Set(relations.flatMap(({ subject, object }) => [subject, object]));
  const parts = [
    ...relations.map(
      ({ kind, subject, object }) => `${named(subject)} ${relationWords[kind]} ${named(object)}`,
    ),
    ...subjects.filter((subject) => !related.has(subject)).map(named),
    ...[...wishes.keys()].map((wish) => wishWords[wish]),
  ];
  const isUnderstood = ignored.length === 0 && parts.length > 0 && !isWrittenInstead;
  return (isUnderstood ? parts : [...parts, scene]).join(', ');
}

function named({ concept, count, pigment, pose, isBroken }: Subject): string {
  const words = [
    ...(count > 1 ? [String(count)] : []),
    ...(isBroken ? ['broken'] : []),
    ...(pigment ? [colorWords[pigment]] : []),
    concept.words.en[0] ?? concept.name,
  ].join(' ');
  return pose ? `${words} ${poseWords[pose.name] ?? pose.name}` : words;
}
