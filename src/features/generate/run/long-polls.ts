/** Browsers keep six connections to a server; what waits on them must leave some for everything else. */
const most = 3;
const pollEveryMs = 2000;

/** Lets a few calls wait at the server for news; the others ask, and wait here. */
export class LongPolls {
  #waiting = 0;
  readonly #sleep: (ms: number) => Promise<void>;

  constructor(sleep: (ms: number) => Promise<void>) {
    this.#sleep = sleep;
  }

  /** @param ask calls the server, which may take so many milliseconds to answer */
  async ask<T>(wait: number, ask: (wait: number) => Promise<T>): Promise<T> {
    if (wait === 0) return ask(0);
    if (this.#waiting >= most) {
      await this.#sleep(pollEveryMs);
      return ask(0);
    }
    this.#waiting += 1;
    try {
      return await ask(wait);
    } finally {
      this.#waiting -= 1;
    }
  }
}
