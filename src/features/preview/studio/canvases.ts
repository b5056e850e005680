import type { Picture } from './painter.ts';

/** The pictures that the engine drew last, each on a canvas of its own: they outlive the bitmaps they came in. */
export class Canvases {
  readonly after = document.createElement('canvas');
  readonly before = document.createElement('canvas');
  readonly skin = document.createElement('canvas');

  readonly paint = (picture: Picture, bitmap: ImageBitmap): void => {
    const canvas = this[picture];
    // Setting a size clears the canvas, and a flash of nothing would be seen.
    if (canvas.width !== bitmap.width) canvas.width = bitmap.width;
    if (canvas.height !== bitmap.height) canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    context?.clearRect(0, 0, canvas.width, canvas.height);
    context?.drawImage(bitmap, 0, 0);
    bitmap.close();
    if (picture === 'skin' && context) tint(context);
  };

  /** Memory of canvases is not given back before the page is left, except like this. */
  release(): void {
    for (const canvas of [this.after, this.before, this.skin]) {
      canvas.width = 0;
      canvas.height = 0;
    }
  }
}

/** Skin is shown in stencil blue: it is not what the picture will look like. */
const stencilBlue = '#4a6fe3';

function tint(context: CanvasRenderingContext2D): void {
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = stencilBlue;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.globalCompositeOperation = 'source-over';
}
