import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { WriteOptions } from 'flydrive/types';
import { flush, flushFolders } from '../../durable.ts';

/** Where pictures are kept, by key. */
export type Media = Disk;

/** Keeps media in `folder`. What an interrupted write left behind is removed. */
export async function openMediaFolder(folder: string): Promise<Media> {
  const drafts = join(folder, draftFolder);
  const made = await mkdir(drafts, { recursive: true, mode: 0o700 });
  if (made) await flushFolders(resolve(drafts), dirname(made));
  await removeForgotten(drafts);
  return new Disk(new AtomicFSDriver({ location: folder, visibility: 'private' }));
}

export const draftFolder = '.drafts';
/** No write takes so long: what is younger may be another process's. */
const longestWriteMs = 3_600_000;

async function removeForgotten(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    const writtenAt = await stat(path).then(({ mtimeMs }) => mtimeMs, publishedMeanwhile);
    if (writtenAt < Date.now() - longestWriteMs) await rm(path, { force: true });
  }
}

function publishedMeanwhile(error: NodeJS.ErrnoException): number {
  if (error.code !== 'ENOENT') throw error;
  return Date.now();
}

/** Writes aside, flushes and renames, so that a key holds a whole file or none, even after a power cut. */
class AtomicFSDriver extends FSDriver {
  readonly #root: string;

  constructor(options: { location: string; visibility: 'private' }) {
    super(options);
    this.#root = resolve(options.location);
  }

  override async put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    const draft = `${draftFolder}/${randomUUID()}`;
    await super.put(draft, contents, options);
    await this.#publish(draft, key);
  }

  override async putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    const draft = `${draftFolder}/${randomUUID()}`;
    await super.putStream(draft, contents, options);
    await this.#publish(draft, key);
  }

  async #publish(draft: string, key: string): Promise<void> {
    const from = join(this.#root, draft);
    const to = join(this.#root, key);
    await flush(from);
    const folder = dirname(to);
    await mkdir(folder, { recursive: true });
    await rename(from, to);
    // All of them: somebody else may have made one just now, and not have come to this.
    await flushFolders(folder, this.#root);
  }
}
