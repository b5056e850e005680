import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import { designPlace } from '#engine/skin/geometry/wrap.ts';
import type { LaidLayer } from '#engine/skin/worker/skin-api.ts';
import type { Tattoo } from '../try-on/try-on.ts';

/** The topmost tattoo at a place of the photo; the selected one is caught with some margin. */
export function tattooAt(
  place: PhotoPoint,
  tattoos: readonly Tattoo[],
  laid: ReadonlyMap<string, LaidLayer>,
  selectedId: string | null,
  margin: number,
): Tattoo | null {
  const isHit = ({ id, placement }: Tattoo) => {
    const wrap = laid.get(id)?.wrap;
    const at = wrap && designPlace(wrap, place);
    if (!at) return false;
    const beside = id === selectedId ? margin / placement.width : 0;
    return at.u >= -beside && at.u <= 1 + beside && at.v >= -beside && at.v <= 1 + beside;
  };
  const selected = tattoos.find(({ id }) => id === selectedId);
  if (selected && isHit(selected)) return selected;
  return tattoos.findLast(isHit) ?? null;
}
