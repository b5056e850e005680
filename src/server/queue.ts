import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Executor } from './db/client.ts';
import type { Mail } from './providers/mail/mail-provider.ts';
import { noTracing, type Tracing } from './telemetry/tracing.ts';

/** One picture of a generation, by its place in the set from 0. */
export interface PictureJob {
  generationId: string;
  position: number;
}

/** The jobs that there are, by queue, and what each is told. */
export interface Jobs {
  generate: PictureJob;
  /** The same, from a hosted image model. */
  'generate-model': PictureJob;
  /** Pictures whose job died in every attempt. */
  'generate-abandoned': PictureJob;
  /** What nobody waits for. */
  mail: Omit<Mail, 'attachments'>;
  /** A receipt that is to be mailed, by its number. */
  receipt: { number: number };
  /** A browser that is to be told how a generation has ended. */
  push: { generationId: string; loginId: string };
  /** What memberships need by the clock, and the comparison of our books with the provider's. */
  memberships: Record<string, never>;
  reconciliation: Record<string, never>;
  /** What is done once a day about things that have had their time. */
  retention: Record<string, never>;
  backup: Record<string, never>;
}
type QueueName = keyof Jobs;

/** What lies in the queue: the job, and for whose request it is done. */
type Carried<Name extends QueueName> = Jobs[Name] & { traceparent?: string };

export interface Attempt {
  /** True when the queue will not try again after this one. */
  isLast: boolean;
  /** Aborts when the server stops or the job has run out of time. */
  signal: AbortSignal;
}
type Handler<Name extends QueueName> = (data: Jobs[Name], attempt: Attempt) => Promise<void>;

interface Place {
  turn: number;
  goesFirst: boolean;
}

export interface Queue {
  /**
   * Adds a job, in the transaction that makes it necessary.
   * @param place jobs of a queue are taken by their turn, the lowest first; of one turn those that go first, and the
   * older of two
   */
  add<Name extends QueueName>(name: Name, data: Jobs[Name], tx: Executor, place?: Place): Promise<void>;
  /** Works on jobs of a queue, up to `concurrency` at a time in this process. */
  work<Name extends QueueName>(name: Name, concurrency: number, handler: Handler<Name>): Promise<void>;
  /** Adds a job at times given as for cron, once for all processes. */
  schedule(name: 'retention' | 'memberships' | 'reconciliation' | 'backup', cron: string): Promise<void>;
  /** Puts back what a process that is gone for certain was working on, without waiting for its heartbeat. */
  reclaim(name: QueueName): Promise<void>;
  stop(): Promise<void>;
}

/** How long an image model may take for a picture. */
export const longestModelSeconds = 300;

/** How many connections the queue has at most, besides the one that it listens on. */
export const queueConnections = 4;

/** Connects to the job queue in the database at `url`, making its tables at the first start. */
export async function startQueue(url: string, log: Logger, tracing: Tracing = noTracing): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: queueConnections,
    useListenNotify: true,
    monitorIntervalSeconds: 5,
    superviseIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  await boss.start();
  await boss.createQueue('retention', { retryLimit: 3, retryDelay: 60, expireInSeconds: 3600 });
  // The first one may copy a terabyte.
  await boss.createQueue('backup', { retryLimit: 1, retryDelay: 600, expireInSeconds: 86_400 });
  await boss.createQueue('memberships', { retryLimit: 1, retryDelay: 60, expireInSeconds: 1800 });
  await boss.createQueue('reconciliation', { retryLimit: 3, retryDelay: 600, expireInSeconds: 3600 });
  await boss.createQueue('receipt', { retryLimit: 8, retryDelay: 30, retryBackoff: true, notify: true });
  // What is late by an hour is no news.
  await boss.createQueue('push', { retryLimit: 5, retryDelay: 30, retryBackoff: true, notify: true });
  await boss.createQueue('mail', {
    retryLimit: 8,
    retryDelay: 30,
    retryBackoff: true,
    notify: true,
    // They name people.
    deleteAfterSeconds: 86_400,
  });
  await boss.createQueue('generate-abandoned', { retryLimit: 20, retryDelay: 5, notify: true });
  await boss.createQueue('generate', {
    retryLimit: 3,
    retryDelay: 1,
    heartbeatSeconds: 10,
    expireInSeconds: 120,
    notify: true,
    deadLetter: 'generate-abandoned',
  });
  await boss.createQueue('generate-model', {
    retryLimit: 3,
    retryDelay: 1,
    heartbeatSeconds: 10,
    expireInSeconds: longestModelSeconds + 120,
    notify: true,
    deadLetter: 'generate-abandoned',
  });

  return {
    async add(name, data, tx, { turn, goesFirst } = { turn: 0, goesFirst: false }) {
      await tracing.within({ ...spanOf(name), name: `send ${name}`, kind: 'producer' }, async () => {
        const traceparent = tracing.parent();
        const carried: Carried<typeof name> = { ...data, ...(traceparent && { traceparent }) };
        await boss.send(name, carried, { db: fromDrizzle(tx, sql), priority: Number(goesFirst) - 2 * turn });
      });
    },
    async work(name, concurrency, handler) {
      // A job that is retried is not announced: the short second interval finds it.
      const options = {
        includeMetadata: true,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 2,
      } as const;
      const workOneByOne = async () => {
        const worker = await boss.work<Carried<typeof name>, void, typeof options>(
          name,
          options,
          async ([job]) => {
            if (!job) return;
            const { traceparent, ...data } = job.data;
            const attempt = { isLast: job.retryCount >= job.retryLimit, signal: job.signal };
            const span = { ...spanOf(name), parent: traceparent };
            try {
              await tracing.within({ ...span, name: `process ${name}`, kind: 'consumer' }, () =>
                handler(data as Jobs[typeof name], attempt),
              );
            } finally {
              // Looks at once for the next, and not after the interval.
              boss.notifyWorker(worker);
            }
          },
        );
      };
      for (let i = 0; i < concurrency; i++) await workOneByOne();
    },
    schedule: (name, cron) => boss.schedule(name, cron, {}),
    async reclaim(name) {
      const jobs = await boss.findJobs(name);
      const active = jobs.filter((job) => job.state === 'active').map((job) => job.id);
      if (active.length > 0) await boss.fail(name, active, { reason: 'its process is gone' });
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  };
}

const spanOf = (name: QueueName) => ({
  attributes: { 'messaging.system': 'pg-boss', 'messaging.destination.name': name },
});
