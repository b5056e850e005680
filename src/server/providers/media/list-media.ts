import type { Media } from './media.ts';
import { draftFolder } from './media.ts';

export interface MediaFile {
  key: string;
  /** Another one stands for other contents. */
  etag: string;
}

/** All files of the media, page by page as its store lists them. */
export async function* listMedia(media: Media): AsyncGenerator<MediaFile> {
  let page: string | undefined;
  do {
    const { objects, paginationToken } = await media.listAll('/', {
      recursive: true,
      ...(page && { paginationToken: page }),
    });
    for (const file of objects) {
      if (!file.isFile || isDraft(file.key)) continue;
      const etag = await etagOf(media, file);
      if (etag !== undefined) yield { key: file.key, etag };
    }
    page = paginationToken;
  } while (page);
}

/** Undefined for a file that was deleted meanwhile. */
async function etagOf(media: Media, file: { key: string; getMetaData(): Promise<{ etag: string }> }) {
  try {
    return (await file.getMetaData()).etag;
  } catch (error) {
    if (await media.exists(file.key)) throw error;
    return undefined;
  }
}

/** What is being written. Flydrive takes the dot from the beginning of a listed key. */
const isDraft = (key: string) => key.startsWith(`${draftFolder.slice(1)}/`);
