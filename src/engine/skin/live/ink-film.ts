import type { Mask, Picture } from '#engine/pixels/raster.ts';
import { emptyPicture } from '#engine/pixels/raster.ts';
import { blendInk } from '../ink/blend.ts';
import type { LaidInk } from '../ink/laid-ink.ts';
import type { LocalPhoto } from '../ink/local-photo.ts';
import type { Box } from '../ink/place-grid.ts';
import type { InkLook } from '../scene.ts';

/** Ink as two pictures that any later picture of the same skin is drawn through: light times one, plus the other. */
export interface InkFilm {
  readonly box: Box;
  readonly times: Picture;
  /** Undefined where the ink adds no light of its own, as it mostly does. */
  readonly plus: Picture | undefined;
}

/** Nothing is measured while a film runs: ink is no darker than it is under most skin. */
const someSkin: LocalPhoto = {
  blur: 0,
  grain: 0,
  darkest: [24, 24, 24],
  brightest: [255, 255, 255],
  white: [255, 255, 255],
};

/** @param skin as large as the ink's box */
export function inkFilm({ box, picture }: LaidInk, skin: Mask, look: InkLook): InkFilm {
  const ink = { box: { ...box, left: 0, top: 0 }, picture };
  const onWhite = ground(box, 255);
  blendInk(onWhite, ink, skin, look, someSkin);
  const addsLight = !look.isMultiplied || look.isWhiteInk;
  if (!addsLight) return { box, times: onWhite, plus: undefined };
  const onBlack = ground(box, 0);
  blendInk(onBlack, ink, skin, look, someSkin);
  // What black ground sends back is the ink's own light, and the rest is a share of the ground's.
  for (let i = 0; i < onWhite.data.length; i++) {
    if (i % 4 !== 3) onWhite.data[i] = (onWhite.data[i] as number) - (onBlack.data[i] as number);
  }
  return { box, times: onWhite, plus: onBlack };
}

function ground({ width, height }: Box, grey: number): Picture {
  const picture = emptyPicture(width, height);
  picture.data.fill(grey);
  for (let i = 3; i < picture.data.length; i += 4) picture.data[i] = 255;
  return picture;
}
