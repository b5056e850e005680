/**
 * What is drawn on a canvas, as a file.
 * @param quality 0…1, of those types that lose something
 * @throws when the browser cannot write it, as for a canvas without a size
 */
export async function canvasFile(
  canvas: HTMLCanvasElement,
  type: 'image/png' | 'image/jpeg',
  quality?: number,
): Promise<Blob> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!file) throw new Error('the picture could not be written');
  return file;
}
