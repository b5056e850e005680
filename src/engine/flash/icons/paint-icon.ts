import { boundsOfPoints, grown, heightOf, unionAll, widthOf } from '../geometry/bounds.ts';
import { clamp } from '../geometry/interval.ts';
import { mapPoints } from '../geometry/transform.ts';
import type { Cutout } from '../paint/cutout.ts';
import type { InkPlanes, PageRect } from '../paint/ink-planes.ts';
import { blankPlanes } from '../paint/ink-planes.ts';
import type { LineWeights } from '../paint/pen.ts';
import { noise } from '../random/noise.ts';
import { coverage, reframed } from '../raster/coverage.ts';
import { overlap, pixelRect } from '../raster/pixel-rect.ts';
import { mapPlane } from '../raster/scratch.ts';
import { combFur } from './fur.ts';
import { handDrawn } from './hand-drawn.ts';
import type { IconLayer, IconLook } from './icon-layer.ts';
import { litTone } from './inflation.ts';
import { colorPieces } from './piece-colors.ts';
import type { Silhouette } from './silhouette.ts';
import { silhouetteOf } from './silhouette.ts';

const wobblePx = 1.6;

/** Paints an icon, in the manner that its look asks for, on a set of planes of its own. */
export function paintIcon(layer: IconLayer, page: PageRect): Cutout {
  const { look } = layer;
  const { perUnit } = page;
  const outlines = layer.outlines.map((outline) =>
    handDrawn(mapPoints(layer.place, outline), wobblePx, perUnit),
  );
  const bounds = unionAll(outlines.map((polygon) => boundsOfPoints(polygon)));
  const sizePx = Math.max(widthOf(bounds), heightOf(bounds));
  const margin = Math.ceil(sizePx * 0.03 + layer.gapPx + layer.contourPx * 2 + 6);
  const planes = blankPlanes(overlap(pixelRect(grown(bounds, margin)), page), perUnit);
  const silhouette = silhouetteOf(reframed(coverage(outlines, planes), planes), sizePx, perUnit);
  planes.body.set(silhouette.whole);
  if (look.treatment === 'solid') planes.ink.set(silhouette.pieces.values);
  else paintVolume(planes, silhouette, look, sizePx);
  return { planes, silhouette: silhouette.whole, edge: silhouette.wholeEdge };
}

function paintVolume(planes: InkPlanes, silhouette: Silhouette, look: IconLook, sizePx: number): void {
  const tone = litTone(silhouette, sizePx, look.black);
  planes.tone.set(look.isDark && !look.colors ? mapPlane(tone, (shade) => clamp(0.62 + shade * 0.6)) : tone);
  if (look.colors) colorPieces(planes, silhouette, look.colors, look.black);
  if (look.treatment === 'outlined') inkOutlines(planes, silhouette, look);
  else inkCuts(planes, silhouette, look);
  if (look.hasFur) combFur(planes, silhouette, look, sizePx);
}

/** A thin line around every piece, and around the whole. */
function inkOutlines(planes: InkPlanes, silhouette: Silhouette, { weight, searchPx }: IconLook): void {
  inkOutlinePass(planes, silhouette, weight, 0, 0);
  for (let pass = 1; searchPx > 0 && pass <= 2; pass++) {
    const thinner = { ...weight, contour: weight.contour * 0.6, inner: weight.inner * 0.6 };
    inkOutlinePass(planes, silhouette, thinner, searchPx, pass);
  }
}

/** @param missPx how far the lines stray from the edges, each pass elsewhere */
function inkOutlinePass(
  planes: InkPlanes,
  { piecesEdge, wholeEdge }: Silhouette,
  weight: LineWeights,
  missPx: number,
  pass: number,
): void {
  const { left, top, width, perUnit, ink } = planes;
  const reach = weight.contour + missPx;
  for (let i = 0; i < ink.length; i++) {
    const [piece, whole] = [piecesEdge[i] as number, wholeEdge[i] as number];
    if (Math.abs(piece) > reach && Math.abs(whole) > reach) continue;
    const [x, y] = [(left + (i % width)) / perUnit, (top + i / width) / perUnit];
    const swell = 0.8 + 0.45 * noise(x * 0.012 + 3, y * 0.012);
    const miss = missPx === 0 ? 0 : (noise(x * 0.014 + pass * 31, y * 0.014) - 0.5) * 2.4 * missPx;
    const around = clamp((weight.inner * swell) / 2 - Math.abs(piece + miss) + 0.5);
    const outside = clamp((weight.contour * swell) / 2 - Math.abs(whole + miss) + 0.5);
    ink[i] = Math.max(ink[i] as number, around, outside);
  }
}

/** The cuts between the pieces become bold lines; the contour is heavier on the shadow side. */
function inkCuts(planes: InkPlanes, silhouette: Silhouette, { weight, black }: IconLook): void {
  const { left, top, width, perUnit, ink, tone } = planes;
  const pace = 0.012 / perUnit;
  const { pieces, piecesEdge, wholeEdge } = silhouette;
  for (let i = 0; i < ink.length; i++) {
    const whole = wholeEdge[i] as number;
    if (whole < -weight.contour * 1.5) continue;
    const cut =
      black === 'lines'
        ? (pieces.values[i] as number)
        : clamp(0.5 - (piecesEdge[i] as number)) * clamp(whole + 0.5);
    const swell = 0.62 + 0.35 * noise((left + (i % width)) * pace + 3, (top + i / width) * pace);
    const contour = weight.contour * (swell + 0.55 * (tone[i] as number));
    ink[i] = Math.max(cut, clamp(contour / 2 - Math.abs(whole + contour * 0.12) + 0.5));
  }
}
