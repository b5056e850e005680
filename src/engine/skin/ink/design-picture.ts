import type { Field, Picture } from '#engine/pixels/raster.ts';
import { emptyPicture, fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture, stretchField } from '#engine/pixels/resample.ts';
import type { InkLook } from '../scene.ts';
import { blendInk } from './blend.ts';

/** The design alone as the look makes it, on nothing, what was erased gone. */
export function designPicture(
  design: Picture,
  kept: Field | undefined,
  look: InkLook,
  longest: number,
): Picture {
  const small = shrinkPicture(design, fitInside(design, longest));
  const { width, height } = small;
  const left = kept && stretchField(kept, small);
  const ink = emptyPicture(width, height);
  const out = emptyPicture(width, height);
  for (let i = 0; i < width * height; i++) {
    const alpha = ((small.data[i * 4 + 3] as number) * (left ? (left.data[i] as number) : 1)) | 0;
    for (let c = 0; c < 3; c++) {
      ink.data[i * 4 + c] = small.data[i * 4 + c] as number;
      out.data[i * 4 + c] = 255;
    }
    ink.data[i * 4 + 3] = 255;
    out.data[i * 4 + 3] = alpha;
  }
  blendInk(out, { box: { left: 0, top: 0, width, height }, picture: ink }, undefined, {
    ...look,
    opacity: 1,
  });
  return out;
}
