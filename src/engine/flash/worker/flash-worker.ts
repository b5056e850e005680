import type { Remote } from 'comlink';
import { proxy, releaseProxy, wrap } from 'comlink';
import type { DrawingRecipe } from '#contract/drawing-recipe.ts';
import type { FlashStage } from '../flash.ts';
import type { FlashRequest } from '../flash-request.ts';
import type { Outline } from '../vector/outline.ts';
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
    const { signal, onStage } = options;
    return this.#inTurn((api) => api.draw(request, onStage && proxy(onStage)), signal);
  }

  /**
   * The outline layer of a design.
   * @throws as `draw` does
   */
  outline(recipe: DrawingRecipe, { signal }: Pick<DrawOptions, 'signal'> = {}): Promise<Outline> {
    return this.#inTurn((api) => api.outline(recipe), signal);
  }

  #inTurn<T>(work: (api: Remote<FlashApi>) => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    const drawing = this.#last.then(() => {
      signal?.throwIfAborted();
      this.start();
      return this.#unlessEnded(work(this.#api as Remote<FlashApi>), signal);
    });
    this.#last = drawing.catch(() => {});
    return drawing;
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
