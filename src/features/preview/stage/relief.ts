import { type Material, Mesh, PlaneGeometry, Vector3 } from 'three';
import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import type { Shape } from '../try-on/placement.ts';
import { Heights } from './heights.ts';

const segments = 300;

/** A photo as a surface that rises where its depth map is light. One photo unit is one unit of its own space. */
export class Relief {
  readonly mesh: Mesh;
  /** Width and height in photo units. */
  readonly photo: Shape;
  readonly #heights: Heights;

  /** @param depth is closed */
  constructor(photo: Shape, depth: ImageBitmap, material: Material) {
    this.photo = photo;
    this.#heights = new Heights(depth, photo);
    const geometry = new PlaneGeometry(photo.width, photo.height, segments, segments);
    const places = geometry.attributes.position;
    for (let i = 0; places && i < places.count; i++) {
      const place = this.placeOf({ x: places.getX(i), y: places.getY(i) });
      places.setZ(i, this.#heights.at(place));
    }
    this.mesh = new Mesh(geometry, material);
  }

  heightAt(place: PhotoPoint): number {
    return this.#heights.at(place);
  }

  /** Where a place of the photo lies in the surface's own space. */
  pointOf(place: PhotoPoint): Vector3 {
    const { width, height } = this.photo;
    return new Vector3(place.x - width / 2, height / 2 - place.y, this.heightAt(place));
  }

  /** The place of the photo at x and y of the surface's own space. */
  placeOf({ x, y }: { readonly x: number; readonly y: number }): PhotoPoint {
    return { x: x + this.photo.width / 2, y: this.photo.height / 2 - y };
  }

  dispose(): void {
    this.mesh.geometry.dispose();
  }
}
