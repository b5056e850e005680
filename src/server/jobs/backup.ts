import type { Context } from '../context.ts';
import type { BackupSettings } from '../env.ts';
import { backUp } from '../services/backup/back-up.ts';
import { BackupFolder } from '../services/backup/backup-folder.ts';

/** Makes a backup by the clock, in one of the processes that have a folder for them. */
export async function workOnBackups(
  { queue, media, log }: Pick<Context, 'queue' | 'media' | 'log'>,
  databaseUrl: string,
  { folder, passphrase, at, keep }: BackupSettings,
): Promise<void> {
  if (!folder) return;
  await queue.work('backup', 1, async () => {
    try {
      const backups = await BackupFolder.open(folder, passphrase);
      const tell = (line: string) => log.debug(line);
      const { name, manifest } = await backUp({ databaseUrl, media, folder: backups, keep, tell });
      log.info({ name, mediaFiles: manifest.mediaFiles }, 'backup');
    } catch (error) {
      log.error({ err: error }, 'the backup could not be made');
      throw error;
    }
  });
  await queue.schedule('backup', at);
}
