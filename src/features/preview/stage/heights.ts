import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import { depthStrength } from '#engine/skin/preview-defaults.ts';
import { clamp, type Shape } from '../try-on/placement.ts';

/** The depth map counts from black to white; the surface rises by this part of that, of its longer side. */
export const rise = 0.25 * depthStrength;

/**
 * Side of the map that the surface follows, in pixels. Seams, hairs and grain are light or dark without being near or
 * far, and would make waves.
 */
const side = 96;
/** Towards the photo's borders, from this far on in photo units, the surface levels out, so that they stay straight. */
const margin = 0.06;

/** How far the 3D surface rises at each place of the photo. */
export class Heights {
  readonly #photo: Shape;
  readonly #map: ImageData;
  /** Mean of the map. */
  readonly #level: number;

  /**
   * @param depth light is near; it is closed
   * @param photo width and height in photo units
   */
  constructor(depth: ImageBitmap, photo: Shape) {
    this.#photo = photo;
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no 2D canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(depth, 0, 0, side, side);
    depth.close();
    this.#map = context.getImageData(0, 0, side, side);
    let sum = 0;
    for (let i = 0; i < this.#map.data.length; i += 4) sum += this.#map.data[i] ?? 0;
    this.#level = sum / (side * side);
  }

  /** In photo units, smoothed between the map's pixels. */
  at(place: PhotoPoint): number {
    return ((this.#level + (this.#read(place) - this.#level) * this.#inside(place)) / 255) * rise;
  }

  /** 0 on the photo's border, 1 away from it. */
  #inside({ x, y }: PhotoPoint): number {
    const { width, height } = this.#photo;
    const near = clamp(Math.min(x, y, width - x, height - y) / margin, 0, 1);
    return near * near * (3 - 2 * near);
  }

  #read({ x, y }: PhotoPoint): number {
    const { width, height, data } = this.#map;
    const inside = (value: number, size: number) => clamp(value, 0, size - 1);
    const across = inside((x / this.#photo.width) * width - 0.5, width);
    const down = inside((y / this.#photo.height) * height - 0.5, height);
    const [left, top] = [Math.floor(across), Math.floor(down)];
    const [right, bottom] = [inside(left + 1, width), inside(top + 1, height)];
    const grey = (column: number, row: number) => data[(row * width + column) * 4] ?? 0;
    const mix = (a: number, b: number, share: number) => a + (b - a) * share;
    const upper = mix(grey(left, top), grey(right, top), across - left);
    const lower = mix(grey(left, bottom), grey(right, bottom), across - left);
    return mix(upper, lower, down - top);
  }
}
