import type { FlashDrawing } from '#engine/flash/flash.ts';

/** What can be measured of a drawing without seeing what it shows. */
export interface Look {
  /** The share of the page that is not bare. */
  readonly coverage: number;
  /** The pixels between the drawing and the nearest border. */
  readonly margin: number;
  /** The highest saturation that a hundredth of the marked pixels has. */
  readonly saturation: number;
  /** How much of the page is black, grey and tinted, how colourful the tints are, how many edges there are. */
  readonly features: readonly number[];
}

/** Darker than this, a pixel is not bare paper; 0 black … 255 white. */
const bare = 235;

export function look({ pixels, width, height }: FlashDrawing): Look {
  let [marked, black, edges, colorfulness] = [0, 0, 0, 0];
  let margin: number = width;
  const saturations = new Uint32Array(256);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const light = lightnessAt(pixels, i);
      if (x > 0 && Math.abs(light - lightnessAt(pixels, i - 1)) > 60) edges++;
      if (light >= bare) continue;
      marked++;
      margin = Math.min(margin, x, y, width - 1 - x, height - 1 - y);
      if (light < 60) black++;
      const spread = spreadAt(pixels, i);
      saturations[spread] = (saturations[spread] as number) + 1;
      colorfulness += spread / 255;
    }
  }
  const area = width * height;
  return {
    coverage: marked / area,
    margin,
    saturation: highest(saturations, marked / 100) / 255,
    features: [marked / area, black / area, (4 * edges) / area, colorfulness / Math.max(1, marked)],
  };
}

/** How dark the page is in each field of a grid of 32 × 32: 0 bare … 1 black. */
export function coarseInk({ pixels, width, height }: FlashDrawing): Float32Array {
  const side = 32;
  const ink = new Float32Array(side * side);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const field = Math.floor((y * side) / height) * side + Math.floor((x * side) / width);
      ink[field] = (ink[field] as number) + 1 - lightnessAt(pixels, y * width + x) / 255;
    }
  }
  return ink.map((sum) => (sum * side * side) / (width * height));
}

/** The share of ink that lies elsewhere: 0 the same … 1 nothing in common. */
export function differenceOf(a: Float32Array, b: Float32Array): number {
  let [apart, all] = [0, 0];
  a.forEach((ink, i) => {
    apart += Math.abs(ink - (b[i] as number));
    all += ink + (b[i] as number);
  });
  return apart / all;
}

function lightnessAt(pixels: Uint8ClampedArray, i: number): number {
  const [red, green, blue] = [pixels[4 * i], pixels[4 * i + 1], pixels[4 * i + 2]] as [
    number,
    number,
    number,
  ];
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** The distance between the strongest and the weakest of the three primaries. */
function spreadAt(pixels: Uint8ClampedArray, i: number): number {
  const [red, green, blue] = [pixels[4 * i], pixels[4 * i + 1], pixels[4 * i + 2]] as [
    number,
    number,
    number,
  ];
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

/** The value that only `count` are above. */
function highest(histogram: Uint32Array, count: number): number {
  let above = 0;
  for (let value = 255; value > 0; value--) {
    above += histogram[value] as number;
    if (above > count) return value;
  }
  return 0;
}
