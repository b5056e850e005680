import { centerOf, heightOf, widthOf } from '../../geometry/bounds.ts';
import { fullTurn } from '../../geometry/point.ts';
import type { Placing } from '../../geometry/transform.ts';
import { depth } from '../depth.ts';
import type { Stage } from '../stage.ts';
import { drawBlade } from './blade.ts';
import type { BladeSet } from './blade-sets.ts';
import { band, horns, lyre, ray, sweep } from './blade-sets.ts';

/** The gap between neighbouring blades, in pixels. */
const gapPx = 8;

export function lyreBlades(stage: Stage): void {
  setMirrored(stage, lyre);
}

export function hornBlades(stage: Stage): void {
  setMirrored(stage, horns);
}

export function bandBlades(stage: Stage): void {
  setMirrored(stage, band);
}

export function sweepBlades(stage: Stage): void {
  setBlades(stage, sweep, { isFlipped: stage.kit.isMirrored });
}

export function sunBlades(stage: Stage): void {
  const count = 14;
  for (let i = 0; i < count; i++) setBlades(stage, ray, { angleRad: (i / count) * fullTurn });
}

function setMirrored(stage: Stage, set: BladeSet): void {
  for (const isFlipped of [false, true]) setBlades(stage, set, { isFlipped });
}

/** The sets are drawn about a hero that fills a circle of radius 0.88: none of them may be wider or taller. */
function setBlades(stage: Stage, set: BladeSet, turn: Placing): void {
  const bounds = stage.heroBounds;
  const scale = Math.max(widthOf(bounds) * 0.55, heightOf(bounds) * 0.48);
  for (const one of set) {
    stage.ornament((pen) => drawBlade(pen, one), { ...turn, at: centerOf(bounds), scale }, depth.backdrop, {
      contour: 0,
      gapPx,
      isInverted: false,
    });
  }
}
