import type { Picture, Size } from '#engine/pixels/raster.ts';
import { fitInside } from '#engine/pixels/raster.ts';
import { windowOf } from '#engine/pixels/window.ts';
import { exportName } from '../export-name.ts';
import { blendInk } from '../ink/blend.ts';
import type { LaidInk } from '../ink/laid-ink.ts';
import type { PhotoMatch } from '../ink/photo-match.ts';
import { noiseIn } from '../ink/sharpness.ts';
import { canvasSide } from '../preview-defaults.ts';
import type { Scene } from '../scene.ts';
import { skinError } from '../skin-error.ts';
import type { Canvas } from './canvas.ts';
import { canvasOf, imageDataOf, pngOf, readPicture } from './canvas.ts';
import { decode } from './decode.ts';
import type { OpenPhoto } from './open-photo.ts';
import type { ExportedPicture, RenderChoice } from './skin-api.ts';
import type { SkinOnPhoto } from './skin-on-photo.ts';

/** Browsers refuse canvases above limits of their own; these longer sides are tried one after the other. */
const smallerSides = [4096, 2048];

/** What is written, with the skin on it and what ink there has to match. */
interface ExportedPhoto {
  readonly photo: OpenPhoto;
  readonly skin: SkinOnPhoto | undefined;
  readonly match: PhotoMatch;
}

/**
 * The scene at the photo's own size. Only what lies under ink passes through our hands; the rest is the photo.
 *
 * @param inksOf lays the scene's ink for a picture of that size
 */
export async function exportScene(
  { photo, skin, match }: ExportedPhoto,
  scene: Scene,
  frame: RenderChoice['frame'],
  inksOf: (size: Size) => (LaidInk | undefined)[],
): Promise<ExportedPicture> {
  const image = await decode(photo.file);
  try {
    const whole = frame === 'square' ? squareSize(image) : largestCanvas(image);
    const { canvas, context } = whole.canvas;
    context.drawImage(image, whole.left, whole.top, whole.width, whole.height);
    for (const [i, ink] of inksOf(whole).entries()) {
      const layer = scene.layers[i];
      if (!ink || !layer) continue;
      const { left, top, width, height } = ink.box;
      const window = windowOf(ink.box, whole);
      const tile = tileOf(image, whole, ink);
      const mask = scene.isMasked && skin ? skin.over(tile, window) : undefined;
      // Its noise is finer than that of the smaller copy.
      const local = { ...match.at(window), grain: noiseIn(tile) };
      const inked: Picture = {
        width,
        height,
        data: context.getImageData(whole.left + left, whole.top + top, width, height).data,
      };
      blendInk(inked, { ...ink, box: { left: 0, top: 0, width, height } }, mask, layer.look, local);
      context.putImageData(imageDataOf(inked), whole.left + left, whole.top + top);
    }
    const { width, height } = canvas;
    return { file: await pngOf(canvas), width, height, name: exportName(new Date()) };
  } finally {
    image.close();
  }
}

interface CanvasSize extends Size {
  readonly canvas: Canvas;
  /** Where the photo lies on the canvas. */
  readonly left: number;
  readonly top: number;
}

/** The photo, without ink, under a box. */
function tileOf(image: ImageBitmap, { width, height }: Size, { box }: LaidInk): Picture {
  const tile = canvasOf(box);
  tile.context.drawImage(image, -box.left, -box.top, width, height);
  return readPicture(tile);
}

function squareSize(image: Size): CanvasSize {
  const size = fitInside(image, canvasSide);
  const canvas = canvasOf({ width: canvasSide, height: canvasSide });
  return { ...size, canvas, left: (canvasSide - size.width) >> 1, top: (canvasSide - size.height) >> 1 };
}

function largestCanvas(image: Size): CanvasSize {
  for (const longest of [Math.max(image.width, image.height), ...smallerSides]) {
    const size = fitInside(image, longest);
    const canvas = workingCanvas(size);
    if (canvas) return { ...size, canvas, left: 0, top: 0 };
  }
  throw skinError('EXPORT_FAILED', 'no canvas is large enough');
}

/** A canvas that is too large may be refused, or stay empty without a word. */
function workingCanvas(size: Size): Canvas | undefined {
  try {
    const canvas = canvasOf(size);
    canvas.context.fillRect(size.width - 1, size.height - 1, 1, 1);
    const [, , , alpha] = canvas.context.getImageData(size.width - 1, size.height - 1, 1, 1).data;
    return alpha === 255 ? canvas : undefined;
  } catch {
    return undefined;
  }
}
