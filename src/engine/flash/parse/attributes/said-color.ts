import type { Concept } from '../../lexicon/concept.ts';
import { concepts } from '../../lexicon/concept.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { TokenBuffer } from '../token-buffer.ts';
import { isCjk } from '../token-buffer.ts';
import { cjkColorBefore, colorAfter, colorAlone, englishColor } from './color.ts';

/** A colour, and the prompt's word for it. */
export interface Color {
  readonly pigment: Pigment;
  readonly word: string;
}

/** The colour that is said right after a name, which is consumed. */
export function takeColorAfter(buffer: TokenBuffer, start: number, after: string): Color | null {
  const color = colorAfter(after);
  if (color) buffer.consume(start, start + color.length);
  return color;
}

/** "Luna moth on my sternum, pale green". */
export function takeColorAlone(buffer: TokenBuffer): Color | null {
  const color = colorAlone(buffer.rest);
  if (color) buffer.consume(color.start, color.start + color.word.length);
  return color;
}

/** What is named with its colour: a pink ribbon, a red string. */
const namedByColor = concepts('awareness-ribbon', 'thread');

/** The colour that a name says itself. */
export function colorInName({ name }: Concept, word: string): Color | null {
  if (!namedByColor.has(name)) return null;
  const [first = ''] = word.toLowerCase().split(isCjk(word) ? '' : ' ');
  const pigment = englishColor(first) ?? cjkColorBefore(first)?.pigment;
  return pigment ? { pigment, word: first } : null;
}
