import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { idOf, type Kept, type KeptFolder, keep, lookAt } from './disk-journal.ts';

/**
 * Takes from a data folder all that its disk need not have kept by its journal: contents that were not flushed are
 * empty, names that were not are gone, and names that were and went again are back. That is the most that a power cut
 * takes. What PostgreSQL has written is left as it is: how it flushes is its own matter. The journal begins anew.
 */
export async function cutPower(folder: string, journal: string): Promise<void> {
  const contents = new Map<string, string>();
  const names = new Map<string, KeptFolder['names']>();
  for (const line of (await readFile(journal, 'utf8')).trim().split('\n')) {
    const kept = JSON.parse(line) as Kept;
    if ('file' in kept) contents.set(kept.file, kept.contents);
    else names.set(kept.folder, kept.names);
  }
  await rm(journal);

  const before = `${folder}.before`;
  await rename(folder, before);
  await lay(folder, idOf(await stat(before)));
  await rm(before, { recursive: true });

  async function lay(path: string, id: string): Promise<void> {
    await mkdir(path, { mode: 0o700 });
    for (const entry of names.get(id) ?? []) {
      const target = join(path, entry.name);
      if (target === join(folder, 'postgres')) await rename(join(before, entry.name), target);
      else if (entry.isFolder) await lay(target, entry.id);
      else {
        await writeFile(target, Buffer.from(contents.get(entry.id) ?? '', 'base64'));
        keep(journal, lookAt(target));
      }
    }
    keep(journal, lookAt(path));
  }
}
