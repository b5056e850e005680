import type pg from 'pg';
import { listMedia, type MediaFile } from '../../providers/media/list-media.ts';
import type { Media } from '../../providers/media/media.ts';
import type { BackupFolder, MediaRecord } from './backup-folder.ts';
import { sideBySide } from './side-by-side.ts';

/** What is known of media files, by key. */
export type KnownMedia = Map<string, MediaRecord>;

/**
 * Copies all media files that are there, but for those whose contents the folder has already.
 * @param known files as an earlier look found them
 * @param tell is told every now and then how many there are so far
 */
export async function copyMedia(
  media: Media,
  folder: BackupFolder,
  known: KnownMedia,
  tell: (line: string) => void,
): Promise<KnownMedia> {
  const found: KnownMedia = new Map();
  await sideBySide(listMedia(media), async (file) => {
    const record = await copyFile(media, folder, file, known.get(file.key));
    if (record) found.set(file.key, record);
    if (found.size % 1000 === 0) tell(`${found.size} media files`);
  });
  return found;
}

/** Undefined for a file that was deleted meanwhile. */
async function copyFile(
  media: Media,
  folder: BackupFolder,
  { key, etag }: MediaFile,
  known: MediaRecord | undefined,
): Promise<MediaRecord | undefined> {
  if (known?.etag === etag && (await folder.hasObject(known.digest))) return known;
  try {
    return { key, etag, digest: await folder.keepObject(await media.getBytes(key)) };
  } catch (error) {
    if (await media.exists(key)) throw error;
    return undefined;
  }
}

/**
 * What belongs to the rows that the client's transaction sees, of two looks at the media, one before it began and one
 * after. What only one of them found came or went meanwhile: it belongs to them if a row names it.
 */
export async function matchMedia(
  client: pg.Client,
  before: KnownMedia,
  after: KnownMedia,
): Promise<MediaRecord[]> {
  const all = [...new Map([...before, ...after]).values()];
  const isCertain = ({ key }: MediaRecord) => before.has(key) && after.has(key);
  const inDoubt = all.filter((record) => !isCertain(record)).map(({ key }) => key);
  const { rows } = await client.query<{ key: string }>(
    `select key from unnest($1::text[]) as key where key in (
      select media_key from images union all select color_key from images where color_key is not null
      union all select media_key from sources
      union all select media_key from artist_links where media_key is not null
      union all select avatar_key from users where avatar_key is not null
      union all select tattoo_key from categories where tattoo_key is not null
      union all select source_key from categories where source_key is not null)`,
    [inDoubt],
  );
  const named = new Set(rows.map(({ key }) => key));
  return all.filter((record) => isCertain(record) || named.has(record.key));
}
