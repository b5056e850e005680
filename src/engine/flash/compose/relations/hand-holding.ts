import { clamp } from '../../geometry/interval.ts';
import { placing } from '../../geometry/transform.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { Motif } from '../../motifs/motif.ts';
import { drawLimb } from '../../motifs/parts/any-beast/limb.ts';
import { drawBonyGrip, drawBonyPalm } from '../../motifs/parts/arms-and-hands/bony-grip.ts';
import { drawGrip, drawOpenPalm, drawPalm } from '../../motifs/parts/arms-and-hands/gripping-hand.ts';
import { drawLeaf } from '../../motifs/parts/plants/leaf.ts';
import { Canvas } from '../../paint/canvas.ts';
import { boundsOfLayers } from '../../paint/layer.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { colored } from './stacked.ts';

/** Things with a stem, a grip or a handle: fingers close around them. */
const gripped = withTrait('gripped');

/** How high the open palm lies. */
const palm = 0.68;

/** Drawn with their points down: in a hand they point up. */
const pointedDown = withTrait('pointed-down');

/** Whether fingers close around something. */
export function isGripped({ kind, name }: SceneElement): boolean {
  return kind === 'flora' || gripped.has(name);
}

/**
 * A hand that grips what has a stem, and offers everything else on its palm.
 *
 * @param isBony a skeleton's hand, which grips whatever it holds
 */
export function handHolding(object: SceneElement, isBony: boolean): Pick<Motif, 'draw'> {
  const isFlower = object.kind === 'flora';
  if (!isBony && !isGripped(object))
    return {
      draw(canvas) {
        canvas.layer(drawOpenPalm);
        const own = new Canvas(canvas.kit);
        drawWithin(own, colored(object), { at: [0.2, 0], scale: 0.56 });
        canvas.add(own, placing({ at: [0, palm - boundsOfLayers(own.layers).bottom] }));
      },
    };
  return {
    draw(canvas) {
      canvas.layer(isBony ? drawBonyPalm : drawPalm);
      if (isFlower) canvas.layer(drawStem, { contour: 0.6, gapPx: 3 });
      const upright = pointedDown.has(object.name) ? Math.PI : 0;
      drawWithin(
        canvas,
        colored(object),
        isFlower
          ? { at: [0.06, -0.86], scale: 0.58 }
          : { at: [0.06, upright ? -0.62 : -0.36], scale: 0.95, angleRad: upright },
      );
      canvas.layer(isBony ? drawBonyGrip : drawGrip);
    },
  };
}

/** Two open hands with one thing on them both. */
export function offered(object: SceneElement): Pick<Motif, 'draw'> {
  return {
    draw(canvas) {
      const own = new Canvas(canvas.kit);
      drawWithin(own, colored(object), { at: [0, 0], scale: 0.62 });
      canvas.add(own, placing({ at: [0, 0.3 - boundsOfLayers(own.layers).bottom] }));
      for (const isFlipped of [false, true])
        canvas.layer(drawOpenPalm, { at: { at: [isFlipped ? 0.62 : -0.62, -0.12], scale: 0.7, isFlipped } });
    },
  };
}

/** A flower's stem through the fist, with its leaves. */
function drawStem(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y, angleRad] of [
    [0.1, -0.16, -0.5],
    [0.02, -0.3, Math.PI + 0.6],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale: 0.46, angleRad }), { width: 0.6, teeth: 0.12 });
  drawLimb(
    pen,
    { line: '0.06 -0.7, 0.09 -0.2, 0.03 0.4, 0.0 1.12', half: [0.035, 0.035, 0.035, 0.03] },
    { pigment: 'leaf', tone: (x) => clamp(0.2 + 5 * (x - 0.03)), line: inner },
  );
}
