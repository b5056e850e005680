import type { Spot, Stage } from '../stage.ts';
import { setPatterns } from './backing.ts';
import { setFlowerBase } from './flowers.ts';
import { setHeroGroup } from './hero-group.ts';
import { setLand, setWater } from './land.ts';
import { setDisc, setDrift } from './sky.ts';

/** The hero and everything around it but the words: sky, patterns, land, flowers, water. */
export function setScenery(stage: Stage, spot: Spot): void {
  setHeroGroup(stage, spot);
  setDisc(stage, spot.size);
  setPatterns(stage);
  setDrift(stage, spot.size);
  setLand(stage, spot.size);
  setFlowerBase(stage, spot.size);
  setWater(stage, spot.size);
}
