import type { Remote } from 'comlink';
import { proxy, releaseProxy, wrap } from 'comlink';
import type { FlashRequest, FlashStage } from '../flash.ts';
import workerUrl from './flash.worker.ts?worker&url';
import type { DrawnFlash, FlashApi } from './flash-api.ts';

export interface DrawOptions {
  readonly signal?: AbortSignal;
  readonly onStage?: (stage: FlashStage) => void;
}

/**
 * The drawing engine in a worker of its own. The worker starts with the first drawing; drawings are made one
 * after the other; an abort throws the worker away, for a drawing cannot be interrupted.
 */
export class FlashWorker {
  #worker: Worker | undefined;
  #api: Remote<FlashApi> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** Starts the worker ahead of the first drawing. */
  start(): void {
    if (this.#api) return;
    this.#worker = new Worker(workerUrl, { type: 'module' });
    this.#api = wrap<FlashApi>(this.#worker);
  }

  /**
   * @throws AbortError when the signal fires
   * @throws an Error named NOTHING_TO_DRAW when the prompt holds nothing that can be drawn
   */
  draw(request: FlashRequest, options: DrawOptions = {}): Promise<DrawnFlash> {
    const drawing = this.#last.then(() => this.#drawNow(request, options));
    this.#last = drawing.catch(() => {});
    return drawing;
  }

  async #drawNow(request: FlashRequest, { signal, onStage }: DrawOptions): Promise<DrawnFlash> {
    signal?.throwIfAborted();
    this.start();
    const api = this.#api as Remote<FlashApi>;
    const drawn = api.draw(request, onStage && proxy(onStage));
    return signal ? this.#unlessAborted(drawn, signal) : drawn;
  }

  #unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      const abort = () => {
        this.dispose();
        reject(signal.reason);
      };
      signal.addEventListener('abort', abort, { once: true });
      work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
  }

  /** Ends the worker; the next drawing starts a new one. */
  dispose(): void {
    this.#api?.[releaseProxy]();
    this.#worker?.terminate();
    this.#api = undefined;
    this.#worker = undefined;
  }
}
