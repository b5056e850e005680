import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { flushSync } from '../../durable.ts';
import { StartupError } from '../../startup-error.ts';
import { type Account, chooseAccount } from './account.ts';
import { findBinaries, type PostgresBinaries } from './binaries.ts';

/** Where the embedded database has its files and its socket, and what runs it. */
export interface Cluster {
  binaries: PostgresBinaries;
  account: Account;
  /** The folder of PostgreSQL's own files. */
  directory: string;
  /** The folder of the unix socket that it listens at. */
  socket: string;
}

/**
 * The cluster of a data folder, which is made when missing; the cluster itself is only named.
 * @throws StartupError when this machine cannot run it
 */
export function locateCluster(folder: string): Cluster {
  const binaries = findBinaries();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const account = chooseAccount(binaries, folder);
  const directory = join(folder, 'postgres');
  return { binaries, account, directory, socket: socketFolder(directory, account) };
}

/** Unix sockets have addresses of at most 107 bytes, which a data folder's path may exceed. */
function socketFolder(directory: string, account: Account): string {
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16);
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

/**
 * Creates the cluster's files unless they are there.
 * @throws StartupError when that fails, or when they are those of another PostgreSQL
 */
export function createCluster({ binaries, account, directory }: Cluster): void {
  if (existsSync(join(directory, 'PG_VERSION'))) {
    checkMajor(binaries, directory);
    return;
  }
  // Made aside and renamed, so that an interrupted first start leaves nothing half done.
  const draft = mkdtempSync(`${directory}.new-`);
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
  renameSync(draft, directory);
  // Otherwise a power cut could take all of it, with what has been committed since.
  flushSync(dirname(directory));
}

/** The files of one major version mean nothing to another. */
function checkMajor({ postgres }: PostgresBinaries, directory: string): void {
  const theirs = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  const ours = /(\d+)/.exec(stdout)?.[1];
  if (ours === theirs) return;
  throw new StartupError(
    `The data in ${directory} are those of PostgreSQL ${theirs}, and this version brings PostgreSQL ${ours}. ` +
      'Start the version that ran before and make a backup (npm run admin -- backup FOLDER); then restore it ' +
      'with this version into a new DATA_DIR (npm run admin -- restore FOLDER).',
  );
}
