import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import { extent, type Shape } from '../try-on/placement.ts';
import { selectedTattoo, type TryOn } from '../try-on/try-on.ts';

/** Where Enter taps: the middle of the selected design, which arrow keys move; without one, that of the photo. */
export function reticle(tryOn: TryOn, photo: Shape): PhotoPoint {
  const { width, height } = extent(photo);
  return selectedTattoo(tryOn)?.placement.centre ?? { x: width / 2, y: height / 2 };
}
