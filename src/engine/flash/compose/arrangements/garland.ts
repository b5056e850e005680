import { withTrait } from '../../lexicon/lexicon.ts';
import type { Composition } from '../composition.ts';
import { setPatterns } from '../parts/backing.ts';
import { setBanner } from '../parts/banner.ts';
import { setGarland } from '../parts/flowers.ts';
import { setFocalGroup } from '../parts/focal-group.ts';
import { setLand, setWater } from '../parts/land.ts';
import { setDrift, setSmallDisc } from '../parts/sky.ts';
import type { SceneElement } from '../scene-element.ts';

const size = 620;
const lean = 0.14;
/** Buildings would fall over, and counters, chairs and benches slide. */
const onTheFloor = withTrait('on-the-floor');

/** Everything on a slant: the focal element leans, flowers wind around it, the moon stands at its shoulder. */
export function garland(composition: Composition): void {
  const { focal } = composition.roles;
  const angleRad = focal !== null && isLevel(focal) ? 0 : composition.kit.isMirrored ? lean : -lean;
  setFocalGroup(composition, { at: [0, 0], size, angleRad });
  setSmallDisc(composition, size);
  setPatterns(composition);
  setDrift(composition, size);
  setLand(composition, size);
  setGarland(composition, size);
  setWater(composition, size);
  setBanner(composition);
}

function isLevel({ kind, name }: SceneElement): boolean {
  return kind === 'ground' || onTheFloor.has(name);
}
