import { lerp } from '../../../geometry/interval.ts';
import type { Polyline } from '../../../geometry/point.ts';
import { between, directionRad, pointAt } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';

export interface FlowerSpike {
  readonly stem: Polyline;
  /** From which to which share of the stem it blooms; buds above. */
  readonly from: number;
  readonly to: number;
  readonly whorls: number;
  /** Sizes of the lowest flower and the highest bud. */
  readonly sizes: readonly [number, number];
  /** Flowers open below this share of the spike. */
  readonly openTo: number;
  readonly drawFlower: (pen: Pen) => void;
  readonly drawBud: (pen: Pen) => void;
}

/** Flowers along a stem from the top down, left and right in turn; each is drawn along its pen's x axis. */
export function drawFlowerSpike(pen: Pen, spike: FlowerSpike): void {
  const last = spike.stem.length - 1;
  for (let whorl = spike.whorls - 1; whorl >= 0; whorl--) {
    const share = whorl / (spike.whorls - 1);
    const place = lerp(spike.from, spike.to, share) * last;
    const i = Math.floor(place);
    const at = between(pointAt(spike.stem, i), pointAt(spike.stem, i + 1), place - i);
    const up = directionRad(pointAt(spike.stem, i - 1), pointAt(spike.stem, i + 1));
    const side = whorl % 2 === 0 ? 1 : -1;
    const flower = pen.at({
      at,
      scale: lerp(spike.sizes[0], spike.sizes[1], share),
      angleRad: up + side * lerp(1.0, 0.35, share),
    });
    if (share < spike.openTo) spike.drawFlower(flower);
    else spike.drawBud(flower);
  }
}
