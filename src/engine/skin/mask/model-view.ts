import type { Picture } from '../pixels/raster.ts';

/** A way of showing the photo to the model. */
export interface ModelView {
  /** Multiplies all light. */
  readonly gain: number;
  /** 1 leaves colours as they are, 0 makes them grey. */
  readonly saturation: number;
  /** Quarter turns clockwise. */
  readonly turns: 0 | 1 | 2 | 3;
}

export const plainView: ModelView = { gain: 1, saturation: 1, turns: 0 };

/** Further views of the photo, which are worth their time when the model is in doubt by so much. */
export interface Retry {
  readonly above: number;
  readonly views: readonly ModelView[];
}

/**
 * What else is tried when the model is in doubt, step by step. It knows upright, well-lit people: dark skin is
 * recognised when it is brightened, and limbs when they point another way. The last step is for photos in which nothing
 * or only fog was found.
 */
export const retries: readonly Retry[] = [
  { above: 0.35, views: [{ gain: 2, saturation: 1, turns: 0 }] },
  {
    above: 0.5,
    views: [
      { gain: 1, saturation: 2, turns: 0 },
      { gain: 1, saturation: 1, turns: 1 },
      { gain: 1, saturation: 1, turns: 3 },
      { gain: 1.5, saturation: 1, turns: 0 },
    ],
  },
  {
    above: 0.9,
    views: [
      { gain: 2, saturation: 1, turns: 1 },
      { gain: 2, saturation: 1, turns: 3 },
      { gain: 3, saturation: 1, turns: 0 },
      { gain: 1.5, saturation: 2, turns: 0 },
      { gain: 1, saturation: 2, turns: 1 },
      { gain: 1, saturation: 2, turns: 3 },
    ],
  },
];
/** Up to this the model is taken to be sure, and nothing more is tried. */
export const sure = 0.35;

/** A picture without any skin is as doubtful as one with this share of it, all uncertain. */
const leastSkin = 0.02;

/**
 * How undecided the model is: the uncertain area over the area of skin. Small for a large clear body, above 1 when
 * nothing or only fog was found.
 *
 * @param probability of skin, 0…1
 */
export function doubtOf(probability: Float32Array): number {
  let uncertain = 0;
  let skin = 0;
  for (const each of probability) {
    uncertain += 2 * Math.min(each, 1 - each);
    skin += each;
  }
  return uncertain / (skin + leastSkin * probability.length);
}

/** Turns a square field back that was seen through a turned view. */
export function turnBack(
  field: Float32Array,
  side: number,
  turns: ModelView['turns'],
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(field.length);
  const last = side - 1;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const seenX = turns === 0 ? x : turns === 1 ? last - y : turns === 2 ? last - x : y;
      const seenY = turns === 0 ? y : turns === 1 ? x : turns === 2 ? last - y : last - x;
      out[y * side + x] = field[seenY * side + seenX] as number;
    }
  }
  return out;
}

/** Rec. 709 weights of grey, as the saturate filter of CSS uses them. */
const greyWeights = [0.2126, 0.7152, 0.0722] as const;

/** Changes a picture's light and colours as the view wants them, in place. */
export function recolour({ data }: Picture, { gain, saturation }: ModelView): void {
  if (gain === 1 && saturation === 1) return;
  for (let i = 0; i < data.length; i += 4) {
    const red = data[i] as number;
    const green = data[i + 1] as number;
    const blue = data[i + 2] as number;
    const grey = greyWeights[0] * red + greyWeights[1] * green + greyWeights[2] * blue;
    data[i] = gain * (grey + saturation * (red - grey));
    data[i + 1] = gain * (grey + saturation * (green - grey));
    data[i + 2] = gain * (grey + saturation * (blue - grey));
  }
}
