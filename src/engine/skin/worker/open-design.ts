import type { Picture } from '#engine/pixels/raster.ts';
import { fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture } from '#engine/pixels/resample.ts';
import { type Window, wholeWindow } from '#engine/pixels/window.ts';
import type { Cropped } from '../design/crop.ts';
import { prepareDesign } from '../design/prepare.ts';
import { EraseHistory } from '../erase/erase-history.ts';
import type { EraseMap } from '../erase/erase-map.ts';
import { ageings } from '../ink/ageing.ts';
import type { InkTexture } from '../ink/texture.ts';
import { inkTextureOf } from '../ink/texture.ts';
import { type FoundPaper, findPaper } from '../paper/find-paper.ts';
import type { EraseStroke, InkAge } from '../scene.ts';
import { pictureOf } from './canvas.ts';
import { decode, headerOf } from './decode.ts';
import type { OpenedDesign, RemovalChoice } from './skin-api.ts';

/** Designs are worked on at no more than this, as specified. */
const designLongest = 1024;
/** A sheet is only a part of its photo, and its drawing a part of the sheet. */
const paperLongest = 1600;
/** The eraser is soft; half the design's pixels are enough for it. */
const eraseLongest = 512;

/** A design as the worker keeps it, with what was computed from it last. */
export class OpenDesign {
  readonly picture: Picture;
  /** Which part of the file's picture it is. */
  readonly frame: Window;
  readonly info: OpenedDesign;
  #texture: { readonly spread: number; readonly texture: InkTexture } | undefined;
  #erased: EraseHistory | undefined;

  constructor({ picture, frame }: Cropped, info: OpenedDesign) {
    this.picture = picture;
    this.frame = frame;
    this.info = info;
  }

  texture(age: InkAge): InkTexture {
    const { spread } = ageings[age];
    if (this.#texture?.spread !== spread) {
      this.#texture = { spread, texture: inkTextureOf(this.picture, spread) };
    }
    return this.#texture.texture;
  }

  /** What the eraser has left; undefined when nothing was erased. */
  kept(strokes: readonly EraseStroke[]): EraseMap | undefined {
    if (strokes.length === 0) return undefined;
    this.#erased ??= new EraseHistory(fitInside(this.picture, eraseLongest));
    return this.#erased.mapOf(strokes);
  }
}

export async function openDesignFile(id: string, file: Blob, choice: RemovalChoice): Promise<OpenDesign> {
  const original = await readFile(file, choice.method === 'paper' ? paperLongest : designLongest);
  const { background, isEmpty, ...cropped } = prepared(original, choice);
  const picture = shrinkPicture(cropped.picture, fitInside(cropped.picture, designLongest));
  const { width, height } = picture;
  return new OpenDesign({ ...cropped, picture }, { id, width, height, background, isEmpty });
}

export async function findPaperIn(file: Blob): Promise<FoundPaper> {
  return findPaper(await readFile(file, paperLongest));
}

async function readFile(file: Blob, longest: number): Promise<Picture> {
  const { type } = await headerOf(file);
  const image = await decode(file, type);
  try {
    return pictureOf(image, fitInside(image, longest));
  } finally {
    image.close();
  }
}

/** As specified, a failure to take the paper away shows the original; the answer says so. */
function prepared(original: Picture, choice: RemovalChoice): ReturnType<typeof prepareDesign> {
  try {
    return prepareDesign(original, choice);
  } catch {
    return { picture: original, frame: wholeWindow, background: 'failed', isEmpty: false };
  }
}
