import { strToU8, zipSync } from 'fflate';
import { type ArtistBrief, type ArtistPicture, artistPictures, briefFile } from '#contract/artist-brief.ts';

export type Pictures = Partial<Record<ArtistPicture, Blob>>;

/** One archive of all that goes along. Nothing is compressed: pictures are already, and the rest is short. */
export async function pack(brief: ArtistBrief, pictures: Pictures): Promise<Uint8Array<ArrayBuffer>> {
  const files: Record<string, Uint8Array> = { [briefFile]: strToU8(JSON.stringify(brief)) };
  for (const name of artistPictures) {
    const picture = pictures[name];
    if (picture) files[name] = new Uint8Array(await picture.arrayBuffer());
  }
  return zipSync(files, { level: 0 }) as Uint8Array<ArrayBuffer>;
}
