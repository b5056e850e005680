import type { BackupFolder } from './backup-folder.ts';

/**
 * Removes all backups but the newest `kept`, what is left of unfinished ones, and the contents that none of the others
 * has. Call it while no backup is being made.
 */
export async function pruneBackups(folder: BackupFolder, kept: number): Promise<void> {
  const finished = await folder.list();
  const removed = finished.slice(0, Math.max(0, finished.length - kept));
  for (const name of [...removed, ...(await folder.listUnfinished())]) await folder.remove(name);
  const needed = new Set<string>();
  for (const name of await folder.list())
    for (const { digest } of await folder.readMediaList(name)) needed.add(digest);
  await folder.keepObjectsOnly(needed);
}
