import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Executor } from './client.ts';

const channel = 'generation_changed';
const takedownChannel = 'taken_down';

/** Tells all processes, once the transaction commits, that a generation has changed. */
export async function notifyGeneration(db: Executor, generationId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${generationId})`);
}

/** Tells all processes, once the transaction commits, that nobody may see something any more which everybody saw. */
export async function notifyTakedown(db: Executor): Promise<void> {
  await db.execute(sql`select pg_notify(${takedownChannel}, '')`);
}

/** Hears of changed generations from every process, over one connection of its own that is renewed when lost. */
export class GenerationNotifications {
  readonly #url: string;
  readonly #log: Logger;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #client: pg.Client | undefined;
  readonly #closing = new AbortController();
  #takedowns = 0;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
  }

  /** Begins to listen; later losses of the connection are mended in the background. */
  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('notification', ({ channel: name, payload = '' }) => {
      if (name === takedownChannel) this.countTakedown();
      else this.#changes.emit(payload);
    });
    client.on('error', (error) => this.#log.warn({ err: error }, 'notification connection lost'));
    client.on('end', () => void this.#restart());
    await client.connect();
    await client.query(`listen ${channel}; listen ${takedownChannel}`);
    // What was told meanwhile was not heard.
    this.countTakedown();
    this.#client = client;
  }

  /** Hears of changes of one generation from now on, also while nobody waits yet. */
  subscribe(generationId: string): Subscription {
    return new Subscription(this.#changes, generationId, this.#closing.signal);
  }

  /**
   * How often something has been taken down, in any process, as far as this one has heard. What was kept for everybody
   * under another number may show it.
   */
  get takedowns(): number {
    return this.#takedowns;
  }

  /** Lets whatever took something down in this process be heard at once, before the database tells all of them. */
  countTakedown(): void {
    this.#takedowns += 1;
  }

  /** Ends all waiting, for good. Closing twice does no harm. */
  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    await this.#client?.end();
  }

  async #restart(): Promise<void> {
    for (let wait = 250; !this.#closing.signal.aborted; wait = Math.min(wait * 2, 10_000)) {
      await sleep(wait);
      try {
        return await this.start();
      } catch (error) {
        this.#log.warn({ err: error }, 'notifications cannot be heard yet');
      }
    }
  }
}

class Subscription implements Disposable {
  readonly #changes: EventEmitter;
  readonly #generationId: string;
  readonly #changed = Promise.withResolvers<void>();
  readonly #hear = () => this.#changed.resolve();
  readonly #closing: AbortSignal;

  constructor(changes: EventEmitter, generationId: string, closing: AbortSignal) {
    this.#changes = changes;
    this.#generationId = generationId;
    this.#closing = closing;
    changes.on(generationId, this.#hear);
    closing.addEventListener('abort', this.#hear);
  }

  /** Waits for the next change, at most `ms` milliseconds; false says that the server is stopping. */
  async within(ms: number): Promise<boolean> {
    const timer = setTimeout(this.#hear, this.#closing.aborted ? 0 : ms);
    await this.#changed.promise;
    clearTimeout(timer);
    return !this.#closing.aborted;
  }

  [Symbol.dispose](): void {
    this.#changes.off(this.#generationId, this.#hear);
    this.#closing.removeEventListener('abort', this.#hear);
  }
}
