import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Logger } from 'pino';
import { Backoff } from '../backoff.ts';
import type { Executor } from './client.ts';

const channel = 'generation_changed';
const takedownChannel = 'taken_down';
/** A server that does not answer is given up after that long, and asked anew. */
const answerMs = 5000;
/** Short enough for news to flow again within seconds of the database's return. */
const waits = { shortestMs: 250, longestMs: 3000 };

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
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;
  #takedowns = 0;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
  }

  /** Begins to listen; later losses of the connection are mended in the background. */
  async start(): Promise<void> {
    const connection = await this.#connect();
    void this.#keepListening(connection);
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

  /** The one loop that renews the connection: there is never more than one, and it never gives up. */
  async #keepListening(connection: Connection): Promise<void> {
    for (let current: Connection | undefined = connection; current; current = await this.#reconnect()) {
      await current.lost;
      if (!this.#closing.signal.aborted) this.#log.warn('notification connection lost');
    }
  }

  /** Undefined when this is closed meanwhile. */
  async #reconnect(): Promise<Connection | undefined> {
    const { signal } = this.#closing;
    for (const backoff = new Backoff(waits); ; ) {
      // Closing cuts the wait short.
      await sleep(backoff.next(), undefined, { signal }).catch(() => {});
      if (signal.aborted) return undefined;
      try {
        const connection = await this.#connect();
        this.#log.info('notifications are heard again');
        return connection;
      } catch (error) {
        this.#log.warn({ err: error }, 'notifications cannot be heard yet');
      }
    }
  }

  async #connect(): Promise<Connection> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    });
    this.#client = client;
    const { promise: lost, resolve } = Promise.withResolvers<void>();
    client.on('notification', ({ channel: name, payload = '' }) => {
      if (name === takedownChannel) this.countTakedown();
      else this.#changes.emit(payload);
    });
    client.on('error', (error) => this.#log.debug({ err: error }, 'notification connection'));
    client.on('end', resolve);
    try {
      await client.connect();
      await client.query(`listen ${channel}; listen ${takedownChannel}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    // What was told meanwhile was not heard.
    this.countTakedown();
    return { lost };
  }
}

interface Connection {
  /** Resolves when the connection has ended, whoever ended it. */
  lost: Promise<void>;
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
