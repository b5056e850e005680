import { greyWeights } from '#engine/pixels/grey.ts';
import type { Mask, Picture } from '#engine/pixels/raster.ts';
import type { InkLook } from '../scene.ts';
import type { Ageing } from './ageing.ts';
import { ageings } from './ageing.ts';
import { grainAt, unevennessAt } from './grain.ts';
import type { LaidInk } from './laid-ink.ts';
import type { Colour, LocalPhoto } from './local-photo.ts';

/**
 * Puts ink into a photo, in place. Multiplied, ink takes away a share of the light that comes back from each place of
 * the skin, so light, shadow, pores and hair remain; what lies outside the mask or where no ink is keeps its bytes.
 * White ink comes near to white instead, in the light that there is.
 *
 * @param photo the whole picture that `ink` was laid for
 * @param skin as large as the ink's box; undefined lets ink show everywhere
 * @param local what the ink has to match: it is never darker than what is seen there, lies under what shines, and has
 * the photo's grain; undefined where there is no photo
 */
export function blendInk(
  photo: Picture,
  ink: LaidInk,
  skin: Mask | undefined,
  look: InkLook,
  local: LocalPhoto = bareGround,
): void {
  const { box, picture } = ink;
  const lights = [0, 1, 2].map((c) => lightFor(local, c)) as [ChannelLight, ChannelLight, ChannelLight];
  const { grain } = local;
  const perPixel = patchesAcross / Math.max(box.width, box.height);
  const ageing = ageings[look.age];
  const tones = toneCurves(look, ageing);
  const opacity = (look.opacity * ageing.strength) / 255;
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const from = (y * box.width + x) * 4;
      const alpha = picture.data[from + 3] as number;
      const shown = skin ? (skin.data[y * box.width + x] as number) / 255 : 1;
      if (alpha === 0 || shown === 0) continue;
      let share = alpha * opacity * shown;
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
      if (look.isWhiteInk) {
        share *= (1 - toneOf(tones[1], grey)) * ageing.whiteness;
        for (let c = 0; c < 3; c++)
          data[to + c] = whitened(data[to + c] as number, share, lights[c] as ChannelLight);
        continue;
      }
      if (!look.isMultiplied) {
        data[to] = covered(data[to] as number, red, share);
        data[to + 1] = covered(data[to + 1] as number, green, share);
        data[to + 2] = covered(data[to + 2] as number, blue, share);
        continue;
      }
      // Noise is darkened with the skin, but a camera's lies over all: what is missing is put back.
      const missing = grain > 0 ? share * Math.max(0, keptGrain - Math.min(red, green, blue)) : 0;
      const noise = missing > 0 ? missing * grain * grainAt(x, y) : 0;
      const solid = local === bareGround ? 0 : (1 - Math.min(1, grey)) ** 2;
      const uneven = 1 + solid * unevenness * unevennessAt(x * perPixel, y * perPixel);
      data[to] = multiplied(data[to] as number, red, uneven, share, lights[0]) + noise;
      data[to + 1] = multiplied(data[to + 1] as number, green, uneven, share, lights[1]) + noise;
      data[to + 2] = multiplied(data[to + 2] as number, blue, uneven, share, lights[2]) + noise;
    }
  }
}

/** Of a photo's grain, how much there is in its dark parts. */
const keptGrain = 0.75;
/** Solid black takes unevenly: by so much of what it sends back. */
const unevenness = 0.14;
/** Of a tattoo that is as large as the table of patches. */
const patchesAcross = 200;
/** Of what shines on skin, how much still does on tattooed skin. */
const keptShine = 0.8;

/** No photo: nothing to match. */
const bareGround: LocalPhoto = {
  blur: 0,
  grain: 0,
  darkest: [0, 0, 0],
  brightest: [255, 255, 255],
  white: [255, 255, 255],
};
const whiteInk: Colour = [248, 243, 234];

/** The light of one channel. */
interface ChannelLight {
  readonly darkest: number;
  readonly brightest: number;
  readonly white: number;
}

function lightFor({ darkest, brightest, white }: LocalPhoto, channel: number): ChannelLight {
  return {
    darkest: darkest[channel] as number,
    brightest: brightest[channel] as number,
    white: ((white[channel] as number) * (whiteInk[channel] as number)) / 255,
  };
}

function covered(skin: number, ink: number, share: number): number {
  return skin + share * (255 * ink - skin);
}

function whitened(skin: number, share: number, { white }: ChannelLight): number {
  return white > skin ? skin + share * (white - skin) : skin;
}

/** The skin's light less what ink takes; what shines on top of the skin is hardly touched. */
function multiplied(skin: number, ink: number, uneven: number, share: number, light: ChannelLight): number {
  const own = Math.min(skin, light.brightest);
  const floor = Math.min(light.darkest, own);
  const inked = Math.max(floor, own * ink) * uneven + keptShine * (skin - own);
  return skin + share * (Math.min(skin, inked) - skin);
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
