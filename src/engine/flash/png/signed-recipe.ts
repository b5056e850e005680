import { type DrawingRecipe, drawingRecipeSchema } from '#contract/drawing-recipe.ts';
import { pageSize } from '../paint/page.ts';
import { readSignature } from './signature.ts';

const pngBegins = [0x89, 0x50, 0x4e, 0x47];

/** What a PNG of ours says that it was drawn from; null where it says nothing, or nothing that can be true. */
export function signedRecipe(png: Uint8Array): DrawingRecipe | null {
  if (pngBegins.some((byte, i) => png[i] !== byte) || png.length < 24) return null;
  const signature = signatureOf(png);
  if (typeof signature !== 'object' || signature === null) return null;
  const { notes, ...rest } = signature as { notes?: object };
  const header = new DataView(png.buffer, png.byteOffset + 16, 8);
  const [width, height] = [header.getUint32(0), header.getUint32(4)];
  // Files can be had at twice and four times the size of the page.
  const scale = pageSize / Math.max(1, width, height);
  const page = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const made = notes && 'model' in notes ? null : { ...rest, ...notes, page };
  return drawingRecipeSchema.safeParse(made).data ?? null;
}

function signatureOf(png: Uint8Array): unknown {
  try {
    return readSignature(png);
  } catch {
    // Anybody may have written there.
    return null;
  }
}
