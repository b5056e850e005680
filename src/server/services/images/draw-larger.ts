import sharp from 'sharp';
import { ratioSizes } from '#contract/image.ts';
import { type ImageFileQuery, storedSize } from '#contract/image-file.ts';
import { sceneKey } from '#engine/flash/random/scene-key.ts';
import { libraryPictures } from '../../content/picture.ts';
import type { Context } from '../../context.ts';
import type { images } from '../../db/schema/image.ts';
import { ServiceError } from '../../errors.ts';
import { type DrawingOrder, DrawingRefused } from '../../providers/image/image-provider.ts';
import { WaitingLine } from '../../waiting-line.ts';
import { drawingOrder } from '../generations/drawing-order.ts';
import { findGeneration } from '../generations/find.ts';

type ImageRow = typeof images.$inferSelect;

/** A large drawing takes most of a gigabyte while it is painted: one at a time, whoever wants it. */
const line = new WaitingLine({ atOnce: 1, places: 8, patienceMs: 30_000, refusal: 'UNAVAILABLE' });

/** Squares along each side in which two pictures are compared. */
const comparedSide = 32;
/** How much their darkness may differ on average, 0 … 255: textures are finer in a larger drawing. */
const tolerance = 6;

/**
 * Draws an image once more from what it was drawn from, larger. It waits for a thread like any other picture.
 * @param stored the file of the image as everybody sees it: what is handed out must show the same
 * @throws ServiceError DRAWN_DIFFERENTLY when the engine would draw something else today, SOURCE_NOT_FOUND when the
 * picture that it redraws is gone, UNAVAILABLE when others take too long
 */
export async function drawLarger(
  context: Context,
  image: ImageRow,
  stored: Uint8Array,
  { size, background }: Pick<ImageFileQuery, 'size' | 'background'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const detail = (size / storedSize) as NonNullable<DrawingOrder['detail']>;
  const drawn = await line.serve(() => draw(context, image, { detail, background }));
  if ((await difference(stored, drawn)) > tolerance) throw new ServiceError('DRAWN_DIFFERENTLY');
  return drawn;
}

/**
 * Draws an image once more from what it was drawn from, as an SVG file; what a model made, after its picture. It waits
 * for a thread like any other picture.
 * @param sizeMm how long the longer side of its paper is
 * @throws ServiceError as `drawLarger` does
 */
export function drawVector(
  context: Context,
  image: ImageRow,
  stored: Uint8Array,
  sizeMm: number,
): Promise<string> {
  return line.serve(async () => {
    if (image.drawing.model)
      return unlessRefused(() => context.composer.drawVector(tracing(image, stored), sizeMm));
    // What has no smoke and no wet colour cannot be compared with what is stored: the picture is.
    const drawn = await draw(context, image, {});
    if ((await difference(stored, drawn)) > tolerance) throw new ServiceError('DRAWN_DIFFERENTLY');
    return unlessRefused(async () => context.composer.drawVector(await orderOf(context, image), sizeMm));
  });
}

async function draw(
  context: Context,
  image: ImageRow,
  larger: Pick<DrawingOrder, 'detail' | 'background'>,
): Promise<Uint8Array<ArrayBuffer>> {
  let drawn: Uint8Array<ArrayBuffer> | undefined;
  const listener = {
    stage: async () => {},
    drawn: async ({ png }: { png: Uint8Array }) => {
      drawn = new Uint8Array(png);
    },
  };
  await unlessRefused(async () => {
    const order = { ...(await orderOf(context, image)), ...larger };
    await context.composer.draw(order, listener, new AbortController().signal);
  });
  if (!drawn) throw new Error('the composer has drawn nothing');
  return drawn;
}

async function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DrawingRefused ? new ServiceError(error.reason) : error;
  }
}

/** What a model made is drawn after, as it stands. */
function tracing({ styleId, isColor, width, height, drawing }: ImageRow, file: Uint8Array): DrawingOrder {
  const variation = { isAfterParent: true };
  const order = { prompt: '', style: styleId, isColor, seed: drawing.seed, position: 0, variation };
  return { ...order, picture: { file, fidelity: 1 }, size: { width, height } };
}

async function orderOf(context: Context, image: ImageRow): Promise<DrawingOrder> {
  const { styleId, isColor, position, batchId, mediaKey, drawing } = image;
  // What a model made, the composer cannot draw again.
  if (drawing.model) throw new ServiceError('DRAWN_DIFFERENTLY');
  const { design } = libraryPictures.get(mediaKey) ?? {};
  if (design) {
    const { prompt, style, seed } = design;
    return { prompt: prompt.en, style, isColor, size: ratioSizes['1:1'], seed, picture: null, position: 0 };
  }
  const generation = batchId && (await findGeneration(context, batchId));
  if (!generation) throw new ServiceError('DRAWN_DIFFERENTLY');
  // The style that was picked then, in the manner in which it was, whatever would be picked today.
  const order = await drawingOrder(context, generation, position);
  const picked = drawing.pickedStyle;
  const scene = styleId && picked && { style: styleId, key: sceneKey(order.prompt, styleId), picked };
  const variation = scene ? { scene, ...order.variation } : order.variation;
  return { ...order, style: styleId, variation };
}

async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([darkness(one), darkness(other)]);
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

function darkness(png: Uint8Array): Promise<Buffer> {
  return sharp(png, { limitInputPixels: 4096 ** 2 })
    .flatten({ background: 'white' })
    .resize(comparedSide, comparedSide, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
}
