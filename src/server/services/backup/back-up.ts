import pg from 'pg';
import { productVersion } from '../../product-version.ts';
import type { Media } from '../../providers/media/media.ts';
import { StartupError } from '../../startup-error.ts';
import { type BackupFolder, backupName, type Manifest } from './backup-folder.ts';
import { copyMedia, type KnownMedia, matchMedia } from './copy-media.ts';
import { dumpDatabase } from './dump-database.ts';
import { pruneBackups } from './prune.ts';

/** Any number, as long as every process of the product takes the same. */
const backupLock = 727_276;

export interface BackupInput {
  databaseUrl: string;
  media: Media;
  folder: BackupFolder;
  /** How many backups are kept with this one; all unless given. */
  keep?: number | undefined;
  /** Is told what is being done. */
  tell: (line: string) => void;
}

/**
 * Backs up the database and the media beside servers that go on working. What is backed up is one moment: all rows of
 * one transaction, and the files that belong to them. Files whose contents an earlier backup has are not copied again.
 * @throws StartupError when another backup of this database is being made
 */
export async function backUp({ databaseUrl, media, folder, keep, tell }: BackupInput) {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // A lost connection fails the statement that is under way; without a listener it would end the process as well.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [backupLock]);
    if (!rows[0].is_ours) throw new StartupError('Another backup of this database is being made.');
    // Most of the copying comes before the transaction, which keeps the database from tidying up.
    const before = await copyMedia(media, folder, await lastKnown(folder), tell);
    const name = backupName(new Date());
    await client.query('begin isolation level repeatable read read only');
    // The transaction sees the moment of its first query.
    const { rows: moment } = await client.query<{ now: Date }>('select now()');
    const after = await copyMedia(media, folder, before, tell);
    const records = await matchMedia(client, before, after);
    const database = await dumpDatabase(client, folder, name, tell);
    await client.query('commit');
    await folder.writeMediaList(name, records);
    const manifest: Manifest = {
      ...{ format: 1, version: productVersion },
      madeAt: (moment[0]?.now ?? new Date()).toISOString(),
      ...database,
      mediaFiles: records.length,
    };
    await folder.writeManifest(name, manifest);
    if (keep !== undefined) await pruneBackups(folder, keep);
    return { name, manifest };
  } finally {
    // Ending the session gives the lock back, whatever happened.
    await client.end();
  }
}

async function lastKnown(folder: BackupFolder): Promise<KnownMedia> {
  const last = (await folder.list()).at(-1);
  const records = last ? await folder.readMediaList(last) : [];
  return new Map(records.map((record) => [record.key, record]));
}
