/** A word in Latin letters, or a run of Chinese or Japanese characters, and where it stands. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const latinWord = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]+(?:'[\p{Script=Latin}]+)*/gu;
const cjkRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const otherRun = /[^\s\p{P}\p{S}]+|\p{Extended_Pictographic}+/gu;

/** Whether a text holds Chinese or Japanese characters. */
export function isCjk(text: string): boolean {
  return cjk.test(text);
}

/**
 * A prompt being read. What has been understood is wiped off, so that it is not read twice; places stay the same.
 */
export class Slate {
  /** The prompt in one spelling: composed, straight apostrophes; its letters keep their case. */
  readonly original: string;
  #spelledRest: string;
  #rest: string;

  constructor(prompt: string) {
    this.original = prompt.normalize('NFKC').replace(/[’‘ʼ`´]/g, "'");
    this.#spelledRest = this.original;
    this.#rest = this.original.toLowerCase();
    // A few letters change their length in lower case; then places would no longer agree.
    if (this.#rest.length !== this.original.length) this.#rest = this.original;
  }

  /** What has not been wiped off yet, in lower case. */
  get rest(): string {
    return this.#rest;
  }

  /** The same as the prompt writes it. */
  get spelledRest(): string {
    return this.#spelledRest;
  }

  wipe(start: number, end: number): void {
    this.#rest = blanked(this.#rest, start, end);
    this.#spelledRest = blanked(this.#spelledRest, start, end);
  }

  /** Takes back that something was wiped off. */
  restore(start: number, end: number): void {
    const spelled = this.original.slice(start, end);
    this.#rest = this.#rest.slice(0, start) + spelled.toLowerCase() + this.#rest.slice(end);
    this.#spelledRest = this.#spelledRest.slice(0, start) + spelled + this.#spelledRest.slice(end);
  }

  /** Wipes off every match of a global pattern. */
  wipeAll(pattern: RegExp): void {
    for (const { index, 0: match } of this.#rest.matchAll(pattern)) this.wipe(index, index + match.length);
  }

  /** As the prompt writes it. */
  spelled({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.original.slice(start, end);
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

function blanked(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

function tokensOf(text: string, pattern: RegExp): Token[] {
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
