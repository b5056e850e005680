import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { KeptKind } from '#lib/kept-thing.ts';
import { aboutFile } from './archive.ts';

/**
 * One archive of all that lies on this device alone. It passes through little memory, however large the photos are.
 * @param onProgress takes how many things are in it so far
 * @returns null when there is nothing
 */
export async function writeArchive(
  kinds: readonly KeptKind[],
  onProgress: (done: number) => void = () => {},
): Promise<Blob | null> {
  const parts: Blob[] = [];
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  let done = 0;
  for (const kind of kinds) {
    for (const { id, about, files } of await kind.list()) {
      const folder = `${kind.folder}/${id}`;
      const entry = new ZipDeflate(`${folder}/${aboutFile}`);
      zip.add(entry);
      entry.push(strToU8(JSON.stringify(about)), true);
      for (const [name, file] of files) {
        // Pictures are compressed already.
        const picture = new ZipPassThrough(`${folder}/${name}`);
        zip.add(picture);
        picture.push(new Uint8Array(await file.arrayBuffer()), true);
        parts.push(new Blob(chunks.splice(0)));
      }
      done += 1;
      onProgress(done);
    }
  }
  zip.end();
  return done === 0 ? null : new Blob([...parts, ...chunks], { type: 'application/zip' });
}
