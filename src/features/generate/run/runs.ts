import { needsLogin, toAppError } from '#lib/app-error.ts';
import type { Order } from '../order/order.ts';
import { isActive, type Run } from './run.ts';
import { rememberedRuns, type StoredRun } from './run-memory.ts';
import { type GenerationApi, Runner } from './runner.ts';

export interface RunsApi extends GenerationApi {
  /** What is being drawn for this account, on whichever device it was ordered. */
  unfinished(userId: string): Promise<StoredRun[]>;
}

/** A run under the name by which it is looked at. */
export interface NamedRun {
  key: string;
  run: Run;
}

/** Everything that is being drawn for an account at a time, the latest first, and what of it has failed. */
export class Runs {
  #runners: readonly { key: string; runner: Runner }[] = [];
  #userId: string | undefined;
  #shown: readonly NamedRun[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();
  readonly #api: RunsApi;

  constructor(api: RunsApi) {
    this.#api = api;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  current = (): readonly NamedRun[] => this.#shown;

  /** Begins to draw, beside what is being drawn; returns the run's key. */
  start(order: Order, userId: string): string {
    this.#userId = userId;
    const { key, runner } = this.#add();
    runner.start(order, userId);
    return key;
  }

  /** Takes up what of this account is under way, and leaves what belongs to another. */
  async resume(userId: string | undefined): Promise<void> {
    if (userId === this.#userId) return;
    for (const { runner } of this.#runners) runner.leave();
    this.#runners = [];
    this.#userId = userId;
    this.#tell();
    if (userId === undefined) return;
    for (const stored of rememberedRuns(userId).toReversed()) this.#take(stored);
    await this.findOthers();
  }

  /** Looks for what was ordered on another device, or in another tab. */
  async findOthers(): Promise<void> {
    const userId = this.#userId;
    if (userId === undefined) return;
    try {
      const found = await this.#api.unfinished(userId);
      // What is just being ordered here has no id yet by which it could be told from the others.
      const isOrdering = this.#runners.some(({ runner }) => runner.current().phase === 'ordering');
      if (userId === this.#userId && !isOrdering) for (const stored of found.toReversed()) this.#take(stored);
    } catch (error) {
      const failure = toAppError(error);
      // They are looked for again whenever the page is come back to, and after the next login.
      if (!failure.isPassing && !needsLogin(failure)) throw failure;
    }
  }

  cancel(key: string): void {
    this.#find(key)?.cancel();
  }

  /** Looks again for a generation that was given up on. */
  checkAgain(key: string): void {
    this.#find(key)?.checkAgain();
  }

  /** Puts away what has ended. */
  dismiss(key: string): void {
    const runner = this.#find(key);
    if (!runner || isActive(runner.current())) return;
    this.#runners = this.#runners.filter((named) => named.key !== key);
    this.#tell();
  }

  #take(stored: StoredRun): void {
    if (this.#runners.some(({ runner }) => runner.id === stored.id)) return;
    this.#add().runner.resume(stored);
  }

  #add() {
    this.#count += 1;
    const named = { key: `run-${this.#count}`, runner: new Runner(this.#api) };
    this.#runners = [named, ...this.#runners];
    named.runner.subscribe(() => this.#tell());
    return named;
  }

  #find(key: string): Runner | undefined {
    return this.#runners.find((named) => named.key === key)?.runner;
  }

  #tell(): void {
    // What was canceled before anything was drawn leaves nothing to look at.
    this.#runners = this.#runners.filter(({ runner }) => runner.current().phase !== 'idle');
    this.#shown = this.#runners.map(({ key, runner }) => ({ key, run: runner.current() }));
    for (const listener of this.#listeners) listener();
  }
}
