import { hashText } from './hash.ts';

/** A reproducible stream of random numbers: mulberry32, 32 bits of state. */
export class Random {
  readonly #seed: number;
  #state: number;

  constructor(seed: number) {
    this.#seed = seed >>> 0;
    this.#state = this.#seed;
  }

  /** 0 ≤ value < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** @throws RangeError when there is nothing to pick from */
  pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.next() * choices.length)];
    if (choice === undefined) throw new RangeError('nothing to pick from');
    return choice;
  }

  /** A copy of the list in random order (Fisher-Yates). */
  shuffled<T>(list: readonly T[]): T[] {
    const result = [...list];
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.whole(0, i);
      const [a, b] = [result[i] as T, result[j] as T];
      result[i] = b;
      result[j] = a;
    }
    return result;
  }

  /**
   * An independent stream named after its use. It depends on this stream's seed and the label only, so that
   * a number more or less drawn in one place never moves anything in another.
   */
  fork(label: string | number): Random {
    return new Random(Math.imul(this.#seed ^ hashText(`${label}`), 0x9e3779b1) ^ this.#seed);
  }
}
