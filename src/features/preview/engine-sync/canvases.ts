import type { RenderedView } from './painter.ts';

/** The pictures that the engine drew last, each on a canvas of its own: they outlive the bitmaps they came in. */
export class Canvases {
  /** Each is made when it is first asked for: where the screen is rendered ahead of the app there can be none. */
  readonly #made = new Map<RenderedView, HTMLCanvasElement>();

  get after(): HTMLCanvasElement {
    return this.#of('after');
  }

  get before(): HTMLCanvasElement {
    return this.#of('before');
  }

  get skin(): HTMLCanvasElement {
    return this.#of('skin');
  }

  readonly paint = (view: RenderedView, bitmap: ImageBitmap): void => {
    const canvas = this[view];
    // Setting a size clears the canvas, and a flash of nothing would be seen.
    if (canvas.width !== bitmap.width) canvas.width = bitmap.width;
    if (canvas.height !== bitmap.height) canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    context?.clearRect(0, 0, canvas.width, canvas.height);
    context?.drawImage(bitmap, 0, 0);
    bitmap.close();
    if (view === 'skin' && context) tint(context);
  };

  /** Memory of canvases is not given back before the page is left, except like this. */
  release(): void {
    for (const canvas of this.#made.values()) {
      canvas.width = 0;
      canvas.height = 0;
    }
  }

  #of(view: RenderedView): HTMLCanvasElement {
    const canvas = this.#made.get(view) ?? document.createElement('canvas');
    this.#made.set(view, canvas);
    return canvas;
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
