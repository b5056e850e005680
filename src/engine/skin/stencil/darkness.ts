import { lightAt } from '#engine/pixels/grey.ts';
import type { Field, Picture } from '#engine/pixels/raster.ts';
import { emptyField } from '#engine/pixels/raster.ts';

/** How much ink a design holds at each pixel when printed on white: 0 none, 1 black. */
export function darknessOf({ width, height, data }: Picture): Field {
  const out = emptyField(width, height);
  for (let i = 0; i < out.data.length; i++) {
    const at = i * 4;
    out.data[i] = ((data[at + 3] as number) / 255) * (1 - lightAt(data, at));
  }
  return out;
}
