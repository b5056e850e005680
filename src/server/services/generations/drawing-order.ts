import type { Context } from '../../context.ts';
import type { DrawingOrder } from '../../providers/image/image-provider.ts';
import { readSource } from '../uploads/read-source.ts';
import type { Generation } from './find.ts';
import { readParent } from './read-parent.ts';

const designsOfASeed = 4;

/**
 * The recipe of one picture of a generation, with everything that makes it what it is: whoever draws from it draws the
 * same design.
 * @throws DrawingRefused when the picture that it redraws has been removed
 */
export async function drawingOrder(
  context: Context,
  generation: Generation,
  position: number,
): Promise<DrawingOrder> {
  const { params, seed } = generation;
  const { prompt, style = null, isColor, width, height, output = 0, variation } = params;
  const picture = await pictureOf(context, generation);
  const size = { width, height };
  const design = (output + position) % designsOfASeed;
  const words = variation?.isAfterParent ? '' : prompt;
  return { prompt: words, picture, style, isColor, size, seed, position: design, variation };
}

async function pictureOf(context: Context, generation: Generation): Promise<DrawingOrder['picture']> {
  const { sourceImageId, fidelity, variation } = generation.params;
  // All that a pen can draw of it.
  if (variation?.isAfterParent) return { file: await readParent(context, generation), fidelity: 1 };
  return sourceImageId ? { file: await readSource(context, sourceImageId), fidelity } : null;
}
