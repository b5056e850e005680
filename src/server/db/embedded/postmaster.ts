import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { Backoff } from '../../backoff.ts';
import { StartupError } from '../../startup-error.ts';
import type { Cluster } from './cluster.ts';
import { boundPostgresLog, logSettings, openPostgresLog } from './postgres-log.ts';

export const port = 5432;
const startSeconds = 30;
const stopSeconds = 20;
const settings = [
  ...['listen_addresses=', 'unix_socket_permissions=0700', 'max_connections=60'],
  // After a crash: a tenth of the time that syncing each file takes.
  ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
  ...logSettings,
];
/** Short enough to be there again within seconds of whatever kept it from starting. */
const waits = { shortestMs: 100, longestMs: 1000 };
const boundLogEveryMs = 60_000;

/** Runs the database as a child of this process, and starts it again whenever it ends by itself. */
export class Postmaster {
  readonly #cluster: Cluster;
  readonly #log: Logger;
  readonly #stopping = new AbortController();
  readonly #logFile: string;
  #child: ChildProcess | undefined;
  #running: Promise<void> | undefined;

  constructor(cluster: Cluster, log: Logger) {
    this.#cluster = cluster;
    this.#log = log;
    this.#logFile = `${cluster.directory}.log`;
  }

  /** Resolves once the database answers. @throws StartupError when it does not */
  async start(): Promise<void> {
    this.#running = this.#keepRunning();
    if (await answers(this.#cluster.socket, 'postgres', startSeconds)) return;
    await this.stop();
    throw new StartupError(
      `The embedded database did not start; ${this.#logFile} says why. Set DATABASE_URL to use another.`,
    );
  }

  /** Stops it in good order; nothing that was committed is lost. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    // PostgreSQL's fast shutdown: open sessions are ended, everything committed is written.
    this.#child?.kill('SIGINT');
    // Its immediate shutdown, after which the next start has to recover.
    const impatient = setTimeout(() => this.#child?.kill('SIGQUIT'), stopSeconds * 1000);
    await this.#running;
    clearTimeout(impatient);
  }

  async #keepRunning(): Promise<void> {
    const { signal } = this.#stopping;
    const bounding = setInterval(() => this.#boundLog(), boundLogEveryMs).unref();
    for (const backoff = new Backoff(waits); !signal.aborted; ) {
      const began = performance.now();
      const end = await this.#runOnce();
      if (signal.aborted) break;
      const waitMs = backoff.next(performance.now() - began);
      this.#log.error(
        { end, waitMs: Math.round(waitMs) },
        'the embedded database ended and is started again',
      );
      // Stopping cuts the wait short.
      await sleep(waitMs, undefined, { signal }).catch(() => {});
    }
    clearInterval(bounding);
  }

  #boundLog(): void {
    try {
      boundPostgresLog(this.#logFile);
    } catch (error) {
      this.#log.warn({ err: error }, "the embedded database's log could not be kept");
    }
  }

  /** Resolves when it has ended, to how. */
  async #runOnce(): Promise<string> {
    const { binaries, account, directory, socket } = this.#cluster;
    const [command, ...args] = [
      ...account.prefix,
      binaries.postgres,
      ...['-D', directory, '-k', socket, '-p', `${port}`],
      ...settings.flatMap((setting) => ['-c', setting]),
    ];
    const log = openPostgresLog(this.#logFile);
    this.#boundLog();
    // In a process group of its own, so that Ctrl-C reaches us first and it is stopped in good order.
    const child = spawn(command as string, args, { cwd: '/', detached: true, stdio: ['ignore', log, log] });
    closeSync(log);
    child.unref();
    this.#child = child;
    try {
      const [code, signal] = await once(child, 'exit');
      return signal ?? `code ${code}`;
    } catch (error) {
      return (error as Error).message;
    }
  }
}

/** Waits until a database behind `socket` answers, for so many seconds; false when it does not. */
export async function answers(socket: string, database: string, seconds: number): Promise<boolean> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await sleep(30)) {
    try {
      await (await connect(socket, database)).end();
      return true;
    } catch {
      // Not yet.
    }
  }
  return false;
}

/** A connection to a database behind `socket`. */
export async function connect(socket: string, database: string): Promise<pg.Client> {
  const client = new pg.Client({ host: socket, port, user: 'app', database, connectionTimeoutMillis: 2000 });
  client.on('error', () => {
    // The database went away; whoever uses the client next sees it.
  });
  await client.connect();
  return client;
}
