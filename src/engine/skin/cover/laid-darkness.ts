import { lightAt } from '#engine/pixels/grey.ts';
import type { Field, Picture, Size } from '#engine/pixels/raster.ts';
import { emptyField, emptyPicture } from '#engine/pixels/raster.ts';
import { blendInk } from '../ink/blend.ts';
import type { LaidInk } from '../ink/laid-ink.ts';
import type { Colour } from '../ink/local-photo.ts';
import type { InkAge, InkLook } from '../scene.ts';

/** Ink as it was laid, and how it looks. */
export interface LookingInk {
  readonly ink: LaidInk | undefined;
  readonly look: InkLook;
}

/**
 * How dark ink is on even skin of that colour, 0…1 of its light: what is drawn over an old tattoo hides it by that
 * alone, since ink is a glaze and no paint. So white ink hides nothing, and no sticker is reckoned with.
 *
 * @param age in place of that of the looks
 */
export function laidDarkness(inks: readonly LookingInk[], size: Size, skin: Colour, age: InkAge): Field {
  const picture = evenSkin(size, skin);
  const full = lightAt(picture.data, 0);
  for (const { ink, look } of inks) {
    if (ink && !look.isWhiteInk) blendInk(picture, ink, undefined, { ...look, age, isMultiplied: true });
  }
  const out = emptyField(size.width, size.height);
  for (let i = 0; i < out.data.length; i++)
    out.data[i] = full > 0 ? Math.max(0, 1 - lightAt(picture.data, i * 4) / full) : 0;
  return out;
}

function evenSkin({ width, height }: Size, colour: Colour): Picture {
  const picture = emptyPicture(width, height);
  for (let i = 0; i < width * height; i++) picture.data.set([...colour, 255], i * 4);
  return picture;
}
