import type { Remote } from 'comlink';
import { proxy, releaseProxy, transfer, wrap } from 'comlink';
import { isSkinError, skinError } from '../skin-error.ts';
import type {
  CallOptions,
  RemovalChoice,
  SearchOptions,
  SkinApi,
  SkinEngineClient,
  SkinProgress,
  SkinRequest,
} from './skin-api.ts';

/** A call that is silent for so long has hung: the model's runtime waits for the network without any limit. */
const longestSilenceMs = 60_000;

type ApiCall<T> = (api: Remote<SkinApi>, stillAlive: () => void) => Promise<T>;

/** The previewer's engine in a worker of its own; SkinEngineClient says what each call does. */
export class SkinWorker implements SkinEngineClient {
  #worker: Worker | undefined;
  #api: Remote<SkinApi> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #renders = 0;
  /** What a fresh worker is told first. */
  #photo: Blob | undefined;
  #skin: SkinRequest | undefined;
  /** Looks taken since the photo was opened, and how many of them it took to see its skin most clearly. */
  #looks = 0;
  #looksWorthIt = 0;
  readonly #designs = new Map<string, { readonly file: Blob; readonly removal: RemovalChoice }>();

  openPhoto: SkinEngineClient['openPhoto'] = async (file, options) => {
    const opened = await this.#call((api) => api.openPhoto(file), options);
    this.#photo = file;
    this.#skin = undefined;
    this.#looks = 0;
    this.#looksWorthIt = 0;
    return opened;
  };

  findSkin: SkinEngineClient['findSkin'] = async (request, options = {}) => {
    const find = (wanted: SkinRequest): Promise<Awaited<ReturnType<SkinApi['findSkin']>>> =>
      this.#search((api, report) => api.findSkin(wanted, report), options);
    this.#skin = undefined;
    const found = await find(request).catch((cause: unknown) => {
      const hasHung = cause instanceof Error && cause.name === 'WORKER_FAILED' && request.usesModel;
      if (!hasHung) throw cause;
      return find({ ...request, usesModel: false }).then((each) => ({
        ...each,
        modelFailure: cause.message,
      }));
    });
    this.#skin = { ...request, usesModel: found.source === 'model' };
    return found;
  };

