import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import {
  type ArtistBrief,
  type ArtistPicture,
  artistBriefSchema,
  artistPictures,
  briefFile,
} from '#contract/artist-brief.ts';
import { maxArtistPackageBytes } from '#contract/artist-link.ts';
import { type PictureFile, pictureFile } from './picture-file.ts';

/** What somebody has sent, looked at as what anybody may have written. */
export interface ArtistPackage {
  readonly brief: ArtistBrief;
  readonly pictures: Readonly<Partial<Record<ArtistPicture, PictureFile>>>;
}

const names: ReadonlySet<string> = new Set([...artistPictures, briefFile]);
const maxBriefBytes = 64 * 1024;

/**
 * Takes apart what was packed for an artist.
 * @throws when it is not what we pack: nothing of it is shown then
 */
export function unpack(archive: Uint8Array<ArrayBuffer>): ArtistPackage {
  const files = unzipSync(archive, { filter: isTaken });
  const written = files[briefFile];
  if (!written || written.byteLength > maxBriefBytes) throw new Error('a package without its brief');
  const brief = artistBriefSchema.parse(JSON.parse(strFromU8(written)));
  const pictures: Partial<Record<ArtistPicture, PictureFile>> = {};
  for (const name of artistPictures) {
    const bytes = files[name];
    if (bytes) pictures[name] = pictureFile(bytes as Uint8Array<ArrayBuffer>);
  }
  if (!pictures.design && !pictures.stencil) throw new Error('a package without a design');
  return { brief, pictures };
}

/** We compress nothing, so that nothing grows when it is taken out. */
function isTaken({ name, compression, size, originalSize }: UnzipFileInfo): boolean {
  return (
    names.has(name) && compression === 0 && size === originalSize && originalSize <= maxArtistPackageBytes
  );
}
