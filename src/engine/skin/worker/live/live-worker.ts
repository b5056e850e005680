import { type Remote, releaseProxy, transfer, wrap } from 'comlink';
import { skinError } from '../../skin-error.ts';
import {
  bitmapsOf,
  type LiveApi,
  type Nudge,
  type SeenLimb,
  type ShowChoice,
  type Shown,
  type Still,
} from './live-api.ts';

/**
 * A camera's film, drawn in a worker of its own, so that it goes on while another one looks for skin. LiveApi says what
 * each call does.
 */
export class LiveWorker {
  readonly #worker: Worker;
  readonly #api: Remote<LiveApi>;
  readonly #failed: Promise<never>;

  constructor() {
    this.#worker = new Worker(new URL('./live.worker.ts', import.meta.url), { type: 'module' });
    this.#api = wrap<LiveApi>(this.#worker);
    this.#failed = new Promise((_, reject) => {
      this.#worker.addEventListener('error', (event) => reject(skinError('WORKER_FAILED', event.message)));
    });
    // Whoever waits for a call hears of it.
    this.#failed.catch(() => undefined);
  }

  show(frame: ImageBitmap, choice: ShowChoice): Promise<Shown> {
    return this.#orFail(this.#api.show(transfer(frame, [frame]), choice));
  }

  take(seen: SeenLimb | undefined): Promise<void> {
    return this.#orFail(this.#api.take(seen && transfer(seen, bitmapsOf(seen))));
  }

  nudge(nudge: Nudge): Promise<void> {
    return this.#orFail(this.#api.nudge(nudge));
  }

  freeze(): Promise<Still> {
    return this.#orFail(this.#api.freeze());
  }

  begin(): Promise<void> {
    return this.#orFail(this.#api.begin());
  }

  dispose(): void {
    this.#api[releaseProxy]();
    this.#worker.terminate();
  }

  #orFail<T>(call: Promise<T>): Promise<T> {
    return Promise.race([call, this.#failed]);
  }
}
