import type { FlashRequest } from '#engine/flash/flash-request.ts';
import { FlashWorker } from '#engine/flash/worker/flash-worker.ts';
import { photoOfMask } from '../../support/pictures.ts';

declare global {
  interface Window {
    /** Draws the designs one after the other, and tells how long each took, in milliseconds. */
    benchFlash(requests: readonly FlashRequest[]): Promise<number[]>;
    /** The same after a picture, which is made here: it need not come over the wire. */
    benchImage(requests: readonly FlashRequest[]): Promise<number[]>;
  }
}

const worker = new FlashWorker();
const picture = photoOfMask();

window.benchFlash = async (requests) => {
  const durations: number[] = [];
  for (const request of requests) {
    const start = performance.now();
    await worker.draw(request);
    durations.push(performance.now() - start);
  }
  return durations;
};
window.benchImage = (requests) => window.benchFlash(requests.map((request) => ({ ...request, picture })));
document.title = 'ready';
