import type { Context } from '../../context.ts';
import type { DrawingOrder } from '../../providers/image/image-provider.ts';
import { readSource } from '../uploads/read-source.ts';
import type { Generation } from './find.ts';

const designsOfASeed = 4;

/**
 * The recipe of one picture of a generation, with everything that makes it what it is: whoever draws from it draws the
 * same design.
 * @throws DrawingRefused when the picture that it redraws has been removed
 */
export async function drawingOrder(
  context: Context,
  { params, seed }: Generation,
  position: number,
): Promise<DrawingOrder> {
  const { prompt, style = null, isColor, width, height, sourceImageId, fidelity } = params;
  const { output = 0, variation } = params;
  const picture = sourceImageId ? { file: await readSource(context, sourceImageId), fidelity } : null;
  const size = { width, height };
  const design = (output + position) % designsOfASeed;
  return { prompt, picture, style, isColor, size, seed, position: design, variation };
}
