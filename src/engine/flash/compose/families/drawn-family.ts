import type { Bounds } from '../../geometry/bounds.ts';
import { centerOf, heightOf, widthOf } from '../../geometry/bounds.ts';
import type { Point } from '../../geometry/point.ts';
import { compose, identity, placing } from '../../geometry/transform.ts';
import { Canvas } from '../../paint/canvas.ts';
import { boundsOfLayers } from '../../paint/layer.ts';
import { drawWithin } from '../group.ts';
import { colored } from '../relations/stacked.ts';
import { seatOn } from '../skyline.ts';
import { looksLeft } from '../whole-body.ts';
import type { Member } from './member.ts';
import { placesFor, shareOf, stepOf } from './places.ts';

interface Drawn {
  readonly canvas: Canvas;
  readonly bounds: Bounds;
}

/** One of them by itself, `share` of its size, looking to the right. */
function drawn({ kit }: Canvas, { element }: Member, share: number): Drawn {
  const canvas = new Canvas({ ...kit, sizePx: kit.sizePx * share });
  drawWithin(canvas, colored(element), { scale: share, isFlipped: looksLeft(element) });
  return { canvas, bounds: boundsOfLayers(canvas.layers) };
}

/** Sets what is drawn so that the middle of its lower edge is at a point. */
function setDown(canvas: Canvas, { canvas: own, bounds }: Drawn, at: Point, isFlipped = false): void {
  const [x] = centerOf(bounds);
  canvas.add(own, compose(placing({ at, isFlipped }), placing({ at: [-x, -bounds.bottom] })));
}

/** The young one on the back of the grown one. */
export function drawOnBack(canvas: Canvas, old: Member, cub: Member): void {
  const below = drawn(canvas, old, 1).canvas;
  const { at, width } = seatOn(below.layers, 0.3);
  setDown(canvas, drawn(canvas, cub, 0.46), [at[0], at[1] + 0.08 * width]);
  canvas.add(below, identity);
}

/** The grown behind, the young before them on either side, those in the middle furthest in front. */
export function drawGathered(canvas: Canvas, elders: readonly Member[], cub: Member, count: number): void {
  const share = shareOf(cub.build, count);
  const old = elders.map((member) => drawn(canvas, member, 1));
  const width = Math.max(...old.map(({ bounds }) => widthOf(bounds)));
  const build = elders[0]?.build ?? 'upright';
  const step = stepOf(build, width);
  const reach = ((old.length - 1) / 2) * step;
  old.forEach((one, i) => {
    const x = i * step - reach;
    setDown(canvas, one, [x, 0], x > 0.01);
  });
  const probe = drawn(canvas, cub, share);
  const [cubWidth, cubHeight] = [widthOf(probe.bounds), heightOf(probe.bounds)];
  const half = reach + width / 2;
  for (const { x, drop } of placesFor(build, count, {
    half,
    cubWidth,
    cubHeight,
    isPair: old.length > 1,
  }))
    setDown(canvas, drawn(canvas, cub, share), [x, drop], x > 0.01 && cub.build === 'upright');
}

/** One after the other on one ground, the largest first. */
export function drawInRow(canvas: Canvas, elders: readonly Member[], cub: Member, count: number): void {
  const line = [
    ...elders.map((member, i) => drawn(canvas, member, i === 0 ? 1 : 0.86)),
    ...Array.from({ length: count }, (_, i) => drawn(canvas, cub, 0.6 - 0.06 * i)),
  ];
  line.reduce((right, one) => {
    const width = widthOf(one.bounds);
    setDown(canvas, one, [right - width / 2, 0]);
    return right - 0.94 * width;
  }, 0);
}
