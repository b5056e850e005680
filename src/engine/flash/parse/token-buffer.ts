import { inSimplified } from './traditional.ts';

/** A stretch of a prompt. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A word in Latin letters, or a run of Chinese or Japanese characters, and where it stands. */
export interface Token extends Span {
  readonly text: string;
}

/** Words as the prompt spells them, and where they stand. */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
}

const latinWord = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]+(?:'[\p{Script=Latin}]+)*/gu;
const cjkRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const otherRun = /[^\s\p{P}\p{S}]+|\p{Extended_Pictographic}+/gu;

/** Words by where they stand, each once. */
export function inOrder(words: readonly PlacedWord[]): string[] {
  return [...new Set(words.toSorted((a, b) => a.start - b.start).map(({ word }) => word))];
}

/** Where a global pattern matches. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

/** Whether a text holds Chinese or Japanese characters. */
export function isCjk(text: string): boolean {
  return cjk.test(text);
}

/**
 * A prompt being read. What has been understood is consumed, so that it is not read twice; places stay the same.
 */
export class TokenBuffer {
  /** The prompt in one spelling: composed, straight apostrophes; its letters keep their case. */
  readonly original: string;
  #spelledRest: string;
  /** In lower case, and Chinese in simplified characters. */
  #read: string;
  #rest: string;

  constructor(prompt: string) {
    this.original = composed(prompt).replace(/[’‘ʼ`´]/g, "'");
    this.#spelledRest = this.original;
    this.#read = inSimplified(this.original.toLowerCase());
    // A few letters change their length in lower case; then places would no longer agree.
    if (this.#read.length !== this.original.length) this.#read = this.original;
    this.#rest = this.#read;
  }

  /** What has not been consumed yet, in lower case, Chinese in simplified characters. */
  get rest(): string {
    return this.#rest;
  }

  /** The same as the prompt writes it. */
  get spelledRest(): string {
    return this.#spelledRest;
  }

  consume(start: number, end: number): void {
    this.#rest = blanked(this.#rest, start, end);
    this.#spelledRest = blanked(this.#spelledRest, start, end);
  }

  /** Takes back that something was consumed. */
  restore(start: number, end: number): void {
    const spelled = this.original.slice(start, end);
    this.#rest = this.#rest.slice(0, start) + this.#read.slice(start, end) + this.#rest.slice(end);
    this.#spelledRest = this.#spelledRest.slice(0, start) + spelled + this.#spelledRest.slice(end);
  }

  /** Consumes every match of a global pattern. */
  consumeAll(pattern: RegExp): void {
    for (const { start, end } of spansOf(this.#rest, pattern)) this.consume(start, end);
  }

  /** The same of a pattern of the prompt's own spelling. */
  consumeSpelled(pattern: RegExp): void {
    for (const { start, end } of spansOf(this.#spelledRest, pattern)) this.consume(start, end);
  }

  /** As the prompt writes it. */
  spelled({ start, end }: Span): string {
    return this.original.slice(start, end);
  }

  /** What stands there, consumed or not. */
  placed(span: Span): PlacedWord {
    return { word: this.spelled(span), start: span.start };
  }

  /** Consumes something and returns it. */
  take(span: Span): PlacedWord {
    this.consume(span.start, span.end);
    return this.placed(span);
  }

  latinWords(): Token[] {
    return tokensOf(this.#rest, latinWord);
  }

  cjkRuns(): Token[] {
    return tokensOf(this.#rest, cjkRun);
  }

  /** Everything left that is neither space nor punctuation, in the order of the prompt. */
  leftovers(): Token[] {
    const words = [...this.latinWords(), ...this.cjkRuns()];
    let other = this.#rest;
    for (const { start, end } of words) other = blanked(other, start, end);
    return [...words, ...tokensOf(other, otherRun)].toSorted((a, b) => a.start - b.start);
  }
}

/**
 * A text with compatible characters made one, as ｒｏｓｅ is rose. A single ﷺ becomes eighteen letters, which would make
 * a book of a prompt: where a text doubles, such characters stay as they are.
 */
export function composed(text: string): string {
  const compatible = text.normalize('NFKC');
  return compatible.length <= 2 * text.length ? compatible : text.normalize('NFC');
}

/** A text with spaces in place of a stretch. */
export function blanked(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

function tokensOf(text: string, pattern: RegExp): Token[] {
  return spansOf(text, pattern).map(({ start, end }) => ({ text: text.slice(start, end), start, end }));
}
