import type { Mask, Picture } from '#engine/pixels/raster.ts';
import { type Window, wholeWindow } from '#engine/pixels/window.ts';
import type { Colour, LocalPhoto } from './local-photo.ts';
import { blurOf, lightOf, noiseOf, type PixelBox, strideOf } from './sharpness.ts';

/** Squares along the photo's longer side; each is measured by itself. */
const squares = 10;
/** Shares of the pixels that are darker than the darkest, than skin's brightest, and than white. */
const [darkShare, brightShare, whiteShare] = [0.01, 0.93, 0.985];
/** Where a place says nothing of its blur, the sharper part of the photo does. */
const usualShare = 0.2;
/** Black ink under skin sends back at least this share of what the skin does. */
const leastOfSkin = 0.06;
/** Even without a dark thing in sight, ink is no brighter than this share of the skin. */
const mostOfSkin = 0.17;
/** With fewer pixels of skin among those that are looked at, nothing is said of it. */
const leastSkin = 60;

/** Brighter than skin is anywhere near by so much, a place shines. */
const shineFrom = 1.06;
/** White ink is brighter than the brightest skin by so much, if nothing whiter is in sight. */
const whiterThanSkin = 1.3;

interface Square extends Window {
  /** Undefined where there are too few edges to tell. */
  readonly blur: number | undefined;
  readonly grain: number;
  /** Undefined where there is no skin. */
  readonly tones: SkinTones | undefined;
}

/** What ink has to match all over a photo, measured once, so that moving a tattoo costs nothing. */
export class PhotoMatch {
  readonly #squares: readonly Square[];
  readonly #usualBlur: number;
  readonly #white: Colour;
  /** Pixels of the picture that was measured. */
  readonly longest: number;

  /** @param skin as large as the picture; without it nothing is known of its tones */
  constructor(picture: Picture, skin: Mask | undefined) {
    const { width, height } = picture;
    this.longest = Math.max(width, height);
    this.#white = shareOf(picture, boxOf(wholeWindow, picture), whiteShare);
    const light = lightOf(picture);
    const [columns, rows] = [width, height].map((side) =>
      Math.max(1, Math.round((side / this.longest) * squares)),
    ) as [number, number];
    this.#squares = Array.from({ length: columns * rows }, (_, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const window = { left: column / columns, top: row / rows, width: 1 / columns, height: 1 / rows };
      const box = boxOf(window, picture);
      const grain = noiseOf(light, width, box);
      const blur = blurOf(light, width, box, grain);
      return { ...window, grain, blur, tones: skin && tonesOf(picture, skin, box) };
    });
    const known = this.#squares.flatMap(({ blur }) => (blur === undefined ? [] : [blur]));
    this.#usualBlur = known.sort((a, b) => a - b)[Math.floor(usualShare * known.length)] ?? 0;
  }

  /** Under a window: the sharpest, the darkest and the brightest of what lies there, so that no ink is changed for what is only near. */
  at(window: Window): LocalPhoto {
    const near = this.#squares.filter((square) => overlaps(window, square));
    const blurs = near.flatMap(({ blur }) => (blur === undefined ? [] : [blur]));
    const tones = near.flatMap((square) => (square.tones ? [square.tones] : []));
    const grains = near.map(({ grain }) => grain).sort((a, b) => a - b);
    const isKnown = tones.length > 0;
    const brightest = channels((c) => Math.max(...tones.map((each) => each.brightest[c])));
    const white = isKnown ? Math.min(255, whiterThanSkin * Math.max(...brightest)) : 0;
    return {
      blur: blurs.length > 0 ? Math.min(...blurs) : this.#usualBlur,
      grain: grains[grains.length >> 1] ?? 0,
      darkest: isKnown ? channels((c) => Math.min(...tones.map((each) => each.darkest[c]))) : [0, 0, 0],
      brightest: isKnown ? channels((c) => shineFrom * brightest[c]) : [255, 255, 255],
      white: channels((c) => Math.max(white, this.#white[c])),
    };
  }
}

function channels(of: (channel: 0 | 1 | 2) => number): Colour {
  return [of(0), of(1), of(2)];
}

function overlaps(one: Window, other: Window): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function boxOf({ left, top, width, height }: Window, picture: Picture): PixelBox {
  return {
    left: Math.floor(left * picture.width),
    top: Math.floor(top * picture.height),
    right: Math.min(picture.width, Math.ceil((left + width) * picture.width)),
    bottom: Math.min(picture.height, Math.ceil((top + height) * picture.height)),
  };
}

interface SkinTones {
  readonly darkest: Colour;
  readonly brightest: Colour;
}

function tonesOf(picture: Picture, skin: Mask, box: PixelBox): SkinTones | undefined {
  const isSkin = (i: number): boolean => (skin.data[i] as number) >= 200;
  if (countOf(picture, box, isSkin) < leastSkin) return undefined;
  const median = shareOf(picture, box, 0.5, isSkin);
  const seen = shareOf(picture, box, darkShare);
  const darkest = channels((c) =>
    Math.max(leastOfSkin * median[c], Math.min(mostOfSkin * median[c], seen[c])),
  );
  return { darkest, brightest: shareOf(picture, box, brightShare, isSkin) };
}

function countOf({ width }: Picture, box: PixelBox, counts: (i: number) => boolean): number {
  let count = 0;
  const stride = strideOf(box);
  for (let y = box.top; y < box.bottom; y += stride)
    for (let x = box.left; x < box.right; x += stride) if (counts(y * width + x)) count++;
  return count;
}

/** Per channel, what that share of the pixels lies below. */
function shareOf(
  { width, data }: Picture,
  { left, top, right, bottom }: PixelBox,
  share: number,
  counts: (i: number) => boolean = () => true,
): Colour {
  const stride = strideOf({ left, top, right, bottom });
  const of = (channel: number): number => {
    const tones = new Uint32Array(256);
    let all = 0;
    for (let y = top; y < bottom; y += stride) {
      for (let x = left; x < right; x += stride) {
        const i = y * width + x;
        if (!counts(i)) continue;
        tones[data[i * 4 + channel] as number] = (tones[data[i * 4 + channel] as number] as number) + 1;
        all++;
      }
    }
    let below = 0;
    for (let tone = 0; tone < 256; tone++) {
      below += tones[tone] as number;
      if (below > share * all) return tone;
    }
    return 255;
  };
  return [of(0), of(1), of(2)];
}
