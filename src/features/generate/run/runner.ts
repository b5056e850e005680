import { errorReasons } from '#contract/errors.ts';
import type { GenerationStatus } from '#contract/generation.ts';
import type { GeneratedImage } from '#contract/image.ts';
import { type AppErrorReason, isAbort, toAppError } from '#lib/app-error.ts';
import type { Order } from '../order/order.ts';
import { followGeneration, type StatusSource } from './follow-generation.ts';
import type { Run, RunFailure } from './run.ts';
import { forgetRun, rememberRun, type StoredRun } from './run-memory.ts';

/** What the runner needs of the world. */
export interface GenerationApi {
  start(order: Order): Promise<{ id: string }>;
  source(id: string, signal: AbortSignal): StatusSource;
  complete(id: string): Promise<GeneratedImage[]>;
  cancel(id: string): Promise<void>;
  /** Credits were taken or have come back. */
  creditsChanged(): void;
  finished(images: GeneratedImage[]): void;
  canceled(creditsBack: number): void;
  failed(reason: AppErrorReason): void;
  /** Some of the pictures were drawn before it was canceled, or failed. */
  endedEarly(images: GeneratedImage[], ending: EarlyEnding): void;
}

export interface EarlyEnding {
  creditsBack: number;
  /** Why it failed; null when it was canceled. */
  reason: AppErrorReason | null;
}

/** Runs one generation, from the order to its pictures. It lives as long as the page, whichever part of it is looked at. */
export class Runner {
  #run: Run = { phase: 'idle' };
  #stored: StoredRun | null = null;
  #following = new AbortController();
  readonly #listeners = new Set<() => void>();
  readonly #api: GenerationApi;

  constructor(api: GenerationApi) {
    this.#api = api;
  }

  /** The generation's id, once the server has given it one. */
  get id(): string | undefined {
    return this.#stored?.id;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  current = (): Run => this.#run;

  async start(order: Order, userId: string): Promise<void> {
    this.#set({ phase: 'ordering', order });
    try {
      const { id } = await this.#api.start(order);
      this.#api.creditsChanged();
      this.#stored = { id, userId, order, startedAt: Date.now() };
      rememberRun(this.#stored);
    } catch (error) {
      this.#api.creditsChanged();
      this.#fail(order, failureOf(error));
      return;
    }
    await this.#follow(this.#stored);
  }

  /** Takes up a generation that is under way, wherever it was ordered. */
  async resume(stored: StoredRun): Promise<void> {
    this.#stored = stored;
    await this.#follow(stored);
  }

  /** Leaves the generation to itself: nobody is told any more how it goes. */
  leave(): void {
    this.#following.abort();
  }

  /** Looks again for a generation that was given up on. */
  async checkAgain(): Promise<void> {
    if (this.#stored) await this.#follow(this.#stored);
  }

  async cancel(): Promise<void> {
    if (this.#run.phase !== 'drawing' || !this.#stored) return;
    this.#set({ ...this.#run, isCancelling: true });
    try {
      // The status tells how it ended: it may just have been done.
      await this.#api.cancel(this.#stored.id);
    } catch {
      if (this.#run.phase === 'drawing') this.#set({ ...this.#run, isCancelling: false });
    }
  }

  async #follow(stored: StoredRun): Promise<void> {
    const { id, order, startedAt } = stored;
    this.#following.abort();
    const following = new AbortController();
    this.#following = following;
    const base = { phase: 'drawing', order, startedAt, status: null, isCancelling: false } as const;
    this.#set({ ...base, isOutOfTouch: false });
    try {
      for await (const news of followGeneration(this.#api.source(id, following.signal))) {
        const before = this.#run.phase === 'drawing' ? this.#run : base;
        if (news.kind === 'out-of-touch') this.#set({ ...before, isOutOfTouch: true });
        else this.#set({ ...before, isOutOfTouch: false, status: news.status });
      }
      if (!following.signal.aborted) await this.#settle(stored);
    } catch (error) {
      if (following.signal.aborted || isAbort(error)) return;
      this.#lose(stored, error);
    }
  }

  async #settle({ id, order }: StoredRun): Promise<void> {
    if (this.#run.phase !== 'drawing' || !this.#run.status) return;
    const { status } = this.#run;
    const drawn = status.outputs.filter(({ stage }) => stage === 'done').length;
    const creditsBack = (order.outputs - drawn) * status.creditsPerImage;
    if (status.status === 'succeeded' || drawn > 0) {
      this.#set({ phase: 'saving', order, status });
      const images = await this.#api.complete(id);
      this.#forget();
      if (status.status === 'succeeded' || creditsBack === 0) this.#api.finished(images);
      else this.#api.endedEarly(images, { creditsBack, reason: reasonOf(status) });
      this.#set({ phase: 'done', images });
    } else if (status.status === 'canceled') {
      this.#forget();
      this.#set({ phase: 'idle' });
      this.#api.canceled(creditsBack);
    } else {
      this.#forget();
      const reason = reasonOf(status) ?? 'GENERATION_FAILED';
      this.#fail(order, { reason, creditsBack, requestId: undefined, isOpen: false });
    }
    this.#api.creditsChanged();
  }

  /** The run cannot be followed any further, whatever becomes of it. */
  #lose({ order }: StoredRun, error: unknown): void {
    const failure = failureOf(error);
    if (failure.reason === 'GENERATION_NOT_FOUND') {
      this.#forget();
      this.#set({ phase: 'idle' });
    } else {
      this.#fail(order, { ...failure, isOpen: true });
    }
  }

  #fail(order: Order, failure: RunFailure): void {
    this.#set({ phase: 'failed', order, failure });
    this.#api.failed(failure.reason);
  }

  #forget(): void {
    if (this.#stored) forgetRun(this.#stored.id);
    this.#stored = null;
  }

  #set(run: Run): void {
    this.#run = run;
    for (const listener of this.#listeners) listener();
  }
}

function failureOf(error: unknown): RunFailure {
  const { reason, requestId } = toAppError(error);
  return { reason, requestId, creditsBack: null, isOpen: false };
}

/** Why it failed; null when it did not. */
function reasonOf({ status, error }: GenerationStatus): AppErrorReason | null {
  if (status !== 'failed') return null;
  return errorReasons.find((reason) => reason === error) ?? 'GENERATION_FAILED';
}
