import { setTimeout as sleep } from 'node:timers/promises';
import { libraryPictures } from '../content/picture.ts';
import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { isGenerating } from '../services/generations/is-generating.ts';
import { drawLibraryPicture, isDrawingLibrary } from '../services/images/library-picture.ts';

/** How long it stands back when somebody waits for a drawing of their own. */
const standBackMs = 3000;

/**
 * Draws the pictures of the library ahead of the first person who opens them, one after the other while nobody
 * else needs the threads, and rests between two as long as the first took. Several processes may draw the same
 * picture: each writes the same file.
 */
export async function drawLibraryAhead(context: Context, signal: AbortSignal): Promise<void> {
  for (const mediaKey of libraryPictures.keys()) {
    while (!(await context.media.exists(mediaKey))) {
      while (isDrawingLibrary() || (await isGenerating(context)))
        await sleep(standBackMs, undefined, { signal });
      const began = performance.now();
      await drawUnlessBusy(context, mediaKey, signal);
      await sleep(performance.now() - began, undefined, { signal });
    }
  }
}

/** Whoever came in between is drawn first. */
async function drawUnlessBusy(context: Context, mediaKey: string, signal: AbortSignal): Promise<void> {
  try {
    await drawLibraryPicture(context, mediaKey, signal);
  } catch (error) {
    if (!(error instanceof ServiceError && error.reason === 'UNAVAILABLE')) throw error;
  }
}
