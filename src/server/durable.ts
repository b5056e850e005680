import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/*
 * What is written lies in memory until it is flushed: a power cut takes it. Of a file that is its contents, of a folder
 * the names in it, so that a new file is there for certain once it and all folders above it that are new are flushed.
 */

/** Has the disk keep a file's contents, or a folder's names. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Has the disk keep a folder's names. */
export function flushSync(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Has the disk keep the names of a folder and of those above it, up to `root`, whoever has made them. */
export async function flushFolders(folder: string, root: string): Promise<void> {
  await flush(folder);
  if (folder !== root) await flushFolders(dirname(folder), root);
}
