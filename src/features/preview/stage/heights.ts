import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import { depthStrength } from '#engine/skin/preview-defaults.ts';
import type { Shape } from '../fitting/placement.ts';

/** The depth map counts from black to white; the surface rises by this part of that, of its longer side. */
export const rise = 0.25 * depthStrength;

/** How far the 3D surface rises at each place of the photo. */
export class Heights {
  readonly #photo: Shape;
  readonly #map: ImageData;

  /**
   * @param depth light is near; it is closed
   * @param photo width and height in photo units
   */
  constructor(depth: ImageBitmap, photo: Shape) {
    this.#photo = photo;
    const canvas = document.createElement('canvas');
    canvas.width = depth.width;
    canvas.height = depth.height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no 2D canvas');
    context.drawImage(depth, 0, 0);
    depth.close();
    this.#map = context.getImageData(0, 0, canvas.width, canvas.height);
  }

  /** In photo units, smoothed between the map's pixels. */
  at({ x, y }: PhotoPoint): number {
    const { width, height, data } = this.#map;
    const inside = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
    const across = inside((x / this.#photo.width) * width - 0.5, width);
    const down = inside((y / this.#photo.height) * height - 0.5, height);
    const [left, top] = [Math.floor(across), Math.floor(down)];
    const [right, bottom] = [inside(left + 1, width), inside(top + 1, height)];
    const grey = (column: number, row: number) => data[(row * width + column) * 4] ?? 0;
    const mix = (a: number, b: number, share: number) => a + (b - a) * share;
    const upper = mix(grey(left, top), grey(right, top), across - left);
    const lower = mix(grey(left, bottom), grey(right, bottom), across - left);
    return (mix(upper, lower, down - top) / 255) * rise;
  }
}
