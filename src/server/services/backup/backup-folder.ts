import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { type Media, openMediaFolder } from '../../providers/media/media.ts';
import { StartupError } from '../../startup-error.ts';
import { type Lock, makeLock, SealBroken, type Sealing, unlock, unsealed } from './sealing.ts';

export const manifestSchema = z.object({
  format: z.literal(1),
  /** The version of the product that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The migrations that its database had, by name. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.int() }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().nullable() })),
  mediaFiles: z.int(),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];

/** One file of the media, as it was: its contents lie under their digest, once for all backups. */
export interface MediaRecord {
  key: string;
  /** What its store says of it; another one stands for other contents. */
  etag: string;
  digest: string;
}

const lockFile = 'lock.json';
const objects = 'objects';

/**
 * A folder of backups, each a folder named by its time:
 *
 *     lock.json                        where they are encrypted: all but the passphrase that opens them
 *     objects/ab/abcdef…               contents of media files, which backups share
 *     20261128T024700123Z/media.gz        which key has which contents
 *     20261128T024700123Z/tables/….gz     rows, as COPY writes them
 *     20261128T024700123Z/manifest.json   comes last: what has none is unfinished
 */
export class BackupFolder {
  readonly #disk: Media;
  readonly #sealing: Sealing;

  private constructor(disk: Media, sealing: Sealing) {
    this.#disk = disk;
    this.#sealing = sealing;
  }

  /**
   * @param passphrase encrypts what is kept; without one it is kept as it is
   * @throws StartupError when it does not fit what lies in the folder
   */
  static async open(folder: string, passphrase: string | undefined): Promise<BackupFolder> {
    const disk = await openMediaFolder(folder);
    const isLocked = await disk.exists(lockFile);
    if (!passphrase) {
      if (isLocked)
        throw new StartupError(`The backups in ${folder} are encrypted. Set BACKUP_PASSPHRASE to open them.`);
      return new BackupFolder(disk, unsealed);
    }
    if (!isLocked) {
      if ((await listNames(disk)).length > 0)
        throw new StartupError(
          `The backups in ${folder} are not encrypted. Choose another folder for those that are.`,
        );
      await disk.put(lockFile, JSON.stringify(await makeLock(passphrase)));
    }
    const lock = JSON.parse(await disk.get(lockFile)) as Lock;
    return new BackupFolder(disk, await unlock(lock, passphrase));
  }

  /** The names of all finished backups, the oldest first. */
  async list(): Promise<string[]> {
    const names = await listNames(this.#disk);
    const finished = await Promise.all(names.map((name) => this.#disk.exists(manifestOf(name))));
    return names.filter((_, place) => finished[place]);
  }

  /** Removes a backup, or what there is of one; the contents of its files stay. */
  async remove(name: string): Promise<void> {
    // First what makes it one.
    await this.#disk.delete(manifestOf(name));
    await this.#disk.deleteAll(`${name}/`);
  }

  /** The names of backups that were begun and not finished. */
  async listUnfinished(): Promise<string[]> {
    const finished = new Set(await this.list());
    return (await listNames(this.#disk)).filter((name) => !finished.has(name));
  }

  writeTable = (backup: string, table: Pick<BackedUpTable, 'schema' | 'name'>, rows: Readable) =>
    this.#writeZipped(tableOf(backup, table), rows);

  readTable = (backup: string, table: BackedUpTable) => this.#readZipped(tableOf(backup, table));

  async writeMediaList(backup: string, records: Iterable<MediaRecord>): Promise<void> {
    const lines = Iterator.from(records).map((record) => `${JSON.stringify(record)}\n`);
    await this.#writeZipped(mediaListOf(backup), Readable.from(lines, { objectMode: false }));
  }

  async readMediaList(backup: string): Promise<MediaRecord[]> {
    const lines = await text(this.#readZipped(mediaListOf(backup)));
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }

  /** Finishes a backup. */
  async writeManifest(backup: string, manifest: Manifest): Promise<void> {
    await this.#write(manifestOf(backup), Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]));
  }

  /** @throws StartupError when there is no such backup, or none that this version can read */
  async readManifest(backup: string): Promise<Manifest> {
    const path = manifestOf(backup);
    if (!(await this.#disk.exists(path))) throw new StartupError(`There is no backup ${backup}.`);
    const manifest = manifestSchema.safeParse(JSON.parse(await text(this.#read(path))));
    if (!manifest.success)
      throw new StartupError(`The backup ${backup} cannot be read: it was made by another version.`);
    return manifest.data;
  }

  /** Keeps the contents of a file, unless it has them; returns their digest. */
  async keepObject(contents: Uint8Array): Promise<string> {
    const digest = this.#sealing.digest(contents);
    const path = objectOf(digest);
    if (!(await this.#disk.exists(path))) await this.#write(path, Readable.from([contents]));
    return digest;
  }

  hasObject = (digest: string) => this.#disk.exists(objectOf(digest));

  /** @throws SealBroken when they are not what they were */
  async readObject(digest: string): Promise<Uint8Array> {
    const contents = Buffer.concat(await Array.fromAsync(this.#read(objectOf(digest))));
    if (this.#sealing.digest(contents) !== digest)
      throw new SealBroken(`${objectOf(digest)} was changed or cut off since it was made`);
    return contents;
  }

  /** Removes all contents but those; returns how many went. */
  async keepObjectsOnly(digests: ReadonlySet<string>): Promise<number> {
    let removed = 0;
    const { objects: files } = await this.#disk.listAll(objects, { recursive: true });
    for (const file of files) {
      if (!file.isFile || digests.has(file.name)) continue;
      await this.#disk.delete(file.key);
      removed++;
    }
    return removed;
  }

  #write(path: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
    return this.#disk.putStream(path, Readable.from(this.#sealing.seal(path, contents)));
  }

  async *#read(path: string): AsyncIterable<Uint8Array> {
    yield* this.#sealing.open(path, await this.#disk.getStream(path));
  }

  #writeZipped(path: string, contents: Readable): Promise<void> {
    return pipeline(contents, createGzip(), (zipped) => this.#write(path, zipped));
  }

  #readZipped(path: string): Readable {
    return Readable.from(this.#read(path)).compose(createGunzip()) as Readable;
  }
}

const namePattern = /^\d{8}T\d{9}Z$/;
/** The name of a backup that is begun now, to the millisecond: a small product makes several in a second. */
export const backupName = (now: Date) => now.toISOString().replaceAll(/[-:.]/g, '');

const manifestOf = (backup: string) => `${backup}/manifest.json`;
const mediaListOf = (backup: string) => `${backup}/media.gz`;
const objectOf = (digest: string) => `${objects}/${digest.slice(0, 2)}/${digest}`;
const tableOf = (backup: string, { schema, name }: Pick<BackedUpTable, 'schema' | 'name'>) =>
  `${backup}/tables/${schema}.${name}.gz`;

async function listNames(disk: Media): Promise<string[]> {
  const { objects: entries } = await disk.listAll('/');
  const folders = Array.from(entries).filter((entry) => entry.isDirectory);
  return folders
    .map(({ name }) => name)
    .filter((name) => namePattern.test(name))
    .toSorted();
}
