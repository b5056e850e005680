import { boxMean } from '#engine/pixels/box-mean.ts';
import { quantile } from '#engine/pixels/quantile.ts';
import type { Field, Picture } from '#engine/pixels/raster.ts';
import { emptyField, fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture, stretchField } from '#engine/pixels/resample.ts';
import { closed, leastAround } from './closing.ts';
import { filledFrom } from './fill-from.ts';
import { filledBasins } from './filled-basins.ts';

/** Longer side of the copy in which the light on the paper is measured. */
const lightLongest = 512;
/** Lines up to about twice this wide are ink whatever lies around them, as a share of the longer side. */
const lineRadius = 0.014;
/** Paper that is less bright than this share of the brightest is ink that reaches the border. */
const darkestShade = 0.22;
/** From the second on, what is this share as bright as its surroundings is uneven paper; below the first it is ink. */
const [inkBelow, paperAbove] = [0.82, 0.93];

/** Red, green and blue, each 0…1 and more: how bright a pixel is for paper at its place. */
export interface Evened {
  readonly width: number;
  readonly height: number;
  readonly channels: readonly [Field, Field, Field];
}

/**
 * What a sheet reflects, without the light that falls on it: each colour over what the paper around shows. Shadows that
 * reach the border of the picture go, however sharp; ink stays, also where it covers much.
 */
export function evenedLight(picture: Picture): Evened {
  const { width, height } = picture;
  const small = shrinkPicture(picture, fitInside(picture, lightLongest));
  const channels = paperLight(small).channels.map((light, c) => {
    const evened = stretchField(light, picture);
    for (let i = 0; i < evened.data.length; i++) {
      evened.data[i] = (picture.data[i * 4 + c] as number) / Math.max(1, evened.data[i] as number);
    }
    return evened;
  }) as unknown as Evened['channels'];
  return { width, height, channels };
}

function channelOf({ width, height, data }: Picture, c: number): Field {
  const out = emptyField(width, height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = data[i * 4 + c] as number;
  return out;
}

interface PaperLight {
  /** How bright bare paper is, or would be, at each place: red, green and blue, 0…255. */
  readonly channels: readonly Field[];
  /** 0 where there is ink that is no line, 1 where there is paper. */
  readonly isPaper: Field;
}

export function paperLight(picture: Picture): PaperLight {
  const { width, height } = picture;
  const radius = Math.max(2, Math.round(lineRadius * Math.max(width, height)));
  const seen = [0, 1, 2].map((c) => closed(channelOf(picture, c), radius));
  const isPaper = paperIn(seen);
  const channels = seen.map((light) => {
    const around = filledFrom(light, isPaper);
    for (let i = 0; i < light.data.length; i++) {
      const there = around.data[i] as number;
      light.data[i] = there + ((light.data[i] as number) - there) * (isPaper.data[i] as number);
    }
    boxMean(light.data, width, height, 1, light.data);
    return light;
  });
  return { channels, isPaper };
}

/** 0 where what is no line is ink, 1 where it is paper. One colour that is held back is enough to tell ink. */
function paperIn(seen: readonly Field[]): Field {
  const [{ width, height }] = seen as [Field];
  const out = emptyField(width, height);
  out.data.fill(1);
  for (const light of seen) {
    const brightest = quantile(light.data, 0.95);
    const filled = filledBasins(light, (value) => value < darkestShade * brightest);
    for (let i = 0; i < out.data.length; i++) {
      const share = (light.data[i] as number) / (filled.data[i] as number);
      const paper = Math.min(1, Math.max(0, (share - inkBelow) / (paperAbove - inkBelow)));
      out.data[i] = Math.min(out.data[i] as number, paper);
    }
  }
  return leastAround(out, 1);
}
