const usualPatienceMs = 15_000;

/** Gives up on a transfer once nothing has moved for a while, however long it takes as a whole. */
export class Stall {
  readonly #controller = new AbortController();
  readonly #patienceMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(patienceMs = usualPatienceMs) {
    this.#patienceMs = patienceMs;
    this.moved();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  moved(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#controller.abort(new DOMException('Nothing moved', 'TimeoutError'));
    }, this.#patienceMs);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
