import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Polygon } from '../../../geometry/point.ts';
import type { Ribbon } from '../../../geometry/ribbon.ts';
import { onRibbon, outlineOf } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { GameFish } from './game-fish.ts';
import { bodyOf, framed } from './game-fish.ts';
import { drawDorsal, drawFin, drawFinlets, drawLowerFins, drawTail } from './game-fish-fins.ts';
import { drawHead } from './game-fish-head.ts';

/** A fish that leaps to the right. */
export function drawGameFish(upright: Pen, fish: GameFish): void {
  const pen = upright.at({ isFlipped: true });
  const body = bodyOf(fish.depth);
  drawTail(pen, body, fish);
  drawDorsal(pen, body, fish);
  drawLowerFins(pen, body, fish);
  if (fish.hasFinlets) drawFinlets(pen, body);
  drawTrunk(pen, body, fish);
  drawHead(pen, body, fish);
  drawFin(framed(pen, body, 0.31, -0.3), '0 -0.05!, 0.2 0.02, 0.42 0.2!, 0.24 0.2, 0.04 0.09!', fish.fins, 4);
}

function drawTrunk(pen: Pen, body: Ribbon, fish: GameFish): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlineOf(body), {
    pigment: fish.back,
    tone: (_, y) => clamp(0.5 - 0.6 * (y + 0.1)),
    line: inner * 1.2,
  });
  pen.fill(along(body, -0.98, -0.05), { pigment: fish.belly, tone: (_, y) => clamp(0.04 + 0.5 * (y - 0.1)) });
  if (fish.hasBlotches)
    for (const [i, share] of steps(7, 0.3, 0.92).entries()) {
      const size = (i % 2 === 0 ? 0.085 : 0.065) * lerp(1.1, 0.6, share);
      framed(pen, body, share, 0.02).fill(
        outlined(
          `${-size} 0, ${-0.4 * size} ${-size}, ${0.6 * size} ${-0.7 * size}, ${1.2 * size} 0.01, ${0.5 * size} ${0.8 * size}, ${-0.5 * size} ${0.6 * size}`,
        ),
        { black: 'always', tone: 1 },
      );
    }
  if (fish.hasWaves)
    for (const share of steps(13, 0.3, 0.92))
      pen.stroke(
        steps(8, 0.94, 0.02).map((across) => onRibbon(body, share + 0.012 * Math.sin(across * 14), across)),
        inner * 1.8,
        { taper: 0.3, tapering: 'end' },
      );
  if (fish.hasBars)
    for (const share of steps(10, 0.34, 0.86))
      pen.stroke(
        steps(6, 0.6, -0.3).map((across) => onRibbon(body, share, across)),
        inner,
        { taper: 0.5 },
      );
  for (const across of steps(fish.bellyLines ? fish.bellyLines - 1 : 0, -0.25, -0.75).slice(
    0,
    fish.bellyLines ?? 0,
  ))
    pen.stroke(
      steps(16, 0.3, 0.86).map((share) => onRibbon(body, share, across)),
      inner * 1.3,
      { taper: 0.2 },
    );
  if (!fish.hasWaves && !fish.bellyLines) drawScales(pen, body);
  pen.stroke(
    steps(20, 0.28, 0.96).map((share) => onRibbon(body, share, 0.1)),
    detail * 1.2,
    { taper: 0.2 },
  );
  for (const [share, across] of fish.spots?.at ?? [])
    pen.fill(circle(onRibbon(body, share, across), 0.022, 14), {
      pigment: fish.spots?.pigment,
      tone: 0,
      line: detail * 0.8,
    });
  pen.stroke(outlineOf(body), inner * 1.2);
}

function drawScales(pen: Pen, body: Ribbon): void {
  if (!pen.hasDetail) return;
  for (const [row, share] of steps(17, 0.9, 0.33).entries())
    for (const across of steps(5, -0.1, 0.8)) {
      const shift = across + (row % 2 === 0 ? 0 : 0.1);
      if (shift > 0.9) continue;
      pen.stroke(
        [-0.1, -0.05, 0, 0.05, 0.1].map((v) =>
          onRibbon(body, share + 0.03 * (1 - (v / 0.1) ** 2), shift + v),
        ),
        pen.weight.detail * 0.9,
        { taper: 0.2 },
      );
    }
}

/** What lies between two heights along the whole flank. */
function along(body: Ribbon, low: number, high: number): Polygon {
  return [
    ...steps(24, 0.05, 0.98).map((share) => onRibbon(body, share, low)),
    ...steps(24, 0.98, 0.05).map((share) => onRibbon(body, share, high)),
  ];
}
