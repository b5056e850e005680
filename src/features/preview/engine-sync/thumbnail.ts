const longest = 240;

/** The picture as it is shown now, in small; null before there is one. */
export async function thumbnailOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const { width, height } = canvas;
  // A canvas that was never drawn to has the size that all begin with.
  if (width * height === 0 || (width === 300 && height === 150)) return null;
  const scale = longest / Math.max(width, height);
  const small = document.createElement('canvas');
  small.width = Math.max(1, Math.round(width * scale));
  small.height = Math.max(1, Math.round(height * scale));
  small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height);
  return new Promise((resolve) => small.toBlob(resolve, 'image/webp', 0.8));
}
