import { heightOf } from '../../geometry/bounds.ts';
import { bloomAt } from '../bloom.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import { setPatterns } from '../parts/backing.ts';
import { setBanner } from '../parts/banner.ts';
import { setFocalGroup } from '../parts/focal-group.ts';
import { isRow, setRowAbove } from '../parts/sky.ts';
import type { SceneElement } from '../scene-element.ts';

/** A lone subject may be larger than one in a stack. */
const sizes = { alone: 600, stacked: 470 };

/** For a forearm: sky, focal element, land, water and flowers one below the other, narrow and tall. */
export function column(composition: Composition): void {
  const { roles } = composition;
  const others = [roles.disc, roles.water, ...roles.drift, ...roles.trees, ...roles.ground, ...roles.flora];
  const size = others.some((element) => element !== null) ? sizes.stacked : sizes.alone;
  setFocalGroup(composition, { at: [0, 0], size });
  for (const row of roles.drift.filter(isRow)) setRowAbove(composition, row, size);
  const above = [roles.disc, ...roles.drift.filter((element) => !isRow(element))].filter(
    (element) => element !== null,
  );
  above.forEach((element, i) => {
    const share = element === roles.disc ? 0.66 : 0.44;
    const across = above.length > 1 ? (i % 2 === 0 ? -0.14 : 0.2) : 0;
    const y = composition.focalBounds.top - size * (0.02 + 0.16 * i);
    composition.place(element, { at: [across * size, y], size: size * share }, depth.sky - i);
  });
  setPatterns(composition);
  let { bottom } = composition.focalBounds;
  const below = [...roles.trees, ...roles.ground, ...(roles.water ? [roles.water] : [])];
  for (const element of below) {
    const bounds = composition.place(
      element,
      { at: [0, bottom + size * 0.1], size: size * 0.9 },
      depth.ground,
    );
    bottom = Math.max(bottom, bounds.bottom);
  }
  setFlowerColumn(composition, roles.flora, bottom, size);
  setBanner(composition);
}

function setFlowerColumn(
  composition: Composition,
  flora: readonly SceneElement[],
  from: number,
  size: number,
): void {
  let y = from + size * 0.02;
  flora.forEach((flower, i) => {
    for (let n = 0; n < Math.min(3, Math.max(1, flower.count)); n++) {
      const side = (i + n) % 2 === 0 ? -1 : 1;
      const bounds = composition.place(
        bloomAt(flower, n),
        { at: [side * size * 0.14, y], size: size * (0.56 - 0.06 * n), isFlipped: side > 0 },
        depth.base + i - n * 0.1,
      );
      y += heightOf(bounds) * 0.5;
    }
  });
}
