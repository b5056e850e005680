import type { Composition, Spot } from '../composition.ts';
import { setPatterns } from './backing.ts';
import { setFlowerBase } from './flowers.ts';
import { setFocalGroup } from './focal-group.ts';
import { setLand, setWater } from './land.ts';
import { setDisc, setDrift } from './sky.ts';

/** The focal element and everything around it but the words: sky, patterns, land, flowers, water. */
export function setScenery(composition: Composition, spot: Spot): void {
  setFocalGroup(composition, spot);
  setDisc(composition, spot.size);
  setPatterns(composition);
  setDrift(composition, spot.size);
  setLand(composition, spot.size);
  setFlowerBase(composition, spot.size);
  setWater(composition, spot.size);
}
