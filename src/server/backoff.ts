/** How long something has to have been well for its past failures to be forgotten. */
const wellMs = 60_000;

/**
 * How long to wait before each next attempt at something that failed: doubled from the shortest to the longest,
 * each with a random part, so that those who failed together do not come back together.
 */
export class Backoff {
  readonly #shortestMs: number;
  readonly #longestMs: number;
  #failures = 0;

  constructor({ shortestMs, longestMs }: { shortestMs: number; longestMs: number }) {
    this.#shortestMs = shortestMs;
    this.#longestMs = longestMs;
  }

  /**
   * Milliseconds to wait now, from half of the full wait to all of it.
   * @param lastedMs how long the last attempt held before it failed; after a minute it counts as a first failure
   */
  next(lastedMs = 0): number {
    if (lastedMs >= wellMs) this.#failures = 0;
    const full = Math.min(this.#shortestMs * 2 ** this.#failures, this.#longestMs);
    this.#failures += 1;
    return full * (0.5 + Math.random() / 2);
  }
}
