import {
  AmbientLight,
  CanvasTexture,
  DirectionalLight,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import type { Shape } from '../fitting/placement.ts';
import { Heights, rise } from './heights.ts';
import type { ScreenPoint } from './pinch.ts';
import { type Look, straight, type View } from './view.ts';

const segments = 300;
const cameraDistance = 2.5;
/** Part of the view that the surface fills. */
const filled = 0.9;
const fieldOfView = 45;
/** The specified lights, in the unit that three counts in since its release 155. */
const ambient = 0.8 * Math.PI;
const directional = 0.5 * Math.PI;
/**
 * The light comes from so far aside that a surface that faces it is as bright as its photo: 0.8 + 0.5 · cos = 1.
 */
const lightAngle = Math.acos(0.4);

/** The 3D mode: the photo on a surface that rises where the depth map is light. Draws only when asked to. */
export class ReliefSurface {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(fieldOfView, 1, 0.1, 10);
  readonly #material = new MeshLambertMaterial();
  readonly #after: CanvasTexture;
  readonly #before: CanvasTexture;
  #mesh: Mesh | null = null;
  #stage: Shape = { width: 1, height: 1 };
  #photo: Shape = { width: 1, height: 1 };
  #look = straight;
  #heights: Heights | null = null;

  /** @throws when the browser has no WebGL */
  constructor(canvas: HTMLCanvasElement, pictures: { after: HTMLCanvasElement; before: HTMLCanvasElement }) {
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this.#renderer.outputColorSpace = SRGBColorSpace;
    this.#after = textureOf(pictures.after);
    this.#before = textureOf(pictures.before);
    const sun = new DirectionalLight(0xffffff, directional);
    sun.position.set(Math.sin(lightAngle), 0, Math.cos(lightAngle));
    this.#scene.add(new AmbientLight(0xffffff, ambient), sun);
  }

  /** @param photo width and height in photo units */
  setRelief(photo: Shape, depth: ImageBitmap): void {
    this.#heights = new Heights(depth, photo);
    this.#photo = photo;
    this.#removeMesh();
    const geometry = new PlaneGeometry(photo.width, photo.height, segments, segments);
    const places = geometry.attributes.position;
    for (let i = 0; places && i < places.count; i++) {
      const place = { x: places.getX(i) + photo.width / 2, y: photo.height / 2 - places.getY(i) };
      places.setZ(i, this.#heightAt(place));
    }
    this.#mesh = new Mesh(geometry, this.#material);
    this.#scene.add(this.#mesh);
  }

  /** The pictures have changed. */
  renew(): void {
    for (const texture of [this.#after, this.#before]) {
      // A texture keeps the size that it was first given.
      texture.dispose();
      texture.needsUpdate = true;
    }
  }

  resize(stage: Shape, pixelRatio: number): void {
    this.#stage = stage;
    this.#renderer.setPixelRatio(Math.min(pixelRatio, 2));
    this.#renderer.setSize(stage.width, stage.height, false);
  }

  setLook(look: Look): void {
    this.#look = look;
    const { width, height } = this.#stage;
    this.#camera.aspect = width / height;
    this.#camera.position.z = cameraDistance;
    this.#camera.setViewOffset(width, height, -look.pan.x, -look.pan.y, width, height);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
    const scale = this.#scaleOf(look.zoom);
    this.#scene.rotation.set(rad(look.turn.y), rad(look.turn.x), 0);
    this.#mesh?.scale.setScalar(scale);
    this.#scene.updateMatrixWorld();
  }

  /** @param before share of the stage's width left of which the photo shows as it was */
  draw(before: number): void {
    const { width, height } = this.#stage;
    const edge = Math.round(width * before);
    this.#renderer.setScissorTest(true);
    const parts = [
      [this.#before, 0, edge],
      [this.#after, edge, width - edge],
    ] as const;
    for (const [texture, left, partWidth] of parts) {
      if (partWidth <= 0) continue;
      if (this.#material.map !== texture) {
        const isFirst = this.#material.map === null;
        this.#material.map = texture;
        if (isFirst) this.#material.needsUpdate = true;
      }
      this.#renderer.setScissor(left, 0, partWidth, height);
      this.#renderer.render(this.#scene, this.#camera);
    }
  }

  view(): View {
    const unit = this.#scaleOf(this.#look.zoom) / this.#worldPerPixel();
    return {
      unit,
      toScreen: (place) => this.#toScreen(place),
      toPhoto: (point) => this.#toPhoto(point),
    };
  }

  dispose(): void {
    this.#removeMesh();
    this.#material.dispose();
    this.#after.dispose();
    this.#before.dispose();
    this.#renderer.dispose();
  }

  #toScreen(place: PhotoPoint): ScreenPoint {
    const seen = this.#local(place).applyMatrix4(this.#matrix()).project(this.#camera);
    return { x: ((seen.x + 1) / 2) * this.#stage.width, y: ((1 - seen.y) / 2) * this.#stage.height };
  }

  /** Looks for the place that is seen there, from the middle height on. */
  #toPhoto({ x, y }: ScreenPoint): PhotoPoint {
    const inverse = this.#matrix().clone().invert();
    const eye = this.#camera.position.clone().applyMatrix4(inverse);
    const through = new Vector3((2 * x) / this.#stage.width - 1, 1 - (2 * y) / this.#stage.height, 0.5)
      .unproject(this.#camera)
      .applyMatrix4(inverse);
    const ray = through.sub(eye);
    let place = { x: 0, y: 0 };
    let height = rise / 2;
    for (let round = 0; round < 8; round++) {
      const far = (height - eye.z) / ray.z;
      place = {
        x: eye.x + ray.x * far + this.#photo.width / 2,
        y: this.#photo.height / 2 - (eye.y + ray.y * far),
      };
      height = (height + this.#heightAt(place)) / 2;
    }
    return place;
  }

  #matrix() {
    return (this.#mesh ?? this.#scene).matrixWorld;
  }

  #local(place: PhotoPoint): Vector3 {
    return new Vector3(
      place.x - this.#photo.width / 2,
      this.#photo.height / 2 - place.y,
      this.#heightAt(place),
    );
  }

  #heightAt(place: PhotoPoint): number {
    return this.#heights?.at(place) ?? 0;
  }

  #scaleOf(zoom: number): number {
    const tall = this.#worldPerPixel() * this.#stage.height;
    const wide = this.#worldPerPixel() * this.#stage.width;
    return zoom * filled * Math.min(tall / this.#photo.height, wide / this.#photo.width);
  }

  #worldPerPixel(): number {
    return (2 * cameraDistance * Math.tan(rad(fieldOfView) / 2)) / this.#stage.height;
  }

  #removeMesh(): void {
    if (!this.#mesh) return;
    this.#scene.remove(this.#mesh);
    this.#mesh.geometry.dispose();
    this.#mesh = null;
  }
}

function textureOf(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

function rad(deg: number): number {
  return (deg * Math.PI) / 180;
}
