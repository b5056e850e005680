import type { StyleId } from '#contract/style.ts';
import { FlashWorker } from '#engine/flash/worker/flash-worker.ts';
import { photoOfMask } from '../../support/pictures.ts';

declare global {
  interface Window {
    /** Draws a design after a picture so many times, and tells how long each took, in milliseconds. */
    benchImage(style: StyleId, times: number): Promise<number[]>;
  }
}

const worker = new FlashWorker();
const picture = photoOfMask();

window.benchImage = async (style, times) => {
  const durations: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await worker.draw({ prompt: '', picture, style, isColor: true, seed: 3, output: 1 });
    durations.push(performance.now() - start);
  }
  return durations;
};
document.title = 'ready';