  refineSkin: SkinEngineClient['refineSkin'] = async (options) => {
    const looked = await this.#call((api) => api.refineSkin(), options).catch((cause: unknown) => {
      // There is a mask already: a model that fails now is only asked no more.
      if (isSkinError(cause) && cause.name === 'WORKER_FAILED') return { isClearer: false, isSettled: true };
      throw cause;
    });
    this.#looks++;
    if (looked.isClearer) this.#looksWorthIt = this.#looks;
    return looked;
  };

  findPaper: SkinEngineClient['findPaper'] = (file, options) =>
    this.#call((api) => api.findPaper(file), options);

  followLimb: SkinEngineClient['followLimb'] = (frame, request, options = {}) =>
    this.#search((api, report) => api.followLimb(transfer(frame, [frame]), request, report), options);

  openDesign: SkinEngineClient['openDesign'] = async (id, file, removal, options) => {
    const opened = await this.#call((api) => api.openDesign(id, file, removal), options);
    this.#designs.set(id, { file, removal });
    return opened;
  };

  closeDesign: SkinEngineClient['closeDesign'] = (id, options) => {
    this.#designs.delete(id);
    return this.#call((api) => api.closeDesign(id), options);
  };

  render: SkinEngineClient['render'] = (scene, choice, options) => {
    const turn = ++this.#renders;
    return this.#call((api) => {
      if (turn !== this.#renders) throw new DOMException('overtaken by a newer render', 'AbortError');
      return api.render(scene, choice);
    }, options);
  };

  renderAside: SkinEngineClient['renderAside'] = (scene, choice) =>
    this.#call((api) => api.render(scene, choice));

  skinPicture: SkinEngineClient['skinPicture'] = (choice, options) =>
    this.#call((api) => api.skinPicture(choice), options);
  skinMask: SkinEngineClient['skinMask'] = (options) => this.#call((api) => api.skinMask(), options);
  depthPicture: SkinEngineClient['depthPicture'] = (method, options) =>
    this.#call((api) => api.depthPicture(method), options);
  designPicture: SkinEngineClient['designPicture'] = (layer, longest, options) =>
    this.#call((api) => api.designPicture(layer, longest), options);
  startOnSkin: SkinEngineClient['startOnSkin'] = (id, options) =>
    this.#call((api) => api.startOnSkin(id), options);
  layOut: SkinEngineClient['layOut'] = (layer, options) => this.#call((api) => api.layOut(layer), options);
  faintInk: SkinEngineClient['faintInk'] = (layer, options) =>
    this.#call((api) => api.faintInk(layer), options);
  nextOldInk: SkinEngineClient['nextOldInk'] = (options) => this.#call((api) => api.nextOldInk(), options);
  coverage: SkinEngineClient['coverage'] = (scene, options) =>
    this.#call((api) => api.coverage(scene), options);
  betterCover: SkinEngineClient['betterCover'] = (scene, id, options) =>
    this.#call((api) => api.betterCover(scene, id), options);
  exportPicture: SkinEngineClient['exportPicture'] = (scene, frame, options) =>
    this.#call((api) => api.exportPicture(scene, frame), options);
  stencil: SkinEngineClient['stencil'] = (id, choice, outline, options) =>
    this.#call((api) => api.stencil(id, choice, outline), options);
  stencilPicture: SkinEngineClient['stencilPicture'] = (id, widthCm, outline, options) =>
    this.#call((api) => api.stencilPicture(id, widthCm, outline), options);
  checkLines: SkinEngineClient['checkLines'] = (id, widthCm, options) =>
    this.#call((api) => api.checkLines(id, widthCm), options);

  dispose(): void {
    this.#stop();
    this.#photo = undefined;
    this.#skin = undefined;
    this.#designs.clear();
  }

  /** One call after the other. */
  /** A call that tells how far it is. */
  #search<T>(
    work: (api: Remote<SkinApi>, report: (progress: SkinProgress) => void) => Promise<T>,
    options: SearchOptions,
  ): Promise<T> {
    return this.#call((api, stillAlive) => {
      const report = (progress: SkinProgress): void => {
        stillAlive();
        options.onProgress?.(progress);
      };
      return work(api, proxy(report));
    }, options);
  }

  #call<T>(work: ApiCall<T>, options: CallOptions = {}): Promise<T> {
    const turn = this.#last.then(() => this.#callNow(work, options));
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #callNow<T>(work: ApiCall<T>, { signal }: CallOptions): Promise<T> {
    signal?.throwIfAborted();
    const isFresh = this.#api === undefined;
    this.#start();
    if (isFresh) await this.#watch((api, stillAlive) => this.#resume(api, stillAlive), signal);
    return this.#watch(work, signal);
  }

  #start(): void {
    if (this.#api) return;
    this.#worker = new Worker(new URL('./skin.worker.ts', import.meta.url), { type: 'module' });
    this.#api = wrap<SkinApi>(this.#worker);
  }

  /** Tells a fresh worker what the one before knew. */
  async #resume(api: Remote<SkinApi>, stillAlive: () => void): Promise<void> {
    if (this.#photo) await api.openPhoto(this.#photo);
    for (const [id, { file, removal }] of this.#designs) await api.openDesign(id, file, removal);
    if (!this.#skin) return;
    await api.findSkin(this.#skin, proxy(stillAlive));
    for (let i = 0; i < this.#looksWorthIt; i++) {
      await api.refineSkin();
      stillAlive();
    }
    if (this.#looksWorthIt > 0) await api.findSkin(this.#skin, proxy(stillAlive));
  }

  /** Ends the worker when a call is aborted, hangs, dies, or fails in a way that nobody foresaw. */
  #watch<T>(work: ApiCall<T>, signal: AbortSignal | undefined): Promise<T> {
    const worker = this.#worker;
    const api = this.#api;
    if (!worker || !api) return Promise.reject(skinError('WORKER_FAILED', 'no worker'));
    return new Promise<T>((resolve, reject) => {
      const fail = (cause: unknown): void => {
        this.#stop();
        reject(cause);
      };
      const onAbort = (): void => fail(signal?.reason);
      const onError = (event: ErrorEvent): void => fail(skinError('WORKER_FAILED', event.message));
      let timer: ReturnType<typeof setTimeout>;
      const stillAlive = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => fail(skinError('WORKER_FAILED', 'no answer')), longestSilenceMs);
      };
      stillAlive();
      signal?.addEventListener('abort', onAbort, { once: true });
      worker.addEventListener('error', onError);
      const isForeseen = (cause: unknown): boolean =>
        isSkinError(cause) || (cause instanceof DOMException && cause.name === 'AbortError');
      // An async function, so that what `work` throws at once is caught as well.
      const answer = (async () => work(api, stillAlive))();
      answer
        .then(resolve, (cause: unknown) =>
          isForeseen(cause) ? reject(cause) : fail(skinError('WORKER_FAILED', String(cause))),
        )
        .finally(() => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
          worker.removeEventListener('error', onError);
        });
    });
  }

  #stop(): void {
    this.#api?.[releaseProxy]();
    this.#worker?.terminate();
    this.#api = undefined;
    this.#worker = undefined;
  }
}
