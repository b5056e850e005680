import { canvasSide } from '#engine/skin/preview-defaults.ts';
import { clamp, type Shape } from '../try-on/placement.ts';

const finest = 1600;
/** Phones with less memory than that, in GB, get the specified canvas and no more. */
const enoughMemory = 4;

/** How many pixels the longer side of the picture on the screen gets: what the screen can show, within limits. */
export function viewLongest(photo: Shape | null): number {
  // Nothing is drawn, and there may be no screen: pages are rendered ahead of the app.
  if (!photo) return canvasSide;
  const screen = Math.round(Math.max(innerWidth, innerHeight) * Math.min(devicePixelRatio, 2));
  const hasMemory = deviceMemory() >= enoughMemory;
  const wanted = hasMemory ? clamp(screen, canvasSide, finest) : canvasSide;
  return Math.min(wanted, Math.max(photo.width, photo.height));
}

/** Not every browser tells. */
function deviceMemory(): number {
  const { deviceMemory: memory } = navigator as Navigator & { deviceMemory?: number };
  return memory ?? enoughMemory;
}
