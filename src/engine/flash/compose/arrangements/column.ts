import { heightOf } from '../../geometry/bounds.ts';
import type { Actor } from '../actor.ts';
import { bloomAt } from '../bloom.ts';
import { depth } from '../depth.ts';
import { setPatterns } from '../parts/backing.ts';
import { setBanner } from '../parts/banner.ts';
import { setHeroGroup } from '../parts/hero-group.ts';
import { isRow, setRowAbove } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';

/** A lone subject may be larger than one in a stack. */
const sizes = { alone: 600, stacked: 470 };

/** For a forearm: sky, hero, land, water and flowers one below the other, narrow and tall. */
export function column(stage: Stage): void {
  const { cast } = stage;
  const others = [cast.disc, cast.water, ...cast.drift, ...cast.trees, ...cast.ground, ...cast.flora];
  const size = others.some((actor) => actor !== null) ? sizes.stacked : sizes.alone;
  setHeroGroup(stage, { at: [0, 0], size });
  for (const row of cast.drift.filter(isRow)) setRowAbove(stage, row, size);
  const above = [cast.disc, ...cast.drift.filter((actor) => !isRow(actor))].filter((actor) => actor !== null);
  above.forEach((actor, i) => {
    const share = actor === cast.disc ? 0.66 : 0.44;
    const across = above.length > 1 ? (i % 2 === 0 ? -0.14 : 0.2) : 0;
    const y = stage.heroBounds.top - size * (0.02 + 0.16 * i);
    stage.place(actor, { at: [across * size, y], size: size * share }, depth.sky - i);
  });
  setPatterns(stage);
  let { bottom } = stage.heroBounds;
  const below = [...cast.trees, ...cast.ground, ...(cast.water ? [cast.water] : [])];
  for (const actor of below) {
    const bounds = stage.place(actor, { at: [0, bottom + size * 0.1], size: size * 0.9 }, depth.ground);
    bottom = Math.max(bottom, bounds.bottom);
  }
  setFlowerColumn(stage, cast.flora, bottom, size);
  setBanner(stage);
}

function setFlowerColumn(stage: Stage, flora: readonly Actor[], from: number, size: number): void {
  let y = from + size * 0.02;
  flora.forEach((flower, i) => {
    for (let n = 0; n < Math.min(3, Math.max(1, flower.count)); n++) {
      const side = (i + n) % 2 === 0 ? -1 : 1;
      const bounds = stage.place(
        bloomAt(flower, n),
        { at: [side * size * 0.14, y], size: size * (0.56 - 0.06 * n), isFlipped: side > 0 },
        depth.base + i - n * 0.1,
      );
      y += heightOf(bounds) * 0.5;
    }
  });
}
