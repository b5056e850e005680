import type { Composition } from '../composition.ts';
import { setBanner } from '../parts/banner.ts';
import { setScenery } from '../parts/scenery.ts';

/** The classic: the focal element upright in the middle, the sky behind its head, flowers before its base, a ribbon below. */
export function crest(composition: Composition): void {
  setScenery(composition, { at: [0, 0], size: 620 });
  setBanner(composition);
}
