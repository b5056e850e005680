import { ImageSegmenter } from '@mediapipe/tasks-vision';
import loaderUrl from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import binaryUrl from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import { expose } from 'comlink';
import type { Mask, Picture } from '#engine/pixels/raster.ts';
import { emptyPicture } from '#engine/pixels/raster.ts';
import { plainRemoval, smartRemoval, withoutPaper } from '#engine/skin/design/removal.ts';
import { EraseHistory } from '#engine/skin/erase/erase-history.ts';
import type { EraseStroke } from '#engine/skin/scene.ts';
import { skinModelUrl } from '#engine/skin/worker/skin-model.ts';
import { quantile } from '../quantile.ts';

let segmenter: ImageSegmenter | undefined;

/** Labels of the model: background, hair, body-skin, face-skin, clothes, others. */
const skinLabels = [2, 3];

async function openModel(): Promise<ImageSegmenter> {
  segmenter ??= await ImageSegmenter.createFromOptions(
    { wasmLoaderPath: loaderUrl, wasmBinaryPath: binaryUrl },
    {
      baseOptions: { delegate: 'CPU', modelAssetPath: skinModelUrl },
      runningMode: 'IMAGE',
      outputCategoryMask: true,
      outputConfidenceMasks: false,
    },
  );
  return segmenter;
}

const api = {
  /** Time of the plain call: the picture in, the category mask out. */
  async bareSegment(photo: Blob): Promise<number> {
    const running = await openModel();
    const image = await createImageBitmap(photo);
    return timed(() => {
      const result = running.segment(image);
      result.categoryMask?.getAsUint8Array();
      result.close();
    });
  },

  /** Skin = 255, as the plain call gives it. */
  async modelMask(photo: Blob): Promise<Mask> {
    const result = (await openModel()).segment(await createImageBitmap(photo));
    const { categoryMask } = result;
    if (!categoryMask) throw new Error('the model gave no mask');
    const { width, height } = categoryMask;
    const data = categoryMask.getAsUint8Array().map((label) => (skinLabels.includes(label) ? 255 : 0));
    result.close();
    return { width, height, data };
  },

  removal(side: number, times: number): { plain: number; smart: number } {
    const design = scribble(side);
    const medianFor = (removal: typeof plainRemoval | typeof smartRemoval): number =>
      quantile(
        Array.from({ length: times }, () =>
          timed(() => withoutPaper(design, { ...removal, enclosed: 'keep' })),
        ),
        0.5,
      );
    medianFor(plainRemoval);
    return { plain: medianFor(plainRemoval), smart: medianFor(smartRemoval) };
  },

  /** All strokes at once, as when a session is opened again; then one more, and one taken back. */
  erasing(strokes: number): { all: number; next: number; undo: number } {
    const drawn = Array.from({ length: strokes + 1 }, (_, i) => strokeAt(i));
    const history = new EraseHistory({ width: 512, height: 512 });
    const timeOf = (count: number): number => timed(() => history.mapOf(drawn.slice(0, count)));
    return { all: timeOf(strokes), next: timeOf(strokes + 1), undo: timeOf(strokes - 1) };
  },
};

export type PartsApi = typeof api;

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Dark rings and strokes on white paper. */
function scribble(side: number): Picture {
  const picture = emptyPicture(side, side);
  for (let i = 0; i < side * side; i++) {
    const x = (i % side) - side / 2;
    const y = Math.floor(i / side) - side / 2;
    const isInk =
      Math.hypot(x, y) < side * 0.4 && Math.sin(Math.hypot(x, y) / 9 + 3 * Math.atan2(y, x)) > 0.5;
    picture.data.set(isInk ? [20, 20, 30, 255] : [255, 255, 255, 255], i * 4);
  }
  return picture;
}

function strokeAt(i: number): EraseStroke {
  const points = Array.from({ length: 20 }, (_, k) => ({
    x: 0.5 + 0.4 * Math.sin(i + k / 9),
    y: 0.5 + 0.4 * Math.cos(1.7 * i + k / 7),
  }));
  return { points, diameter: 0.06, hardness: 0.8, opacity: 1, flow: 1 };
}

expose(api);
