import pg from 'pg';
import type { Logger } from 'pino';
import { migrate, migrateTo } from '../../db/migrate.ts';
import type { Media } from '../../providers/media/media.ts';
import { startQueue } from '../../queue.ts';
import { StartupError } from '../../startup-error.ts';
import type { BackupFolder, Manifest } from './backup-folder.ts';
import { emptyDatabase } from './empty-database.ts';
import { loadDatabase } from './load-database.ts';
import { sideBySide } from './side-by-side.ts';
import { listTables } from './tables.ts';

export interface RestoreInput {
  databaseUrl: string;
  media: Media;
  folder: BackupFolder;
  /** The name of a backup; the newest unless given. */
  backup: string | undefined;
  log: Logger;
  /** Is told what is being done. */
  tell: (line: string) => void;
}

/**
 * Restores a backup into a database that is empty, and brings it up to date, also from an older version of the
 * product or from another PostgreSQL. Files come first, so that no row ever points at nothing.
 * @throws StartupError when the database is not empty or the backup cannot be used; the database stays empty then
 */
export async function restore({ databaseUrl, media, folder, backup, log, tell }: RestoreInput) {
  const name = backup ?? (await folder.list()).at(-1);
  if (!name) throw new StartupError('There is no finished backup in this folder.');
  const manifest = await folder.readManifest(name);
  await withClient(databaseUrl, async (client) => {
    if ((await listTables(client)).length > 0)
      throw new StartupError(
        'There is something in the database already. Restore into a new DATA_DIR, or into an empty database.',
      );
  });
  await restoreMedia(media, folder, name, manifest, tell);
  try {
    await migrateTo(databaseUrl, manifest.migrations);
    // The queue makes its tables when it starts.
    const hasQueue = manifest.tables.some(({ schema }) => schema === 'jobs');
    if (hasQueue) await (await startQueue(databaseUrl, log)).stop();
    await withClient(databaseUrl, (client) => loadDatabase(client, folder, name, manifest, tell));
  } catch (error) {
    // Only what this has made is in there.
    await withClient(databaseUrl, emptyDatabase);
    throw error;
  }
  await migrate(databaseUrl);
  return { name, manifest };
}

async function restoreMedia(
  media: Media,
  folder: BackupFolder,
  backup: string,
  { mediaFiles }: Manifest,
  tell: (line: string) => void,
): Promise<void> {
  const records = (await folder.readMediaList(backup)).values();
  let done = 0;
  await sideBySide(records, async ({ key, digest }) => {
    await media.put(key, await folder.readObject(digest));
    if (++done % 1000 === 0) tell(`${done} of ${mediaFiles} media files`);
  });
  tell(`${done} media files`);
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // A lost connection fails the statement that is under way; without a listener it would end the process as well.
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
