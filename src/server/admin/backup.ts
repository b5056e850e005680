import { resolve } from 'node:path';
import { openMedia } from '../providers/media/open-media.ts';
import { backUp } from '../services/backup/back-up.ts';
import { BackupFolder } from '../services/backup/backup-folder.ts';
import { restore } from '../services/backup/restore.ts';
import { type Command, type CommandInput, need, UsageError } from './command.ts';

export const backupCommands: Record<string, Command> = {
  backup: {
    isAct: true,
    usage:
      'backup [FOLDER]              back up database and media, beside running servers; to BACKUP_FOLDER',
    async run({ env, databaseUrl, words }) {
      const chosen = words[0] ?? env.backup.folder;
      if (!chosen) throw new UsageError('Say which folder, or set BACKUP_FOLDER.');
      const folder = await BackupFolder.open(resolve(chosen), env.backup.passphrase);
      const media = await openMedia(env);
      // Nothing is removed from a folder that was named by hand.
      const keep = words[0] ? undefined : env.backup.keep;
      const { name, manifest } = await backUp({ databaseUrl, media, folder, keep, tell });
      return `Backed up ${manifest.tables.length} tables and ${manifest.mediaFiles} files as ${name}.`;
    },
  },
  backups: {
    usage: 'backups [FOLDER]             the backups of a folder, the oldest first',
    async run({ env, words }) {
      const folder = await BackupFolder.open(
        resolve(words[0] ?? env.backup.folder ?? '.'),
        env.backup.passphrase,
      );
      const manifests = (await folder.list()).map(async (name) => {
        const { version, madeAt, mediaFiles } = await folder.readManifest(name);
        return { name, madeAt, version, mediaFiles };
      });
      return Promise.all(manifests);
    },
  },
  restore: {
    usage:
      'restore FOLDER [NAME]        restore the newest backup of a folder, or one by its name, into nothing',
    takesDatabaseAsIs: true,
    run: restoreBackup,
  },
};

async function restoreBackup({ env, databaseUrl, log, words }: CommandInput): Promise<string> {
  const chosen = need(words, 0, 'from which folder');
  const folder = await BackupFolder.open(resolve(chosen), env.backup.passphrase);
  const media = await openMedia(env);
  const { name, manifest } = await restore({ databaseUrl, media, folder, backup: words[1], log, tell });
  return `Restored ${manifest.tables.length} tables and ${manifest.mediaFiles} files as they were at ${manifest.madeAt} (${name}).`;
}

/** What is asked for is all that goes to the standard output. */
function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
