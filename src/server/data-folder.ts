import { chmodSync, chownSync, constants, type Stats, statSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushFolders } from './durable.ts';
import { StartupError } from './startup-error.ts';

/** Where media lie that are kept on this machine. */
export const mediaFolder = (dataDir: string) => join(dataDir, 'media');

/**
 * Makes the data folder when it is missing, and keeps everybody else out of it: mode 0700, also for a folder from
 * elsewhere that is ours. For root see `openToGroup`.
 * @throws StartupError when it cannot be written
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (made) await flushFolders(dirname(folder), dirname(made));
    await access(folder, constants.W_OK);
    if (!isOurs(statSync(folder))) return;
    // A second start must not shut out the database of the first.
    closeToOthers(folder, process.getuid?.() === 0 ? 0o067 : 0o077);
    for (const name of ['media', 'outbox']) closeToOthers(join(folder, name), 0o077);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`The data folder ${folder} cannot be written (${code}). Set DATA_DIR to another.`);
  }
}

/**
 * Where root starts the server, the database runs as somebody else, who has to pass through the data folder: the
 * folder gets that user's group and mode 0710. Nobody else passes, and what lies in it stays root's alone. Mode
 * 0711 would let everybody through who knows a name.
 */
export function openToGroup(folder: string, gid: number): void {
  if (!isOurs(statSync(folder))) return;
  chownSync(folder, -1, gid);
  chmodSync(folder, 0o710);
}

function closeToOthers(path: string, mask: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && isOurs(found) && (found.mode & mask) !== 0) chmodSync(path, found.mode & 0o777 & ~mask);
}

const stickyBit = 0o1000;
/** Not somebody else's, and not one that everybody shares, as /tmp is. */
const isOurs = ({ uid, mode }: Stats) => uid === process.getuid?.() && (mode & stickyBit) === 0;
