import { MathUtils, PerspectiveCamera, Vector3 } from 'three';
import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import type { Shape } from '../try-on/placement.ts';
import { rise } from './heights.ts';
import type { ScreenPoint } from './pinch.ts';
import type { Relief } from './relief.ts';
import type { Look, View } from './view.ts';

const distance = 2.5;
/** Part of the view that the surface fills. */
const filled = 0.9;
const fieldOfViewDeg = 45;
/** Rounds after which a line of sight has met the surface closely enough. */
const rounds = 8;

/** Looks at a relief: says how large it stands before the camera, and which place is seen where. */
export class ReliefCamera {
  readonly camera = new PerspectiveCamera(fieldOfViewDeg, 1, 0.1, 10);
  #stage: Shape = { width: 1, height: 1 };

  resize(stage: Shape): void {
    this.#stage = stage;
  }

  setPan({ pan }: Look): void {
    const { width, height } = this.#stage;
    this.camera.aspect = width / height;
    this.camera.position.z = distance;
    this.camera.setViewOffset(width, height, -pan.x, -pan.y, width, height);
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
  }

  /** How large a photo unit is in space. */
  scaleOf({ width, height }: Shape, { zoom }: Look): number {
    const tall = this.#spacePerPixel() * this.#stage.height;
    const wide = this.#spacePerPixel() * this.#stage.width;
    return zoom * filled * Math.min(tall / height, wide / width);
  }

  view(relief: Relief): View {
    return {
      unit: relief.mesh.scale.x / this.#spacePerPixel(),
      toScreen: (place) => this.#toScreen(relief, place),
      toPhoto: (point) => this.#toPhoto(relief, point),
    };
  }

  #toScreen(relief: Relief, place: PhotoPoint): ScreenPoint {
    const seen = relief.pointOf(place).applyMatrix4(relief.mesh.matrixWorld).project(this.camera);
    return { x: ((seen.x + 1) / 2) * this.#stage.width, y: ((1 - seen.y) / 2) * this.#stage.height };
  }

  /** Looks for the place that is seen there, from the middle height on. */
  #toPhoto(relief: Relief, { x, y }: ScreenPoint): PhotoPoint {
    const inverse = relief.mesh.matrixWorld.clone().invert();
    const eye = this.camera.position.clone().applyMatrix4(inverse);
    const through = new Vector3((2 * x) / this.#stage.width - 1, 1 - (2 * y) / this.#stage.height, 0.5)
      .unproject(this.camera)
      .applyMatrix4(inverse);
    const ray = through.sub(eye);
    let place = { x: 0, y: 0 };
    let height = rise / 2;
    for (let round = 0; round < rounds; round++) {
      const far = (height - eye.z) / ray.z;
      place = relief.placeOf({ x: eye.x + ray.x * far, y: eye.y + ray.y * far });
      height = (height + relief.heightAt(place)) / 2;
    }
    return place;
  }

  #spacePerPixel(): number {
    return (2 * distance * Math.tan(MathUtils.degToRad(fieldOfViewDeg) / 2)) / this.#stage.height;
  }
}
