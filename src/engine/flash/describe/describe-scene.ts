import type { DrawingNotes } from '#contract/drawing.ts';
import type { StyleId } from '#contract/style-ids.ts';
import { readPrompt } from '../parse/read-prompt.ts';
import type { Reading, Subject } from '../parse/reading.ts';
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
}

/** What is to be drawn, in English, and the look that it was read to have. */
export interface Scene {
  readonly words: string;
  readonly style: StyleId;
  readonly pickedStyle: DrawingNotes['pickedStyle'];
  readonly coloring: NonNullable<DrawingNotes['coloring']>;
}

/** Says what a prompt asks for in English, for those who understand nothing else. */
export function describeScene({ prompt, style, isColor, seed }: SceneOrder): Scene {
  const reading = readPrompt(prompt);
  const suited = style
    ? { style: styles[style], because: null }
    : suitedStyle({ prompt, reading, isColor, hasPicture: false, seed });
  const isColored = isColor && !isMonochrome(reading);
  const palette = (isColored && suited.style.palettes[0]) || null;
  return {
    words: isCjk(prompt) ? inEnglish(prompt, reading) : prompt.trim(),
    style: suited.style.id,
    pickedStyle: suited.because ?? undefined,
    coloring: coloringOf({ isColor }, reading, suited.style, palette),
  };
}

/** What was not understood is said as it stands there, which some models understand. */
function inEnglish(prompt: string, reading: Reading): string {
  const { subjects, relations, lettering, wishes, ignored, isWrittenInstead = false } = reading;
  const related = new Set(relations.flatMap(({ subject, object }) => [subject, object]));
  const parts = [
    ...relations.map(
      ({ kind, subject, object }) => `${named(subject)} ${relationWords[kind]} ${named(object)}`,
    ),
    ...subjects.filter((subject) => !related.has(subject)).map(named),
    ...(lettering !== null && !isWrittenInstead ? [`with the lettering “${lettering}”`] : []),
    ...[...wishes.keys()].map((wish) => wishWords[wish]),
  ];
  const isUnderstood = ignored.length === 0 && parts.length > 0 && !isWrittenInstead;
  return (isUnderstood ? parts : [...parts, prompt.trim()]).join(', ');
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
