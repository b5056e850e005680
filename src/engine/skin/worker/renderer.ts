import type { Mask, Picture, Size } from '#engine/pixels/raster.ts';
import { emptyMask, emptyPicture } from '#engine/pixels/raster.ts';
import { windowOf } from '#engine/pixels/window.ts';
import type { Wrap } from '../geometry/wrap.ts';
import { blendInk } from '../ink/blend.ts';
import type { LaidInk } from '../ink/laid-ink.ts';
import { layInk } from '../ink/laid-ink.ts';
import type { PhotoMatch } from '../ink/photo-match.ts';
import type { Box } from '../ink/place-grid.ts';
import { layDesign } from '../limb/lay-design.ts';
import type { Layer, Scene } from '../scene.ts';
import { skinError } from '../skin-error.ts';
import type { OpenDesign } from './open-design.ts';
import type { OpenPhoto } from './open-photo.ts';
import type { SkinOnPhoto } from './skin-on-photo.ts';

/** Ink that was laid before, with what it was laid for. */
interface Remembered {
  readonly key: string;
  readonly design: OpenDesign;
  readonly skin: SkinOnPhoto | undefined;
  readonly match: PhotoMatch;
  readonly erased: Layer['erased'];
  readonly ink: LaidInk | undefined;
}

/** Draws scenes; moving a slider of the look does not lay the ink anew. */
export class Renderer {
  #remembered: Remembered[] = [];

  wrapOf(photo: OpenPhoto, skin: SkinOnPhoto | undefined, design: OpenDesign, layer: Layer): Wrap {
    const aspect = design.picture.height / design.picture.width;
    return layDesign({
      placement: layer.placement,
      choice: layer.wrap,
      aspect,
      camera: photo.camera,
      skin: skin?.mask,
      depth: skin?.depth,
      surroundings: skin?.surroundings,
    });
  }

  /** The ink of each layer, for a picture of that size. */
  inksOf(
    photo: OpenPhoto,
    skin: SkinOnPhoto | undefined,
    designs: ReadonlyMap<string, OpenDesign>,
    scene: Scene,
    size: Size,
    match: PhotoMatch,
  ): (LaidInk | undefined)[] {
    const before = this.#remembered;
    this.#remembered = scene.layers.map((layer) => {
      const design = designs.get(layer.designId);
      if (!design) throw skinError('NOTHING_OPEN', `design ${layer.designId}`);
      const { age } = layer.look;
      const key = JSON.stringify([
        layer.placement,
        layer.wrap,
        age,
        size.width,
        size.height,
        layer.erased.length,
      ]);
      const found = before.find(
        (each) =>
          each.key === key &&
          each.design === design &&
          each.skin === skin &&
          each.match === match &&
          each.erased.at(-1)?.points.length === layer.erased.at(-1)?.points.length,
      );
      if (found) return found;
      const wrap = this.wrapOf(photo, skin, design, layer);
      const blurIn = (box: Box) => localBlur(match, box, size);
      const ink = layInk(design.texture(age), design.kept(layer.erased), wrap, size, blurIn);
      return { key, design, skin, match, erased: layer.erased, ink };
    });
    return this.#remembered.map(({ ink }) => ink);
  }

  forget(): void {
    this.#remembered = [];
  }
}

/** Blur in pixels of a picture of that size. */
function localBlur(match: PhotoMatch, box: Box, size: Size): number {
  return (match.at(windowOf(box, size)).blur * Math.max(size.width, size.height)) / match.longest;
}

/**
 * Draws laid ink into a picture, in place.
 *
 * @param skinIn the mask over a box of that picture
 */
export function drawInks(
  picture: Picture,
  inks: readonly (LaidInk | undefined)[],
  scene: Scene,
  skinIn: (box: Box) => Mask | undefined,
  match: PhotoMatch,
): void {
  for (const [i, ink] of inks.entries()) {
    const layer = scene.layers[i];
    if (!ink || !layer) continue;
    blendInk(picture, ink, skinIn(ink.box), layer.look, match.at(windowOf(ink.box, picture)));
  }
}

/** A box cut out of a picture. */
export function cutPicture(picture: Picture, { left, top, width, height }: Box): Picture {
  const out = emptyPicture(width, height);
  for (let y = 0; y < height; y++) {
    const start = ((top + y) * picture.width + left) * 4;
    out.data.set(picture.data.subarray(start, start + width * 4), y * width * 4);
  }
  return out;
}

/** A box cut out of a mask; values below `least` are raised to it. */
export function cutMask(mask: Mask, { left, top, width, height }: Box, least = 0): Mask {
  const out = emptyMask(width, height);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * mask.width + left;
    out.data.set(mask.data.subarray(start, start + width), y * width);
  }
  if (least > 0)
    for (let i = 0; i < out.data.length; i++) out.data[i] = Math.max(least, out.data[i] as number);
  return out;
}
