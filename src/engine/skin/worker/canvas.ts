import type { Picture, Size } from '#engine/pixels/raster.ts';
import { skinError } from '../skin-error.ts';

export interface Canvas {
  readonly canvas: OffscreenCanvas;
  readonly context: OffscreenCanvasRenderingContext2D;
}

/** @param isRead whether its pixels are read often: keeps it in memory instead of on the graphics card */
export function canvasOf({ width, height }: Size, isRead = true): Canvas {
  if (typeof OffscreenCanvas === 'undefined') throw skinError('NO_CANVAS', 'no OffscreenCanvas');
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: isRead });
  if (!context) throw skinError('NO_CANVAS', 'no 2D context in workers');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

export function readPicture({ canvas, context }: Canvas): Picture {
  const { width, height } = canvas;
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** The image scaled to that size. */
export function pictureOf(image: ImageBitmap, size: Size): Picture {
  const drawn = canvasOf(size);
  drawn.context.drawImage(image, 0, 0, size.width, size.height);
  return readPicture(drawn);
}

export function imageDataOf({ width, height, data }: Picture): ImageData {
  return new ImageData(data, width, height);
}

/** @param side letterboxes the picture into a square of that many pixels, on nothing */
export function bitmapOf(picture: Picture, side?: number): ImageBitmap {
  const { canvas, context } = canvasOf(side ? { width: side, height: side } : picture, false);
  const left = side ? (side - picture.width) >> 1 : 0;
  const top = side ? (side - picture.height) >> 1 : 0;
  context.putImageData(imageDataOf(picture), left, top);
  return canvas.transferToImageBitmap();
}

/** @throws an error named EXPORT_FAILED */
export async function pngOf(canvas: OffscreenCanvas): Promise<Blob> {
  const file = await canvas.convertToBlob({ type: 'image/png' }).catch((cause: unknown) => {
    throw skinError('EXPORT_FAILED', String(cause));
  });
  if (file.size === 0) throw skinError('EXPORT_FAILED', 'an empty file');
  return file;
}
