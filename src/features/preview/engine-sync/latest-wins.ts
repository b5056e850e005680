/** What is done when nobody has asked for anything keeps the engine busy: it waits for so long. */
const restMs = 300;

interface Work<Request> {
  /** Must not throw. */
  run(request: Request): Promise<void>;
  /** What is to be done while nothing is asked for; null when nothing is. Must not throw. */
  atRest(): (() => Promise<void>) | null;
}

/** One piece of work after the other: what is asked for last comes next, and what is in between is left out. */
export class LatestWins<Request> {
  readonly #work: Work<Request>;
  #last: Request | null = null;
  #next: Request | null = null;
  #isBusy = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #restsUntil = 0;

  constructor(work: Work<Request>) {
    this.#work = work;
  }

  /** What was asked for last, done or not. */
  get last(): Request | null {
    return this.#last;
  }

  /** Something else was asked for since the work at hand was begun. */
  get isOvertaken(): boolean {
    return this.#next !== null;
  }

  request(request: Request): void {
    this.#last = request;
    this.#restsUntil = performance.now() + restMs;
    this.repeat();
  }

  /** Handles the last request once more. */
  repeat(): void {
    this.#next = this.#last;
    if (!this.#isBusy) this.#run();
  }

  dispose(): void {
    this.#last = null;
    this.#next = null;
    clearTimeout(this.#rest);
  }

  async #run(first?: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    clearTimeout(this.#rest);
    await first?.();
    for (let request = this.#next; request !== null; request = this.#next) {
      this.#next = null;
      await this.#work.run(request);
    }
    this.#isBusy = false;
    const rest = this.#last === null ? null : this.#work.atRest();
    const wait = Math.max(0, this.#restsUntil - performance.now());
    if (rest) this.#rest = setTimeout(() => this.#run(rest), wait);
  }
}
