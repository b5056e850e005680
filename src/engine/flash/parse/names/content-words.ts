import { englishCount } from '../attributes/count.ts';
import { cjkParticles, stopWords } from '../stop-words/stop-words.ts';
import type { PlacedWord, Token, TokenBuffer } from '../token-buffer.ts';
import { isCjk } from '../token-buffer.ts';
import type { Mention } from './mention.ts';

/** A word of the prompt that carries meaning, and whether anything draws it. */
export interface ContentWord extends Token {
  readonly isKnown: boolean;
}

/** Japanese words end where kanji or katakana follow on hiragana: 持つ閻魔. */
const inflectedParts = /.+?(?:(?<=\p{Script=Hiragana})(?=[\p{Script=Han}\p{Script=Katakana}])|$)/gu;

/** Everything that carries meaning, known or not, in the order of the prompt. */
export function contentOf(
  buffer: TokenBuffer,
  mentions: readonly Mention[],
  leftover: readonly PlacedWord[],
  unpictured: readonly Token[],
): ContentWord[] {
  const known = mentions.map(({ start, end }) => ({
    start,
    end,
    text: buffer.spelled({ start, end }).toLowerCase(),
    isKnown: true,
  }));
  const isOneName = (start: number) => unpictured.some((name) => name.start === start);
  const unknown = leftover.flatMap(({ word, start }) =>
    [...word.toLowerCase().matchAll(isOneName(start) ? /.+/gu : inflectedParts)].map(
      ({ 0: text, index }) => ({
        start: start + index,
        end: start + index + text.length,
        text,
        isKnown: false,
      }),
    ),
  );
  return [...known, ...unknown].toSorted((a, b) => a.start - b.start);
}

/** The words that are left and mean something. */
export function wordsLeft(buffer: TokenBuffer, unpictured: readonly Token[]): PlacedWord[] {
  const names = unpictured.map((span) => buffer.placed(span));
  const words = buffer.leftovers().flatMap((token): PlacedWord[] => {
    if (isCjk(token.text)) {
      return (
        [...withoutParticles(token.text, buffer.rest.slice(0, token.start)).matchAll(/\S+/gu)]
          // A syllable that is left of a word's ending says nothing.
          .filter(([word]) => !/^\p{Script=Hiragana}$/u.test(word))
          .map(({ 0: { length }, index }) => {
            const start = token.start + index;
            return buffer.placed({ start, end: start + length });
          })
      );
    }
    return stopWords.has(token.text) ? [] : [buffer.placed(token)];
  });
  return [...names, ...words].toSorted((a, b) => a.start - b.start);
}

/** Grammar of three syllables and more. */
const grammar =
  /^(?:なって|なる|なの|なら|して|され|てい|てる|ない|だけ|から|まで|より|など|ため|よう|みたい|つつ|ながら|らし|とか|つけ|いる|いた|ある|あり|った|たち)/u;

/** The first of a list and the last, in hiragana alone. */
const listedFirst = /^(\p{Script=Hiragana}{2,3})と$/u;
const listedLast = /^と(\p{Script=Hiragana}{2,3})$/u;

/**
 * A run of Chinese or Japanese with its particles blanked. Where nothing but hiragana is left it is a word with
 * particles around: かんざし in 舞妓のかんざし.
 */
function withoutParticles(text: string, before: string): string {
  // くし in はさみとくし, and あり in ありとキリギリス.
  const listed = (before.trim() === '' ? listedFirst.exec(text) : null) ?? listedLast.exec(text);
  if (listed && !grammar.test(listed[1] ?? '')) return text.replace(/^と|と$/u, ' ');
  const word = text.replace(/^[のをにがはもでとへ]|[のをにがはもでとへ]$/gu, ' ');
  const isWord = /^ ?\p{Script=Hiragana}{3,8} ?$/u.test(word) && !grammar.test(word.trim());
  if (isWord && !/\p{Script=Han}$/u.test(before)) return word;
  return text.replace(cjkParticles, (particle) => ' '.repeat(particle.length));
}

/** Japanese verbs and adjectives go on in hiragana. */
const inflection =
  /^(?:[いうくぐすつぬぶむるけげせてねべめれえたっちみびきぎし]+|り(?!\p{Script=Hiragana}))/u;

/** A word with the ending that it is written with: 睨み合う, not 睨み合. */
export function withEnding({ original, rest }: TokenBuffer, left: PlacedWord): PlacedWord {
  // No particle begins a prompt: what looks like one there is a word's own first syllable.
  const [own = ''] = /^\p{Script=Hiragana}{1,2}$/u.exec(rest.slice(0, left.start)) ?? [];
  const [word, start] = [own + left.word, left.start - own.length];
  const end = start + word.length;
  const isStem = /[\p{Script=Han}\p{Script=Hiragana}]$/u.test(word);
  const ending = isStem ? (inflection.exec(original.slice(end))?.[0] ?? '') : '';
  return { word: word + ending, start };
}

/** Numbers with what they count, which is told as one: the "two cubs" of a lioness. */
export function withNumbers(buffer: TokenBuffer, left: readonly PlacedWord[]): PlacedWord[] {
  const joined: PlacedWord[] = [];
  for (const placed of left) {
    const before = joined.at(-1);
    const between = before && buffer.original.slice(before.start + before.word.length, placed.start);
    if (before && between === ' ' && englishCount(before.word.toLowerCase()) !== null)
      joined.splice(-1, 1, { word: `${before.word} ${placed.word}`, start: before.start });
    else joined.push(placed);
  }
  return joined;
}

/** Everything that is left but particles alone, in the order of the prompt. */
export function allWords(buffer: TokenBuffer): PlacedWord[] {
  return buffer
    .leftovers()
    .filter(({ text }) => !/^\p{Script=Hiragana}$/u.test(text))
    .map((token) => buffer.placed(token));
}
