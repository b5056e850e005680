import { greyWeights } from '#engine/pixels/grey.ts';
import type { Mask, Picture } from '#engine/pixels/raster.ts';
import type { InkLook } from '../scene.ts';
import type { Ageing } from './ageing.ts';
import { ageings } from './ageing.ts';
import type { LaidInk } from './laid-ink.ts';

/**
 * Puts ink into a photo, in place. Multiplied, ink takes away a share of the light that comes back from each place of
 * the skin, so light, shadow, pores and hair remain; what lies outside the mask or where no ink is keeps its bytes.
 *
 * @param photo the whole picture that `ink` was laid for
 * @param skin as large as the ink's box; undefined lets ink show everywhere
 */
export function blendInk(photo: Picture, ink: LaidInk, skin: Mask | undefined, look: InkLook): void {
  const { box, picture } = ink;
  const ageing = ageings[look.age];
  const tones = toneCurves(look, ageing);
  const opacity = (look.opacity * ageing.strength) / 255;
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const from = (y * box.width + x) * 4;
      const alpha = picture.data[from + 3] as number;
      const shown = skin ? (skin.data[y * box.width + x] as number) / 255 : 1;
      if (alpha === 0 || shown === 0) continue;
      const share = alpha * opacity * shown;
      const to = ((box.top + y) * photo.width + box.left + x) * 4;
      let red = (picture.data[from] as number) / alpha;
      let green = (picture.data[from + 1] as number) / alpha;
      let blue = (picture.data[from + 2] as number) / alpha;
      const grey = greyWeights[0] * red + greyWeights[1] * green + greyWeights[2] * blue;
      const colourful = look.isBlackAndWhite ? 0 : 1 - ageing.fading;
      red = toneOf(tones[0], grey + (red - grey) * colourful);
      green = toneOf(tones[1], grey + (green - grey) * colourful);
      blue = toneOf(tones[2], grey + (blue - grey) * colourful);
      const { data } = photo;
      data[to] = mixed(data[to] as number, red, share, look.isMultiplied);
      data[to + 1] = mixed(data[to + 1] as number, green, share, look.isMultiplied);
      data[to + 2] = mixed(data[to + 2] as number, blue, share, look.isMultiplied);
    }
  }
}

function mixed(skin: number, ink: number, share: number, isMultiplied: boolean): number {
  return skin + share * ((isMultiplied ? skin * ink : 255 * ink) - skin);
}

type Curve = Float32Array;

/** What becomes of each of 256 tones of the design, 0…1: contrast around the middle, then the ink's own darkest tone. */
function toneCurves({ contrast, isMultiplied }: InkLook, { darkest }: Ageing): [Curve, Curve, Curve] {
  const curve = (floor: number): Curve =>
    Float32Array.from({ length: 256 }, (_, tone) => {
      const contrasted = Math.max(0, Math.min(1, (tone / 255 - 0.5) * contrast + 0.5));
      return isMultiplied ? floor + (1 - floor) * contrasted : contrasted;
    });
  return [curve(darkest[0]), curve(darkest[1]), curve(darkest[2])];
}

function toneOf(curve: Curve, value: number): number {
  return curve[Math.max(0, Math.min(255, Math.round(value * 255)))] as number;
}
