import type { Logger } from 'pino';
import { StartupError } from '../../startup-error.ts';
import { type Cluster, createCluster, locateCluster } from './cluster.ts';
import { stopLeftPostmaster } from './left-postmaster.ts';
import { type Ownership, takeOwnership } from './ownership.ts';
import { answers, connect, Postmaster, port } from './postmaster.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Stops the database in good order; nothing that was committed is lost. */
  stop(): Promise<void>;
}

const joinSeconds = 30;

/**
 * Starts a PostgreSQL of our own over a unix socket, with its files in `folder`, which is made when missing, and
 * keeps it running until it is stopped. What a server that was killed has left running is stopped before.
 * Returns once it answers.
 * @throws StartupError when the machine cannot run it, or when another server is using the folder.
 */
export async function startEmbeddedPostgres(folder: string, log: Logger): Promise<EmbeddedPostgres> {
  const cluster = locateCluster(folder);
  const ownership = takeOwnership(folder);
  if (ownership) return run(cluster, ownership, log);
  throw new StartupError(
    `Inkwright is already running on the data in ${folder}. Stop it first, or set DATA_DIR.`,
  );
}

/**
 * The same for a tool that works beside a running server: it shares that server's database, which it leaves
 * running.
 * @throws StartupError when the machine cannot run it
 */
export async function joinEmbeddedPostgres(folder: string, log: Logger): Promise<EmbeddedPostgres> {
  const cluster = locateCluster(folder);
  const ownership = takeOwnership(folder);
  if (ownership) return run(cluster, ownership, log);
  if (await answers(cluster.socket, 'app', joinSeconds)) return { url: urlOf(cluster), stop: async () => {} };
  throw new StartupError(`The database of the server that runs on ${folder} does not answer.`);
}

async function run(cluster: Cluster, ownership: Ownership, log: Logger): Promise<EmbeddedPostgres> {
  await using started = new AsyncDisposableStack();
  started.defer(() => ownership.release());
  createCluster(cluster);
  await stopLeftPostmaster(cluster.directory);
  const postmaster = new Postmaster(cluster, log);
  started.defer(() => postmaster.stop());
  await postmaster.start();
  await createDatabase(cluster);
  const all = started.move();
  return { url: urlOf(cluster), stop: () => all.disposeAsync() };
}

function urlOf({ socket }: Cluster): string {
  return `postgres://app@localhost/app?host=${encodeURIComponent(socket)}&port=${port}`;
}

async function createDatabase({ socket }: Cluster): Promise<void> {
  const client = await connect(socket, 'postgres');
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'app'");
    if (!rowCount) await client.query('create database app');
  } finally {
    await client.end();
  }
}
