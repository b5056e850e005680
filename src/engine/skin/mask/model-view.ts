import type { Picture } from '#engine/pixels/raster.ts';

/** A way of showing the photo to the model. */
export interface ModelView {
  /** Multiplies all light, on top of the exposure. */
  readonly gain: number;
  /** 1 leaves colours as they are, 0 makes them grey. */
  readonly saturation: number;
  /** Quarter turns clockwise. */
  readonly turns: 0 | 1 | 2 | 3;
}

export const plainView: ModelView = { gain: 1, saturation: 1, turns: 0 };

/** Another view of the photo, which is worth its time when the model is in doubt by so much. */
export interface FurtherView extends ModelView {
  readonly above: number;
}

/** Up to this the model is taken to be sure. */
const sure = 0.1;
/** From here on nothing was found, or only fog. */
const lost = 0.5;

/**
 * What else is shown to the model when it is in doubt, one after the other. It knows upright, well-lit people: dark
 * skin is recognised when it is brightened, and limbs when they point another way.
 */
const furtherViews: readonly FurtherView[] = [
  { above: sure, gain: 2, saturation: 1, turns: 0 },
  { above: sure, gain: 1, saturation: 1, turns: 1 },
  { above: sure, gain: 1, saturation: 1, turns: 3 },
  { above: sure, gain: 1, saturation: 2, turns: 0 },
  { above: sure, gain: 1.5, saturation: 1, turns: 0 },
  { above: lost, gain: 1.5, saturation: 2, turns: 0 },
  { above: lost, gain: 3, saturation: 1, turns: 0 },
  { above: lost, gain: 2, saturation: 1, turns: 1 },
  { above: lost, gain: 2, saturation: 1, turns: 3 },
  { above: lost, gain: 1, saturation: 2, turns: 1 },
  { above: lost, gain: 1, saturation: 2, turns: 3 },
];

/** A photo that was brightened is first looked at as it is: what is dark in its middle may be no skin. */
export function furtherViewsAt(exposure: number): readonly FurtherView[] {
  if (exposure === 1) return furtherViews;
  return [{ ...plainView, above: sure, gain: 1 / exposure }, ...furtherViews];
}

/** The model calls nothing impossible: up to this it means none. */
const floor = 0.075;
/** A picture without any skin is as doubtful as one with this share of it, all uncertain. */
const leastSkin = 0.002;

/**
 * How undecided the model is: the area that it is uncertain about over the area of skin. Lines of one or two pixels do
 * not count, for every outline is uncertain, or else small and many-limbed bodies would seem doubtful.
 *
 * @param probability of skin, 0…1, `side²`
 * @returns 0 for clear bodies of any size, 1 where nothing was found, above it for fog
 */
export function doubtOf(probability: Float32Array, side: number): number {
  const uncertain = new Float32Array(probability.length);
  let skin = 0;
  for (let i = 0; i < probability.length; i++) {
    const each = probability[i] as number;
    uncertain[i] = Math.max(0, Math.min(each, 1 - each) - floor) / (0.5 - floor);
    skin += Math.max(0, each - floor);
  }
  const least = leastSkin * probability.length;
  return (sumOfEroded(uncertain, side) + least) / (skin + least);
}

/** Sum over the inner pixels of the least value in the 3×3 pixels around each. */
function sumOfEroded(data: Float32Array, side: number): number {
  const rows = new Float32Array(data.length);
  for (let i = 1; i < data.length - 1; i++) {
    rows[i] = Math.min(data[i - 1] as number, data[i] as number, data[i + 1] as number);
  }
  let sum = 0;
  for (let y = 1; y < side - 1; y++) {
    for (let i = y * side + 1; i < (y + 1) * side - 1; i++) {
      sum += Math.min(rows[i - side] as number, rows[i] as number, rows[i + side] as number);
    }
  }
  return sum;
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
