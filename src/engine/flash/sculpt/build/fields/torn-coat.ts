import type { Surface } from '../render/surface.ts';
import { nothing } from '../render/surface.ts';
import { times3 } from '../solid/vector.ts';
import type { Model, Region } from '../subject.ts';

/** Where the colours of a coat meet, hairs of one lie over the other: tears the border along the way that the fur runs. */
export function tearCoat(
  surface: Surface,
  regions: readonly Region[],
  names: readonly string[],
  model: Model,
): void {
  const { side, region, depth, placeX, placeY, placeZ, toCamera } = surface;
  if (!model.flow) return;
  const fine = side / 600;
  const torn = region.slice();
  const isSeen = (i: number) => (depth[i] as number) < nothing;
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const i = y * side + x;
      const number = region[i] as number;
      const look = regions[number - 1];
      if (!isSeen(i) || look?.coat === undefined) continue;
      const way = model.flow(
        placeX[i] as number,
        placeY[i] as number,
        placeZ[i] as number,
        names[number - 1] as string,
      );
      const [dx, up] = times3(toCamera, way);
      const length = Math.sqrt(dx * dx + up * up);
      if (length < 0.05) continue;
      const [ux, uy] = [dx / length, -up / length];
      const across = (x * uy - y * ux) / (7 * fine);
      const tooth = Math.floor(across);
      const off =
        (Math.abs(across - tooth - 0.5) * 2 - 0.5) *
        20 *
        fine *
        (0.6 + (0.4 * Math.abs((tooth * 37) % 7)) / 7);
      const [tx, ty] = [Math.floor(x + ux * off), Math.floor(y + uy * off)];
      if (tx < 0 || ty < 0 || tx >= side || ty >= side) continue;
      const there = ty * side + tx;
      const other = regions[(region[there] as number) - 1];
      const isNear = Math.abs((depth[there] as number) - (depth[i] as number)) < 0.09;
      if (isSeen(there) && isNear && other?.coat === look.coat) torn[i] = region[there] as number;
    }
  }
  region.set(torn);
}
