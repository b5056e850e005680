import { Zip, ZipPassThrough } from 'fflate';
import type { GeneratedImage } from '#contract/image.ts';
import { AppError } from '#lib/app-error.ts';
import { fileName } from '#lib/file-name.ts';

interface ZipOptions {
  signal: AbortSignal;
  /** Takes how many pictures have been dealt with so far. */
  onProgress: (done: number) => void;
}

/**
 * One archive of the full pictures, named after their words. Each picture is handed to the browser before the next
 * one is fetched, so that an archive of any size passes through little memory.
 * @returns how many pictures could not be had, besides
 * @throws AppError when not a single one can be had; an AbortError when it was given up
 */
export async function zipImages(
  images: readonly GeneratedImage[],
  { signal, onProgress }: ZipOptions,
): Promise<{ file: Blob; missing: number }> {
  const parts: Blob[] = [];
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  let failure: AppError | undefined;
  let missing = 0;
  for (const [place, image] of images.entries()) {
    try {
      const picture = await fetchPicture(image, signal);
      // PNG is compressed already.
      const entry = new ZipPassThrough(fileName(image.prompt, image.id, 'png'));
      zip.add(entry);
      entry.push(picture, true);
      parts.push(new Blob(chunks.splice(0)));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failure = error;
      missing += 1;
    }
    onProgress(place + 1);
  }
  if (failure && missing === images.length) throw failure;
  zip.end();
  return { file: new Blob([...parts, ...chunks], { type: 'application/zip' }), missing };
}

async function fetchPicture({ tattooUrl }: GeneratedImage, signal: AbortSignal): Promise<Uint8Array> {
  try {
    const response = await fetch(tattooUrl, { signal });
    if (!response.ok) throw new AppError('IMAGE_NOT_FOUND');
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof AppError ? cause : new AppError('NETWORK', { cause });
  }
}
