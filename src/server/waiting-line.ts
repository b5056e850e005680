import type { ErrorReason } from '#contract/errors.ts';
import { ServiceError } from './errors.ts';

interface Limits {
  /** How many are served at once. */
  atOnce: number;
  /** How many may wait. */
  places: number;
  /** How long somebody waits before he is sent away. */
  patienceMs: number;
  /** What those are told who are sent away. */
  refusal: ErrorReason;
}

/**
 * Costly work that is done a few at a time, first come, first served. Nobody waits for long: whoever finds all places
 * taken, or has waited too long, is asked to come back later.
 */
export class WaitingLine {
  readonly #limits: Limits;
  readonly #waiting = new Set<() => void>();
  #served = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @throws ServiceError with the line's refusal, and nothing done; or whatever the work throws */
  async serve<T>(work: () => Promise<T>): Promise<T> {
    if (this.#served < this.#limits.atOnce) this.#served++;
    else await this.#wait();
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Resolves when it is one's turn; one that ends hands its place on, so that nobody slips in between. */
  #wait(): Promise<void> {
    const { places, patienceMs, refusal } = this.#limits;
    const refuse = () => new ServiceError(refusal, undefined, Math.max(1, Math.ceil(patienceMs / 1000)));
    if (this.#waiting.size >= places) return Promise.reject(refuse());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      this.#waiting.delete(begin);
      reject(refuse());
    }, patienceMs);
    this.#waiting.add(begin);
    return promise;
  }

  #next(): void {
    const [begin] = this.#waiting;
    if (!begin) this.#served--;
    else {
      this.#waiting.delete(begin);
      begin();
    }
  }
}
