import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import type { KeptThing } from '#lib/kept-thing.ts';
import { aboutFile, maxAboutBytes, maxArchiveBytes, maxEntries, maxEntryBytes } from './archive.ts';

/** What a file brings, by the folder of its kind; nothing of it has been believed yet. */
export type ReadArchive = ReadonlyMap<string, readonly KeptThing[]>;

const pathPattern = /^([a-z-]{1,20})\/([\w-]{1,64})\/([\w.-]{1,80})$/;

/**
 * Takes apart what `writeArchive` wrote.
 * @throws when it is no such archive, or larger than any of ours
 */
export async function readArchive(file: Blob): Promise<ReadArchive> {
  if (file.size > maxArchiveBytes) throw new Error(`an archive of ${file.size} bytes`);
  const entries = unpack(new Uint8Array(await file.arrayBuffer()));
  const things = new Map<string, Map<string, Record<string, Uint8Array<ArrayBuffer>>>>();
  for (const [path, bytes] of Object.entries(entries)) {
    const [, folder = '', id = '', name = ''] = pathPattern.exec(path) ?? [];
    const ofKind = things.get(folder) ?? new Map();
    things.set(folder, ofKind.set(id, { ...ofKind.get(id), [name]: bytes as Uint8Array<ArrayBuffer> }));
  }
  const read = [...things].map(([folder, ofKind]) => [folder, [...ofKind].map(thingOf)] as const);
  return new Map(read);
}

function thingOf([id, { [aboutFile]: about, ...files }]: [
  string,
  Record<string, Uint8Array<ArrayBuffer>>,
]): KeptThing {
  const blobs = Object.entries(files).map(([name, bytes]) => [name, new Blob([bytes])] as const);
  return { id, about: about && readJson(about), files: new Map(blobs) };
}

/** What cannot be read is found out by whoever checks it. */
function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strFromU8(bytes));
  } catch {
    return undefined;
  }
}

/**
 * Entries that are larger than any of ours are left out, by what the archive says; more never comes of one. In this
 * thread, since the page's rules allow no worker that a library makes; our pictures are not compressed any further.
 */
function unpack(archive: Uint8Array): Record<string, Uint8Array> {
  let count = 0;
  let bytes = 0;
  return unzipSync(archive, {
    filter: ({ name, originalSize }: UnzipFileInfo) => {
      const most = name.endsWith(`/${aboutFile}`) ? maxAboutBytes : maxEntryBytes;
      if (!pathPattern.test(name) || originalSize > most) return false;
      count += 1;
      bytes += originalSize;
      return count <= maxEntries && bytes <= maxArchiveBytes;
    },
  });
}
