import type { MPMask } from '@mediapipe/tasks-vision';
import { ImageSegmenter } from '@mediapipe/tasks-vision';
import loaderUrl from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import binaryUrl from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import type { SkinProgress } from './skin-api.ts';
import { skinModelUrl } from './skin-model.ts';
import { steadyFetch } from './steady-fetch.ts';

export type Delegate = 'GPU' | 'CPU';

/** Side of the model's input, in pixels. */
export const modelSide = 256;
/** Labels of the model, in its order: background, hair, body-skin, face-skin, clothes, others. */
const skinLabels = [2, 3] as const;

const longestSilenceMs = 15_000;
const longestStartMs = 30_000;

/** The model that finds skin, and what runs it. */
export interface Segmenter {
  readonly delegate: Delegate;
  /** Probability of skin, 0…1, `modelSide²`, of a square picture of that side. */
  skinProbability(picture: OffscreenCanvas): Float32Array<ArrayBuffer>;
  close(): void;
}

/** Loads the model and starts it, on the graphics card if there is a real one, else on the processor. */
export async function openSegmenter(onProgress: (progress: SkinProgress) => void): Promise<Segmenter> {
  const model = await steadyFetch(skinModelUrl, longestSilenceMs, (loaded, total) =>
    onProgress({ stage: 'loading-model', loaded, total }),
  );
  // The runtime fetches its own files without any time limit; asked for here first, they come from the cache.
  for (const url of [loaderUrl, binaryUrl]) {
    await steadyFetch(url, longestSilenceMs, () => onProgress({ stage: 'loading-model' }));
  }
  onProgress({ stage: 'starting-model' });
  if (!hasGraphicsCard()) return start(model, 'CPU');
  return start(model, 'GPU').catch(() => start(model, 'CPU'));
}

/** Software pretending to be a graphics card runs the model ten times slower than the processor does. */
function hasGraphicsCard(): boolean {
  const gl = new OffscreenCanvas(1, 1).getContext('webgl2');
  const names = gl?.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl?.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER) ?? 'software');
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return !/swiftshader|llvmpipe|software|basic render/i.test(renderer);
}

async function start(model: Uint8Array, delegate: Delegate): Promise<Segmenter> {
  const opening = ImageSegmenter.createFromOptions(
    { wasmLoaderPath: loaderUrl, wasmBinaryPath: binaryUrl },
    {
      baseOptions: { delegate, modelAssetBuffer: model },
      ...(delegate === 'GPU' ? { canvas: new OffscreenCanvas(1, 1) } : {}),
      runningMode: 'IMAGE',
      outputCategoryMask: false,
      outputConfidenceMasks: true,
    },
  );
  const segmenter = await inTime(opening, longestStartMs);
  const skinProbability = (picture: OffscreenCanvas): Float32Array<ArrayBuffer> => {
    const result = segmenter.segment(picture);
    const masks = result.confidenceMasks;
    if (!masks) throw new Error('the model gave no masks');
    const skin = new Float32Array(modelSide ** 2);
    for (const label of skinLabels) {
      const mask = (masks[label] as MPMask).getAsFloat32Array();
      for (let i = 0; i < skin.length; i++) skin[i] = (skin[i] as number) + (mask[i] as number);
    }
    result.close();
    return skin;
  };
  const opened: Segmenter = { delegate, skinProbability, close: () => segmenter.close() };
  // The first picture shows whether the card can do it at all.
  if (delegate === 'GPU') assertWorking(opened);
  return opened;
}

function assertWorking(segmenter: Segmenter): void {
  const canvas = new OffscreenCanvas(modelSide, modelSide);
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  const skin = segmenter.skinProbability(canvas);
  if (skin.length === modelSide ** 2 && skin.every((each) => each >= -0.01 && each <= 2)) return;
  segmenter.close();
  throw new Error('the graphics card gives no probabilities');
}

function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the model did not start in ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
