import type { Field, Picture } from '../pixels/raster.ts';
import { emptyField } from '../pixels/raster.ts';

const greyWeights = [0.299, 0.587, 0.114] as const;

/** How much ink a design holds at each pixel when printed on white: 0 none, 1 black. */
export function darknessOf({ width, height, data }: Picture): Field {
  const out = emptyField(width, height);
  for (let i = 0; i < out.data.length; i++) {
    const at = i * 4;
    const light =
      (greyWeights[0] * (data[at] as number) +
        greyWeights[1] * (data[at + 1] as number) +
        greyWeights[2] * (data[at + 2] as number)) /
      255;
    out.data[i] = ((data[at + 3] as number) / 255) * (1 - light);
  }
  return out;
}
