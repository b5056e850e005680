import { clamp, lerp } from '../geometry/interval.ts';
import { paintIcon } from '../icons/paint-icon.ts';
import { paintTraced } from '../image/paint-traced.ts';
import { coverage, reframed } from '../raster/coverage.ts';
import type { PixelRect } from '../raster/pixel-rect.ts';
import { withScratch } from '../raster/scratch.ts';
import type { Cutout } from './cutout.ts';
import { paintDrawing } from './drawing.ts';
import type { Facets } from './facets.ts';
import { findFacets, foldIntoFacets } from './facets.ts';
import type { InkPlanes, PageRect } from './ink-planes.ts';
import { layPigment } from './ink-planes.ts';
import type { Layer } from './layer.ts';
import { enlargedLayer } from './layer.ts';
import type { Setting } from './setting.ts';

/** Told of each layer as it lies cut out, enlarged to the page's pixels; its planes are lent for the call only. */
export type OnCut = (layer: Layer, cutout: Cutout) => void;

/**
 * Paints a layer aside and lays it over the page: what is behind it is knocked out with a gap of bare skin
 * around. Gap and common contour make a design out of a collage.
 */
export function stamp(page: InkPlanes, layer: Layer, onCut: OnCut = () => {}): void {
  withScratch(() => {
    const enlarged = enlargedLayer(layer, page.perUnit);
    const cutout = paintLayer(enlarged, page);
    onCut(enlarged, cutout);
    if (enlarged.facets) foldIntoFacets(cutout, facetsOf(layer, page, cutout), enlarged.facets);
    layOver(page, cutout, enlarged);
  });
}

/** Where facets lie must not depend on how large they are painted: they are found with a pixel to a unit. */
function facetsOf(layer: Layer, page: PageRect, cutout: Cutout): Facets | null {
  if (!layer.facets) return null;
  const { perUnit } = page;
  if (perUnit === 1) return findFacets(cutout, layer.facets);
  const usual = { left: 0, top: 0, width: page.width / perUnit, height: page.height / perUnit, perUnit: 1 };
  return findFacets(paintLayer(layer, usual), layer.facets);
}

function paintLayer(layer: Layer, page: PageRect): Cutout {
  if (layer.kind === 'drawn') return paintDrawing(layer, page);
  return layer.kind === 'icon' ? paintIcon(layer, page) : paintTraced(layer, page);
}

function layOver(page: InkPlanes, { planes, silhouette, edge }: Cutout, setting: Setting): void {
  const shown = shownShare(setting, planes);
  const knockOutAt = setting.gapPx + setting.contourPx / 2 + 0.5;
  for (let y = 0, from = 0; y < planes.height; y++) {
    let to = (planes.top + y - page.top) * page.width + planes.left - page.left;
    for (let x = 0; x < planes.width; x++, from++, to++) {
      const share = shown ? (shown[from] as number) : 1;
      const covered = silhouette[from] as number;
      const hidden = edge ? clamp((edge[from] as number) + knockOutAt) : covered;
      if (share === 0 || (hidden === 0 && planes.ink[from] === 0)) continue;
      layPixelOver(page, to, planes, from, covered * share, hidden * share, share);
    }
  }
}

/** The share of each pixel of `rect` that lies inside the layer's clip; null when all is. */
function shownShare({ clip }: Setting, rect: PixelRect): Float32Array<ArrayBuffer> | null {
  return clip && reframed(coverage([clip], rect), rect).values;
}

function layPixelOver(
  page: InkPlanes,
  to: number,
  planes: InkPlanes,
  from: number,
  covered: number,
  hidden: number,
  share: number,
): void {
  // Inside the silhouette, which is most of it, nothing of what is behind is left.
  if (covered === 1 && hidden === 1) {
    page.ink[to] = planes.ink[from] as number;
    page.tone[to] = planes.tone[from] as number;
    page.body[to] = 1;
    page.pigmentWords[to] = planes.pigmentWords[from] as number;
    return;
  }
  const rest = 1 - hidden;
  page.ink[to] = Math.max((page.ink[to] as number) * rest, (planes.ink[from] as number) * share);
  page.tone[to] = lerp((page.tone[to] as number) * rest, planes.tone[from] as number, covered);
  page.body[to] = Math.max((page.body[to] as number) * rest, covered);
  page.pigment[to * 4 + 3] = (page.pigment[to * 4 + 3] as number) * rest;
  const color = from * 4;
  const amount = ((planes.pigment[color + 3] as number) / 255) * share;
  if (amount === 0) return;
  layPigment(
    page.pigment,
    to,
    planes.pigment[color] as number,
    planes.pigment[color + 1] as number,
    planes.pigment[color + 2] as number,
    amount,
  );
}
