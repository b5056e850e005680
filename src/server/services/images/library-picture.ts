import { setTimeout as sleep } from 'node:timers/promises';
import { ratioSizes } from '#contract/image.ts';
import { type LibraryPicture, libraryPictures } from '../../content/picture.ts';
import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { WaitingLine } from '../../waiting-line.ts';
import { isAnybodyWaiting } from '../generations/is-generating.ts';

type Deps = Pick<Context, 'composer' | 'media' | 'db'>;

const patienceMs = 8000;
/** How often it is looked whether a thread is free. */
const recheckMs = 250;
/** The library has one thread at most, and none while anybody waits for a drawing of their own. */
const line = new WaitingLine({ atOnce: 1, places: 8, patienceMs, refusal: 'UNAVAILABLE' });
const beingDrawn = new Map<string, Promise<void>>();

/** Whether somebody waits for a picture of the library. */
export const isDrawingLibrary = (): boolean => beingDrawn.size > 0;

/**
 * Makes sure that the file of a media key is there: pictures of the library are drawn when they are first asked
 * for, once however many ask. Other keys are none of its business.
 * @throws ServiceError UNAVAILABLE when others are drawn for too long
 */
export async function drawLibraryPicture(
  { composer, media, db }: Deps,
  mediaKey: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const picture = libraryPictures.get(mediaKey);
  if (!picture || (await media.exists(mediaKey))) return;
  let drawing = beingDrawn.get(mediaKey);
  if (!drawing) {
    drawing = line
      .serve(() => drawWhenFree({ composer, media, db }, mediaKey, picture, signal))
      .finally(() => beingDrawn.delete(mediaKey));
    beingDrawn.set(mediaKey, drawing);
  }
  await drawing;
}

async function drawWhenFree(
  { composer, media, db }: Deps,
  mediaKey: string,
  { design, isColor }: LibraryPicture,
  signal: AbortSignal,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!composer.isFree() || (await isAnybodyWaiting({ db }))) {
    if (performance.now() > deadline) throw new ServiceError('UNAVAILABLE', undefined, patienceMs / 1000);
    await sleep(recheckMs, undefined, { signal });
  }
  const { prompt, style, seed } = design;
  await composer.draw(
    { prompt: prompt.en, style, isColor, size: ratioSizes['1:1'], seed, picture: null, position: 0 },
    {
      stage: async () => {},
      drawn: ({ png }) => media.put(mediaKey, png, { contentType: 'image/png' }),
    },
    signal,
  );
}
