import type { FoundSkin, SkinRequest } from '#engine/skin/worker/skin-api.ts';
import type { SkinWorker } from '#engine/skin/worker/skin-worker.ts';

/** Takes all looks that are worth it, as the screen does when nobody touches it. @returns the last mask */
export async function settle(skin: SkinWorker, request: SkinRequest, first: FoundSkin): Promise<FoundSkin> {
  let found = first;
  for (let isSettled = first.isSettled; !isSettled; ) {
    const looked = await skin.refineSkin();
    if (looked.isClearer) found = await skin.findSkin(request);
    isSettled = looked.isSettled;
  }
  return found;
}

/** The settled skin from the beginning. */
export async function findSettledSkin(skin: SkinWorker, request: SkinRequest): Promise<FoundSkin> {
  return settle(skin, request, await skin.findSkin(request));
}
