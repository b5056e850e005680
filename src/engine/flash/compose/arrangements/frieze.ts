import { widthOf } from '../../geometry/bounds.ts';
import { bloomAt } from '../bloom.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import { setPatterns } from '../parts/backing.ts';
import { setBanner } from '../parts/banner.ts';
import { flowersOf } from '../parts/flowers.ts';
import { setFocalGroup } from '../parts/focal-group.ts';
import { setLand } from '../parts/land.ts';
import { isRow, setDisc, setRowAbove } from '../parts/sky.ts';

const size = 520;

/** For a collarbone or across a back: the sky beside the focal element, flowers and waves to both sides, wide and low. */
export function frieze(composition: Composition): void {
  setFocalGroup(composition, { at: [0, 0], size });
  setDiscBeside(composition);
  setPatterns(composition);
  setDriftBeside(composition);
  setLand(composition, size);
  setFlowerFestoon(composition);
  setSurf(composition);
  setBanner(composition);
}

/** The side on which the moon stands; flowers begin on the other one. */
function discSide({ kit }: Composition): 1 | -1 {
  return kit.isMirrored ? -1 : 1;
}

function setDiscBeside(composition: Composition): void {
  const { disc, isBacklit } = composition.roles;
  if (!disc) return;
  if (isBacklit) {
    setDisc(composition, size);
    return;
  }
  const { left, right, top } = composition.focalBounds;
  const side = discSide(composition);
  const at = [(side > 0 ? right : left) + side * size * 0.2, top + size * 0.26] as const;
  composition.place(disc, { at, size: size * 0.52 }, depth.sky);
}

function setDriftBeside(composition: Composition): void {
  const { left, right, top } = composition.focalBounds;
  composition.roles.drift.forEach((element, i) => {
    if (isRow(element)) {
      setRowAbove(composition, element, size);
      return;
    }
    const isCounted = element.subjects.some(({ count }) => count > 1);
    const times = element.motif.grouping === 'scattered' && !isCounted ? 2 : 1;
    for (let n = 0; n < times; n++) {
      const side = (i + n) % 2 === 0 ? -discSide(composition) : discSide(composition);
      const away = size * (0.16 + 0.3 * Math.floor(i / 2));
      const at = [side < 0 ? left - away : right + away, top + size * (0.14 + 0.2 * (i % 2))] as const;
      const depthOf = element.name === 'cloud' ? depth.front : depth.sky + 1;
      composition.place(element, { at, size: size * 0.38, isFlipped: side > 0 }, depthOf);
    }
  });
}

/** Flowers from the focal element's base outwards, to both sides in turn, smaller and smaller. */
function setFlowerFestoon(composition: Composition): void {
  const { left, right, bottom } = composition.focalBounds;
  flowersOf(composition).forEach((flower, i) => {
    const side = i % 2 === 0 ? -discSide(composition) : discSide(composition);
    const step = Math.floor(i / 2);
    const x = (side < 0 ? left : right) + side * size * (0.06 + 0.32 * step);
    const at = [x, bottom - size * (0.2 - 0.06 * step)] as const;
    composition.place(
      bloomAt(flower, i),
      { at, size: size * (0.5 - 0.07 * step), isFlipped: side > 0 },
      depth.base - step,
    );
  });
}

/** Waves all along the foot. */
function setSurf(composition: Composition): void {
  const { water } = composition.roles;
  if (!water) return;
  const { left, right, bottom } = composition.focalBounds;
  const middle = (left + right) / 2;
  const reach = Math.max(size * 0.86, widthOf(composition.focalBounds) * 0.62);
  for (const share of [-1, -0.5, 1, 0.5, 0]) {
    const low = share === 0 ? 0.04 : -0.06;
    composition.place(
      water,
      { at: [middle + share * reach, bottom + low * size], size: size * 0.54, isFlipped: share > 0 },
      depth.water + (share === 0 ? 1 : 0),
    );
  }
}
