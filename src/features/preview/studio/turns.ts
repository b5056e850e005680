/** What is done when nobody has wished for anything keeps the engine busy: it waits for so long. */
const restMs = 300;

interface Work<Wish> {
  /** Must not throw. */
  fulfil(wish: Wish): Promise<void>;
  /** What is to be done while nothing is wished for; null when nothing is. Must not throw. */
  atRest(): (() => Promise<void>) | null;
}

/** One piece of work after the other: what is wished for last comes next, and what is in between is left out. */
export class Turns<Wish> {
  readonly #work: Work<Wish>;
  #last: Wish | null = null;
  #next: Wish | null = null;
  #isBusy = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #restsUntil = 0;

  constructor(work: Work<Wish>) {
    this.#work = work;
  }

  /** What was wished for last, fulfilled or not. */
  get last(): Wish | null {
    return this.#last;
  }

  /** Something else was wished for since the work at hand was begun. */
  get isOvertaken(): boolean {
    return this.#next !== null;
  }

  wish(wish: Wish): void {
    this.#last = wish;
    this.#restsUntil = performance.now() + restMs;
    this.repeat();
  }

  /** Fulfils the last wish once more. */
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
    for (let wish = this.#next; wish !== null; wish = this.#next) {
      this.#next = null;
      await this.#work.fulfil(wish);
    }
    this.#isBusy = false;
    const rest = this.#last === null ? null : this.#work.atRest();
    const wait = Math.max(0, this.#restsUntil - performance.now());
    if (rest) this.#rest = setTimeout(() => this.#run(rest), wait);
  }
}
