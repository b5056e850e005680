/** Watches tasks go to workers and come back, to tell whether anybody works on them. */
export class Pulse {
  readonly #silentMs: number;
  #waiting = 0;
  #heardAt = performance.now();

  /** @param silentMs no task takes so long: workers that say nothing for that time while asked are dead */
  constructor(silentMs = 60_000) {
    this.#silentMs = silentMs;
  }

  /** Passes on what becomes of a task. A failure is an answer too. */
  async watch<T>(task: Promise<T>): Promise<T> {
    if (this.#waiting === 0) this.#heardAt = performance.now();
    this.#waiting += 1;
    try {
      return await task;
    } finally {
      this.#waiting -= 1;
      this.#heardAt = performance.now();
    }
  }

  get isAlive(): boolean {
    return this.#waiting === 0 || performance.now() - this.#heardAt < this.#silentMs;
  }
}
