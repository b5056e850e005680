import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import { type Account, chooseAccount } from './account.ts';
import { findBinaries, type PostgresBinaries } from './binaries.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Stops the database in good order; nothing that was committed is lost. */
  stop(): Promise<void>;
}

const port = 5432;
const startSeconds = 30;
const stopSeconds = 20;
/** Any number: whoever holds this lock in a data folder's database is its one server process. */
const ownerLock = 727_273;

/**
 * Starts a PostgreSQL of our own over a unix socket, with its files in `folder`, which is made when missing.
 * A database left running by a server that was killed is taken over. Returns once it answers.
 * @throws StartupError when the machine cannot run it, or when another server is using the folder.
 */
export async function startEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const { owner, ...postgres } = await joinEmbeddedPostgres(folder);
  if (owner) return postgres;
  throw new StartupError(
    `Inkwright is already running on the data in ${folder}. Stop it first, or set DATA_DIR.`,
  );
}

/**
 * The same for a tool that works beside a running server: it shares that server's database, which it leaves
 * running. `owner` tells whether there was none.
 * @throws StartupError when the machine cannot run it
 */
export async function joinEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres & { owner: boolean }> {
  const binaries = findBinaries();
  mkdirSync(folder, { recursive: true });
  const account = chooseAccount(binaries, folder);
  const cluster = join(folder, 'postgres');
  const socket = socketFolder(cluster, account);
  if (!existsSync(join(cluster, 'PG_VERSION'))) createCluster(binaries, account, cluster);

  await runUntilReady(binaries, account, cluster, socket);
  const url = `postgres://app@localhost/app?host=${encodeURIComponent(socket)}&port=${port}`;
  const session = await connect(socket, 'postgres');
  if (!(await takeOwnership(session))) {
    await session.end();
    return { url, owner: false, stop: async () => {} };
  }
  await createDatabase(session);
  const pid = postmasterPid(cluster);
  return {
    url,
    owner: true,
    async stop() {
      await session.end();
      await stopPostmaster(pid);
    },
  };
}

/** Unix sockets have addresses of at most 107 bytes, which a data folder's path may exceed. */
function socketFolder(cluster: string, account: Account): string {
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `inkwright-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const uid = account.owner?.uid ?? process.getuid?.();
  if (account.owner) chownSync(folder, account.owner.uid, account.owner.gid);
  // Somebody else may have made the folder first, to listen in.
  const found = lstatSync(folder);
  if (!found.isDirectory() || (found.mode & 0o077) !== 0 || found.uid !== uid) {
    throw new StartupError(`The folder ${folder} belongs to somebody else. Remove it, or set TMPDIR.`);
  }
  return folder;
}

function createCluster(binaries: PostgresBinaries, account: Account, cluster: string): void {
  // Made aside and renamed, so that an interrupted first start leaves nothing half done.
  const draft = mkdtempSync(`${cluster}.new-`);
  chmodSync(draft, 0o700);
  if (account.owner) chownSync(draft, account.owner.uid, account.owner.gid);
  const options = [
    '--username=app',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--data-checksums',
  ];
  const [command, ...args] = [...account.prefix, binaries.initdb, '-D', draft, ...options];
  const result = spawnSync(command as string, args, { cwd: '/', encoding: 'utf8' });
  if (result.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    const reason = (result.error?.message ?? result.stderr).trim().split('\n').at(-1);
    throw new StartupError(
      `The embedded database could not be created (${reason}). Set DATABASE_URL to use another.`,
    );
  }
  renameSync(draft, cluster);
}

async function runUntilReady(
  binaries: PostgresBinaries,
  account: Account,
  cluster: string,
  socket: string,
): Promise<void> {
  const logFile = `${cluster}.log`;
  let running = false;
  for (const deadline = Date.now() + startSeconds * 1000; Date.now() < deadline; await sleep(30)) {
    if (await isAnswering(socket)) return;
    if (running) continue;
    running = true;
    const settings = ['listen_addresses=', 'unix_socket_permissions=0700', 'max_connections=60'];
    const [command, ...args] = [
      ...account.prefix,
      binaries.postgres,
      ...['-D', cluster, '-k', socket, '-p', `${port}`],
      ...settings.flatMap((setting) => ['-c', setting]),
    ];
    const log = openSync(logFile, 'a');
    // In a process group of its own, so that Ctrl-C reaches us first and it is stopped in good order.
    const child = spawn(command as string, args, { cwd: '/', detached: true, stdio: ['ignore', log, log] });
    closeSync(log);
    child.unref();
    // It ends at once when another one is still shutting down in this folder: then it is started again.
    const over = () => setTimeout(() => (running = false), 500).unref();
    child.on('exit', over).on('error', over);
  }
  throw new StartupError(
    `The embedded database did not start; ${logFile} says why. Set DATABASE_URL to use another.`,
  );
}

async function connect(socket: string, database: string): Promise<pg.Client> {
  const client = new pg.Client({ host: socket, port, user: 'app', database, connectionTimeoutMillis: 2000 });
  client.on('error', () => {
    // The database went away; whoever uses the client next sees it.
  });
  await client.connect();
  return client;
}

async function isAnswering(socket: string): Promise<boolean> {
  try {
    await (await connect(socket, 'postgres')).end();
    return true;
  } catch {
    return false;
  }
}

/** The lock lasts as long as the session, so that a server that is killed gives it back. */
async function takeOwnership(session: pg.Client): Promise<boolean> {
  const { rows } = await session.query('select pg_try_advisory_lock($1) as taken', [ownerLock]);
  return rows[0].taken;
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'app'");
  if (!rowCount) await client.query('create database app');
}

/** Read while it runs: it has to be stopped even when its files are gone by then. */
function postmasterPid(cluster: string): number {
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function stopPostmaster(pid: number): Promise<void> {
  const deadline = Date.now() + stopSeconds * 1000;
  try {
    // SIGINT is PostgreSQL's fast shutdown: open sessions are ended, everything committed is written.
    process.kill(pid, 'SIGINT');
    for (; Date.now() < deadline; await sleep(20)) process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
