import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const stopSeconds = 20;

/**
 * Stops the database that a server which was killed has left running in a cluster, so that the next one runs as
 * the child of the next server. Only the owner of the data folder may call this.
 */
export async function stopLeftPostmaster(directory: string): Promise<void> {
  const pidFile = join(directory, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (!pid) return;
  const command = commandOf(pid);
  // It died, and PostgreSQL sees that for itself.
  if (!command) return;
  // Its number was given to another process, as happens in containers. PostgreSQL would take that for a database.
  if (!isPostmaster(command)) return rmSync(pidFile, { force: true });
  const runsHere = () => commandOf(pid)?.includes(` -D ${directory} `);
  if (!runsHere()) return;
  // SIGINT is PostgreSQL's fast shutdown: open sessions are ended, everything committed is written.
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + stopSeconds * 1000; Date.now() < deadline && runsHere(); )
    await sleep(20);
}

function readPid(pidFile: string): number | undefined {
  try {
    return Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

const isPostmaster = (command: string) => command.includes('/postgres -D ');

/** The command line of a process; empty for one that is gone or only waits for its parent to notice. */
function commandOf(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).stdout.trim();
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'ESRCH'].includes(code)) throw error;
    return '';
  }
}
