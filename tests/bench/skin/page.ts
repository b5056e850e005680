import { wrap } from 'comlink';
import { photoPlace } from '#engine/skin/geometry/wrap.ts';
import { initialLook } from '#engine/skin/preview-defaults.ts';
import type { Layer } from '#engine/skin/scene.ts';
import type { FoundSkin } from '#engine/skin/worker/skin-api.ts';
import { SkinWorker } from '#engine/skin/worker/skin-worker.ts';
import { followPictures, runFilm } from './live.ts';
import type { PartsApi } from './parts.worker.ts';
import { findSettledSkin } from './settled-skin.ts';
import type { Timings } from './timing.ts';
import { measure, openPhotos } from './timing.ts';

export interface MaskJob {
  readonly photo: string;
  /** Pixels of the photo. */
  readonly tap?: readonly [number, number] | undefined;
  readonly usesModel: boolean;
}

export interface WrapJob {
  readonly photo: string;
  readonly design: string;
  /** Pixels of the photo. */
  readonly anchor: readonly [number, number];
  /** Width that the patch would have at the anchor if it faced the camera, in pixels of the photo. */
  readonly widthPixels: number;
  /** Degrees counter-clockwise from the direction of the limb. */
  readonly rotationDeg: number;
  /** Which way along the limb is up, as a direction in the picture. */
  readonly up: readonly [number, number];
  readonly cells: number;
}

const skin = new SkinWorker();
const parts = wrap<PartsApi>(new Worker(new URL('./parts.worker.ts', import.meta.url), { type: 'module' }));

const bench = {
  async mask({ photo, tap, usesModel }: MaskJob): Promise<FoundSkin & { png: string; ms: number }> {
    const { width, height } = await skin.openPhoto(blobOf(photo));
    const longest = Math.max(width, height);
    const taps = tap ? [{ x: (tap[0] + 0.5) / longest, y: (tap[1] + 0.5) / longest, isSkin: true }] : [];
    const start = performance.now();
    const found = await findSettledSkin(skin, { taps, strokes: [], usesModel });
    const ms = performance.now() - start;
    const mask = await skin.skinMask();
    return { ...found, ms, png: await pngOf(mask.width, mask.height, (i) => mask.data[i] as number) };
  },

  /** What the model alone takes for skin, as a PNG. */
  async modelMask(photo: string): Promise<string> {
    const { width, height, data } = await parts.modelMask(blobOf(photo));
    return pngOf(width, height, (i) => data[i] as number);
  },

  /** Pixel positions of a grid of places on the patch, row by row from its lower left; null where hidden. */
  async wrap(job: WrapJob): Promise<{ grid: ([number, number] | null)[]; trust: number; png: string }> {
    const { width, height } = await skin.openPhoto(blobOf(job.photo));
    await skin.openDesign('patch', blobOf(job.design), { method: 'none', enclosed: 'keep' });
    const longest = Math.max(width, height);
    const centre = { x: job.anchor[0] / longest, y: job.anchor[1] / longest };
    await findSettledSkin(skin, { taps: [{ ...centre, isSkin: true }], strokes: [], usesModel: true });
    const layer = (rotationDeg: number): Layer => ({
      designId: 'patch',
      placement: { centre, width: job.widthPixels / longest, rotationDeg },
      wrap: { shape: 'limb' },
      look: { ...initialLook, opacity: 1, age: 'fresh', contrast: 1, isMultiplied: false },
      erased: [],
    });
    const found = (await skin.layOut(layer(0))).wrap;
    const upDeg = (Math.atan2(job.up[0], -job.up[1]) * 180) / Math.PI;
    const axisDeg = found.kind === 'limb' ? found.axisDeg : upDeg;
    const isUpsideDown = Math.cos(((axisDeg - upDeg) * Math.PI) / 180) < 0;
    const laid = layer(axisDeg + (isUpsideDown ? 180 : 0) - job.rotationDeg);
    const { wrap: around } = await skin.layOut(laid);
    const grid = Array.from({ length: (job.cells + 1) ** 2 }, (_, i): [number, number] | null => {
      const column = i % (job.cells + 1);
      const row = Math.floor(i / (job.cells + 1));
      const place = photoPlace(around, { u: column / job.cells, v: 1 - row / job.cells });
      return place ? [place.x * longest, place.y * longest] : null;
    });
    const choice = { longest, frame: 'photo' } as const;
    const scene = { layers: [laid], isMasked: false };
    const [plain, inked] = [
      pixelsOf(await skin.render({ ...scene, layers: [] }, choice)),
      pixelsOf(await skin.render(scene, choice)),
    ];
    const png = await patchPng(plain, inked);
    return { grid, png, trust: around.kind === 'limb' ? around.outline.trust : 0 };
  },

  times: (photo: string | undefined): Promise<Timings> =>
    measure(photo === undefined ? undefined : blobOf(photo)),
  openPhotos,
  /** Of what the browser's camera shows. */
  film: (design: string, seconds: number) => runFilm(skin, blobOf(design), seconds),
  follow: (design: string, pictures: readonly string[]) =>
    followPictures(skin, blobOf(design), pictures.map(blobOf)),
};

export type SkinBench = typeof bench;

function blobOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]);
}

function pixelsOf(bitmap: ImageBitmap): ImageData {
  const context = contextOf(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}

async function pngOf(width: number, height: number, grey: (pixel: number) => number): Promise<string> {
  const context = contextOf(width, height);
  const image = context.createImageData(width, height);
  for (let i = 0; i < width * height; i++) image.data.fill(grey(i), i * 4, i * 4 + 3);
  for (let i = 3; i < image.data.length; i += 4) image.data[i] = 255;
  context.putImageData(image, 0, 0);
  return base64Of(await context.canvas.convertToBlob());
}

/** Only what the patch changed, the rest transparent. */
async function patchPng(plain: ImageData, inked: ImageData): Promise<string> {
  const context = contextOf(plain.width, plain.height);
  for (let i = 0; i < inked.data.length; i += 4) {
    const isSame = [0, 1, 2].every((c) => inked.data[i + c] === plain.data[i + c]);
    if (isSame) inked.data[i + 3] = 0;
  }
  context.putImageData(inked, 0, 0);
  return base64Of(await context.canvas.convertToBlob());
}

async function base64Of(file: Blob): Promise<string> {
  let text = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}

Object.assign(window, { bench, skin });
document.title = 'ready';
