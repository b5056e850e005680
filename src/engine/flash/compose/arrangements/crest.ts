import { setBanner } from '../parts/banner.ts';
import { setScenery } from '../parts/scenery.ts';
import type { Stage } from '../stage.ts';

/** The classic: the hero upright in the middle, the sky behind its head, flowers before its base, a ribbon below. */
export function crest(stage: Stage): void {
  setScenery(stage, { at: [0, 0], size: 620 });
  setBanner(stage);
}
