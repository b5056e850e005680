import { distanceToZero } from '#engine/pixels/distance.ts';
import { lightAt } from '#engine/pixels/grey.ts';
import type { Field, Mask, Picture, Size } from '#engine/pixels/raster.ts';
import { emptyField } from '#engine/pixels/raster.ts';
import { marksOf } from '../mask/skin-marks.ts';
import { bareLight } from './bare-light.ts';

/** Skin has no gaps that are narrower than twice this share of the longer side: dark ink leaves such in a mask. */
const closes = 0.05;
/** Pixels at the border of the skin that are partly something else. */
const border = 2;

/** How much darker each place of the skin is than bare skin would be in the same light: 0…1. */
export interface InkMap extends Field {
  /** 1 where skin is, inked or not. */
  readonly skin: Uint8Array<ArrayBuffer>;
  /** The same without its border. */
  readonly sureSkin: Uint8Array<ArrayBuffer>;
  /** How bright each pixel is, 0…1. */
  readonly light: Field;
}

/** @param mask where skin was found in the picture */
export function inkMapOf(picture: Picture, mask: Mask): InkMap {
  const skin = inkedSkin(mask);
  const light = lightOf(picture);
  const sure = sureSkin(skin, picture);
  const bare = bareLight(light, sure);
  const map = emptyField(picture.width, picture.height);
  for (let i = 0; i < skin.length; i++) {
    const full = bare.data[i] as number;
    if (skin[i] === 1 && full > 0) map.data[i] = Math.max(0, 1 - (light.data[i] as number) / full);
  }
  return { ...map, skin, sureSkin: sure, light };
}

/** Skin without its border, where pixels are partly something else. */
function sureSkin(skin: Uint8Array<ArrayBuffer>, size: Size): Uint8Array<ArrayBuffer> {
  const inside = distanceToZero(skin, size).data;
  return skin.map((_, i) => ((inside[i] as number) > border ? 1 : 0));
}

/** How bright each pixel is, 0…1. */
export function lightOf({ width, height, data }: Picture): Field {
  const out = emptyField(width, height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = lightAt(data, i * 4);
  return out;
}

/** Marks of 1 grown by a radius in pixels. */
export function grown(marks: Uint8Array<ArrayBuffer>, size: Size, radius: number): Uint8Array<ArrayBuffer> {
  const { data } = distanceToZero(
    marks.map((each) => 1 - each),
    size,
  );
  return marks.map((_, i) => ((data[i] as number) <= radius ? 1 : 0));
}

/**
 * The mask with its gaps closed, but for those at the border of the picture, beyond which nothing is known. Where there
 * is no skin at all, all of the picture may be.
 */
function inkedSkin(mask: Mask): Uint8Array<ArrayBuffer> {
  const { width, height } = mask;
  const marks = marksOf(mask);
  if (!marks.includes(1)) return marks.fill(1);
  const radius = closes * Math.max(width, height);
  const outside = distanceToZero(grown(marks, mask, radius), mask).data;
  return marks.map((each, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const inside = Math.min(outside[i] as number, x, y, width - 1 - x, height - 1 - y);
    return each === 1 || inside > radius ? 1 : 0;
  });
}
