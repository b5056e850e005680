import { boxMean } from './box-mean.ts';
import { lightAt } from './grey.ts';
import type { Field, Picture } from './raster.ts';
import { emptyField } from './raster.ts';

export type DepthMethod = 'plain' | 'advanced';

const blurRadius: Record<DepthMethod, number> = { plain: 2, advanced: 1 };
/** The advanced map mixes in where the picture is even, for edges usually lie deep. */
const luminanceShare = 0.7;

/** A relief guessed from light, as specified: 1 near, 0 far. */
export function depthMapOf(picture: Picture, method: DepthMethod): Field {
  const { width, height, data } = picture;
  const light = emptyField(width, height);
  for (let i = 0; i < light.data.length; i++) light.data[i] = lightAt(data, i * 4);
  const smooth = emptyField(width, height);
  boxMean(light.data, width, height, blurRadius[method], smooth.data);
  if (method === 'plain') return smooth;
  const edges = sobel(smooth);
  for (let i = 0; i < smooth.data.length; i++) {
    smooth.data[i] =
      luminanceShare * (smooth.data[i] as number) + (1 - luminanceShare) * (1 - (edges.data[i] as number));
  }
  return smooth;
}

/** Length of the gradient by Sobel's operator, 0…1; a full step from black to white is 1. */
export function sobel({ width, height, data }: Field): Field {
  const out = emptyField(width, height);
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width;
    const here = y * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - 1);
      const right = Math.min(width - 1, x + 1);
      const at = (row: number, column: number): number => data[row + column] as number;
      const across =
        at(above, right) +
        2 * at(here, right) +
        at(below, right) -
        at(above, left) -
        2 * at(here, left) -
        at(below, left);
      const down =
        at(below, left) +
        2 * at(below, x) +
        at(below, right) -
        at(above, left) -
        2 * at(above, x) -
        at(above, right);
      out.data[here + x] = Math.min(1, Math.hypot(across, down) / 4);
    }
  }
  return out;
}
