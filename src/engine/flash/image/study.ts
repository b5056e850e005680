import type { Picture } from '#engine/pixels/raster.ts';
import { clamp, lerp } from '../geometry/interval.ts';
import type { Point, Polygon } from '../geometry/point.ts';
import { blur } from '../raster/blur.ts';
import { withScratch } from '../raster/scratch.ts';
import type { ColourAreas } from './colour-areas.ts';
import { colourAreasOf } from './colour-areas.ts';
import { cropped } from './cropped.ts';
import type { CutSides } from './cut-sides.ts';
import { cutSides } from './cut-sides.ts';
import { roughSubject } from './subject.ts';

/** What is known of a picture before it is drawn: planes of its subject's part, at the size that is worked with. */
export interface Study {
  readonly width: number;
  readonly height: number;
  /** How light it is, over the subject's own range: 0 its darkest … 1 its lightest; partly evened out. */
  readonly light: Float32Array<ArrayBuffer>;
  /** 0 ground … 1 subject. */
  readonly subject: Float32Array<ArrayBuffer>;
  /** Whether a subject was told from its ground; else the whole picture is meant. */
  readonly isCutOut: boolean;
  /** The subject's outline, coarsely. */
  readonly outline: Polygon;
  /** The sides on which the picture's border cuts the subject off. */
  readonly cut: CutSides;
  readonly areas: ColourAreas;
}

/** Shares of the subject that may be darker than its black and lighter than its white. */
const clipped = { dark: 0.01, light: 0.02 };
/** The least range of light, 0 … 1: an even grey is not blown up to black and white. */
const leastRange = 0.25;

/** A picture is looked over once for as long as its owner keeps it: the designs of a set show the same one. */
const studies = new WeakMap<Picture, Study>();

/** What a picture shows. Pictures of any size and shape will do; clear pixels count as white. */
export function studyOf(picture: Picture): Study {
  const known = studies.get(picture);
  if (known) return known;
  const study = lookOver(picture);
  studies.set(picture, study);
  return study;
}

function lookOver(original: Picture): Study {
  const rough = roughSubject(original);
  const { picture, subject } = cropped(original, rough);
  const { width, height } = picture;
  return {
    width,
    height,
    light: evened(stretched(lightOf(picture), subject), subject, width, height),
    subject,
    isCutOut: rough !== null,
    outline: outlineOf(subject, width, height),
    cut: cutSides(subject, width, height),
    areas: colourAreasOf(picture, subject),
  };
}

/** Lightness on white paper, 0 … 1. */
function lightOf({ width, height, data }: Picture): Float32Array<ArrayBuffer> {
  const light = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++) {
    const share = (data[i * 4 + 3] as number) / 255;
    const value =
      0.299 * (data[i * 4] as number) +
      0.587 * (data[i * 4 + 1] as number) +
      0.114 * (data[i * 4 + 2] as number);
    light[i] = 1 - share * (1 - value / 255);
  }
  return light;
}

function stretched(light: Float32Array<ArrayBuffer>, subject: Float32Array): Float32Array<ArrayBuffer> {
  const levels = 512;
  const counts = new Uint32Array(levels + 1);
  let total = 0;
  for (let i = 0; i < light.length; i++) {
    if ((subject[i] as number) < 0.5) continue;
    const level = Math.round((light[i] as number) * levels);
    counts[level] = (counts[level] as number) + 1;
    total++;
  }
  const levelBelow = (share: number) => {
    let left = share * total;
    let level = 0;
    while (level < levels && left >= (counts[level] as number)) left -= counts[level++] as number;
    return level / levels;
  };
  const dark = levelBelow(clipped.dark);
  const bright = levelBelow(1 - clipped.light);
  const spare = Math.max(0, leastRange - (bright - dark));
  const [black, white] = [dark - spare / 2, bright + spare / 2];
  return light.map((value) => Math.max(0, Math.min(1, (value - black) / (white - black))));
}

/** What is evened out of the light, and over which share of the picture's size. */
const evening = { share: 0.5, reach: 0.05 };

/**
 * Light that is partly measured against its surroundings, in their own contrast: a face stays readable between
 * black hair and a white shirt.
 */
function evened(
  light: Float32Array<ArrayBuffer>,
  subject: Float32Array,
  width: number,
  height: number,
): Float32Array<ArrayBuffer> {
  return withScratch(() => {
    const sigma = evening.reach * Math.max(width, height);
    const meanOf = (values: Float32Array) => blur(values, width, height, sigma);
    const weight = meanOf(subject);
    const mean = meanOf(light.map((value, i) => value * (subject[i] as number)));
    const square = meanOf(light.map((value, i) => value * value * (subject[i] as number)));
    return light.map((value, i) => {
      const around = Math.max(1e-4, weight[i] as number);
      const middle = (mean[i] as number) / around;
      const deviation = Math.sqrt(Math.max(0, (square[i] as number) / around - middle * middle));
      const even = clamp(0.5 + (value - middle) / (3.4 * (deviation + 0.05)));
      return lerp(value, even, evening.share);
    });
  });
}

/** The subject's leftmost and rightmost places in bands from top to bottom. */
function outlineOf(subject: Float32Array, width: number, height: number): Polygon {
  const bands = Math.min(48, height);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let band = 0; band < bands; band++) {
    const from = Math.floor((band * height) / bands);
    const to = Math.floor(((band + 1) * height) / bands);
    let [first, last] = [width, -1];
    for (let i = from * width; i < to * width; i++) {
      if ((subject[i] as number) < 0.5) continue;
      first = Math.min(first, i % width);
      last = Math.max(last, i % width);
    }
    if (last < 0) continue;
    if (left.length === 0) {
      left.push([first, from]);
      right.push([last + 1, from]);
    }
    left.push([first, to]);
    right.push([last + 1, to]);
  }
  return [...left, ...right.toReversed()];
}
