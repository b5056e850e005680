import { flashWorkerUrl } from '#engine/flash/worker/worker-url.ts';
import { EngineKeeper, type EngineProgress } from './engine-keeper.ts';

const keeper = new EngineKeeper(flashWorkerUrl);

/** Settles once the drawing engine is on this device. Where nothing is built, its worker loads itself. */
export function keepEngine(onProgress?: (progress: EngineProgress) => void): Promise<void> {
  return import.meta.env.PROD ? keeper.keep(onProgress) : Promise.resolve();
}
