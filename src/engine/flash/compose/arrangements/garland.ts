import { withTrait } from '../../lexicon/lexicon.ts';
import type { Actor } from '../actor.ts';
import { setPatterns } from '../parts/backing.ts';
import { setBanner } from '../parts/banner.ts';
import { setGarland } from '../parts/flowers.ts';
import { setHeroGroup } from '../parts/hero-group.ts';
import { setLand, setWater } from '../parts/land.ts';
import { setDrift, setSmallDisc } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';

const size = 620;
const lean = 0.14;
/** Buildings would fall over, and counters, chairs and benches slide. */
const onTheFloor = withTrait('on-the-floor');

/** Everything on a slant: the hero leans, flowers wind around it, the moon stands at its shoulder. */
export function garland(stage: Stage): void {
  const { hero } = stage.cast;
  const angleRad = hero !== null && isLevel(hero) ? 0 : stage.kit.isMirrored ? lean : -lean;
  setHeroGroup(stage, { at: [0, 0], size, angleRad });
  setSmallDisc(stage, size);
  setPatterns(stage);
  setDrift(stage, size);
  setLand(stage, size);
  setGarland(stage, size);
  setWater(stage, size);
  setBanner(stage);
}

function isLevel({ kind, name }: Actor): boolean {
  return kind === 'ground' || onTheFloor.has(name);
}
