import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../startup-error.ts';

/** That this process is the one that runs the database of a data folder. */
export interface Ownership {
  release(): void;
}

/** SQLite's word for a lock that somebody else holds. */
const sqliteBusy = 5;

/**
 * Takes the ownership of a data folder, or finds that another process has it and returns null.
 *
 * It is a lock of the operating system on a file, so that it lasts exactly as long as the process: it goes with a
 * process that is killed, stays whatever becomes of the database and its connections, and knows nothing of process
 * ids, which are given again and differ between containers. Node takes no such locks itself; SQLite, which comes
 * with it, does so portably. The file stays empty.
 * @throws StartupError when the folder's file system knows no locks
 */
export function takeOwnership(folder: string): Ownership | null {
  const lock = new DatabaseSync(join(folder, 'owner.lock'), { timeout: 0 });
  try {
    // Without a journal beside it.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return null;
    throw new StartupError(`The data folder ${folder} cannot be locked (${(error as Error).message}).`);
  }
  return { release: () => lock.close() };
}
