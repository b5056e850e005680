import type { Remote } from 'comlink';
import { proxy, releaseProxy, wrap } from 'comlink';
import type { FlashStage } from '../flash.ts';
import type { FlashRequest } from '../flash-request.ts';
import type { DrawnFlash, FlashApi } from './flash-api.ts';
import { flashWorkerUrl } from './worker-url.ts';

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
    this.#worker = new Worker(flashWorkerUrl, { type: 'module' });
    this.#api = wrap<FlashApi>(this.#worker);
  }

  /**
   * @throws AbortError when the signal fires
   * @throws an Error that is named as `FlashApi.draw` says, or WORKER_FAILED when the engine did not start or died
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
    return this.#unlessEnded(api.draw(request, onStage && proxy(onStage)), signal);
  }

  /** A worker that is aborted, or whose code cannot be had, never answers. */
  #unlessEnded<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const end = (cause: unknown) => {
        this.dispose();
        reject(cause);
      };
      const onAbort = () => end(signal?.reason);
      const onError = ({ message }: ErrorEvent) =>
        end(Object.assign(new Error(message), { name: 'WORKER_FAILED' }));
      signal?.addEventListener('abort', onAbort, { once: true });
      worker?.addEventListener('error', onError, { once: true });
      work.then(resolve, reject).finally(() => {
        signal?.removeEventListener('abort', onAbort);
        worker?.removeEventListener('error', onError);
      });
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
