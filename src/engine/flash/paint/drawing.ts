import { grown } from '../geometry/bounds.ts';
import { lerp } from '../geometry/interval.ts';
import { signedDistance } from '../raster/distance.ts';
import { overlap, pixelRect } from '../raster/pixel-rect.ts';
import { lendPlane } from '../raster/scratch.ts';
import { drawContour } from './contour.ts';
import type { Cutout } from './cutout.ts';
import { paintFill } from './fill.ts';
import type { InkPlanes, PageRect } from './ink-planes.ts';
import { blankPlanes } from './ink-planes.ts';
import type { DrawnLayer } from './layer.ts';
import { boundsOfLayer } from './layer.ts';
import type { Mark } from './mark.ts';
import { paintStroke } from './stroke.ts';

/** Paints the marks of a layer on planes of their own. */
export function paintDrawing(layer: DrawnLayer, page: PageRect): Cutout {
  const bounds = grown(boundsOfLayer(layer), marginOf(layer));
  const planes = blankPlanes(overlap(pixelRect(bounds), page), page.perUnit);
  if (layer.isInverted) planes.tone.fill(asDrawn);
  for (const mark of layer.marks) {
    if (mark.kind === 'fill') paintFill(planes, mark, layer.place);
    else paintStroke(planes, mark, layer.place);
  }
  if (layer.isInverted) invertInk(planes);
  const silhouette = layer.silhouette === 'fills' ? planes.body : fillsAndLines(planes);
  if (layer.contourPx === 0 && layer.gapPx === 0) return { planes, silhouette, edge: null };
  const reach = layer.contourPx + layer.gapPx + 4;
  const edge = signedDistance({ ...planes, values: silhouette }, reach);
  if (layer.contourPx > 0) drawContour(planes, edge, layer.contourPx);
  return { planes, silhouette, edge };
}

/** A shade of solid black ink: what is neither bare nor black itself has none. */
const asDrawn = 1;

/** How far a layer's ink can reach beyond its points, in pixels. */
function marginOf({ gapPx, contourPx, marks }: DrawnLayer): number {
  return Math.ceil(gapPx + contourPx + widestStroke(marks)) + 4;
}

function widestStroke(marks: readonly Mark[]): number {
  let widest = 0;
  for (const mark of marks) if (mark.kind === 'stroke') widest = Math.max(widest, ...mark.widthsPx);
  return widest;
}

/** Turns what is solid black, which has no shade, inside out; its plane of shade tells where it stays as drawn. */
function invertInk({ ink, body, tone }: InkPlanes): void {
  for (let i = 0; i < ink.length; i++) {
    const solid = body[i] as number;
    const line = ink[i] as number;
    if (solid > 0) ink[i] = solid * lerp(1 - line, line, tone[i] as number);
  }
  tone.fill(0);
}

function fillsAndLines({ body, ink }: InkPlanes): Float32Array<ArrayBuffer> {
  const result = lendPlane(body.length);
  for (let i = 0; i < result.length; i++) result[i] = Math.max(body[i] as number, ink[i] as number);
  return result;
}
