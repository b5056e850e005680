import {
  AmbientLight,
  CanvasTexture,
  DirectionalLight,
  MathUtils,
  MeshLambertMaterial,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import type { Shape } from '../try-on/placement.ts';
import { Relief } from './relief.ts';
import { ReliefCamera } from './relief-camera.ts';
import type { Look, View } from './view.ts';

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
  readonly #camera = new ReliefCamera();
  readonly #material = new MeshLambertMaterial();
  readonly #after: CanvasTexture;
  readonly #before: CanvasTexture;
  #stage: Shape = { width: 1, height: 1 };
  #relief: Relief | null = null;

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
    this.#removeRelief();
    this.#relief = new Relief(photo, depth, this.#material);
    this.#scene.add(this.#relief.mesh);
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
    this.#camera.resize(stage);
    this.#renderer.setPixelRatio(Math.min(pixelRatio, 2));
    this.#renderer.setSize(stage.width, stage.height, false);
  }

  setLook(look: Look): void {
    this.#camera.setPan(look);
    this.#scene.rotation.set(MathUtils.degToRad(look.turn.y), MathUtils.degToRad(look.turn.x), 0);
    this.#relief?.mesh.scale.setScalar(this.#camera.scaleOf(this.#relief.photo, look));
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
      this.#renderer.render(this.#scene, this.#camera.camera);
    }
  }

  /** Null before there is a relief. */
  view(): View | null {
    return this.#relief && this.#camera.view(this.#relief);
  }

  dispose(): void {
    this.#removeRelief();
    this.#material.dispose();
    this.#after.dispose();
    this.#before.dispose();
    this.#renderer.dispose();
  }

  #removeRelief(): void {
    if (!this.#relief) return;
    this.#scene.remove(this.#relief.mesh);
    this.#relief.dispose();
    this.#relief = null;
  }
}

function textureOf(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}
