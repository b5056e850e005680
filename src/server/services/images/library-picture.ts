import { type LibraryPicture, libraryPictures } from '../../content/picture.ts';
import type { Context } from '../../context.ts';

type Deps = Pick<Context, 'composer' | 'media'>;

const beingDrawn = new Map<string, Promise<void>>();

/** Whether somebody waits for a picture of the library. */
export const isDrawingLibrary = (): boolean => beingDrawn.size > 0;

/**
 * Makes sure that the file of a media key is there: pictures of the library are drawn when they are first asked
 * for, once however many ask. Other keys are none of its business.
 */
export async function drawLibraryPicture(
  { composer, media }: Deps,
  mediaKey: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const picture = libraryPictures.get(mediaKey);
  if (!picture || (await media.exists(mediaKey))) return;
  let drawing = beingDrawn.get(mediaKey);
  if (!drawing) {
    drawing = draw({ composer, media }, mediaKey, picture, signal).finally(() => beingDrawn.delete(mediaKey));
    beingDrawn.set(mediaKey, drawing);
  }
  await drawing;
}

async function draw(
  { composer, media }: Deps,
  mediaKey: string,
  { design, isColor }: LibraryPicture,
  signal: AbortSignal,
): Promise<void> {
  const { prompt, style, seed } = design;
  await composer.draw(
    { prompt: prompt.en, style, isColor, seed, picture: null, positions: [0] },
    {
      stage: async () => {},
      drawn: (_, { png }) => media.put(mediaKey, png, { contentType: 'image/png' }),
    },
    signal,
  );
}
