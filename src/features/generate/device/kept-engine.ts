import { flashWorkerUrl } from '#engine/flash/worker/worker-url.ts';
import type { OnProgress, PartProgress } from '#lib/parts/part-keeper.ts';
import { EngineKeeper } from './engine-keeper.ts';

const keeper = new EngineKeeper(flashWorkerUrl);

/** Settles once the drawing engine is on this device. Where nothing is built, its worker loads itself. */
export function keepEngine(onProgress?: OnProgress, signal?: AbortSignal): Promise<void> {
  return import.meta.env.PROD ? keeper.keep(onProgress, signal) : Promise.resolve();
}

/** How much of it is on this device. */
export function measureEngine(): Promise<PartProgress> {
  return keeper.measure();
}
