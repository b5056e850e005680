import { grown } from '../geometry/bounds.ts';
import { clamp, lerp, smoothstep } from '../geometry/interval.ts';
import { scaleOf } from '../geometry/transform.ts';
import { drawContour } from '../paint/contour.ts';
import type { Cutout } from '../paint/cutout.ts';
import type { InkPlanes, PageRect } from '../paint/ink-planes.ts';
import { blankPlanes, layPigment } from '../paint/ink-planes.ts';
import { overlap, pixelRect } from '../raster/pixel-rect.ts';
import { lendPlane } from '../raster/scratch.ts';
import { inkLine } from './ink-line.ts';
import { readLabels } from './read-labels.ts';
import { readPlane } from './read-plane.ts';
import { traceOf } from './trace.ts';
import type { TracedLayer } from './traced-layer.ts';
import { boundsOfTraced } from './traced-layer.ts';
import { fromPixels, viewOf } from './view.ts';

/** Draws a picture in the manner that its look asks for, on a set of planes of its own. */
export function paintTraced(layer: TracedLayer, page: PageRect): Cutout {
  const { look, study, contourPx, gapPx } = layer;
  const margin = Math.ceil(contourPx + gapPx + layer.weight.contour * 2) + 6;
  const { perUnit } = page;
  const planes = blankPlanes(overlap(pixelRect(grown(boundsOfTraced(layer), margin)), page), perUnit);
  const { body, edge, fade } = viewOf(layer, planes, margin);
  planes.body.set(body);

  const toStudy = fromPixels(layer, planes);
  // What is found in the picture must not depend on how large it is painted.
  const inUnit = scaleOf(toStudy) * perUnit;
  const apart = Math.max(2.2, (layer.weight.inner / perUnit) * look.lines.boldness * 0.7 + 1) * inUnit;
  const trace = traceOf(study, look, clamp(inUnit, 0.8, 2), apart);
  const light = readPlane(trace.light, study, toStudy, planes);
  layShade(planes, light, look.shade);
  if (layer.pigments) layColours(planes, light, layer, layer.pigments);
  const black = readPlane(trace.black, study, toStudy, planes);
  const solid = layer.isSolid ? lendPlane(black.length) : planes.ink;
  for (let i = 0; i < black.length; i++) solid[i] = smoothstep(0.36, 0.64, black[i] as number);
  for (const line of trace.lines) inkLine(planes, line, layer);
  if (layer.isSolid) drawContour(planes, edge, layer.weight.inner * 1.2);
  if (layer.isSolid) cutOut(planes, solid);
  for (let i = 0; i < body.length; i++) planes.ink[i] = (planes.ink[i] as number) * (body[i] as number);
  if (contourPx > 0) drawContour(planes, edge, contourPx);
  if (fade) fadeOut(planes, edge, fade, margin);
  return { planes, silhouette: planes.body, edge };
}

function layShade({ tone, body }: InkPlanes, light: Float32Array, shade: TracedLayer['look']['shade']): void {
  const { from, to, gamma, levels } = shade;
  for (let i = 0; i < tone.length; i++) {
    const depth = clamp((from - (light[i] as number)) / (from - to)) ** gamma;
    const step = Math.floor(depth * levels);
    const flat = levels === 0 ? depth : (step + smoothstep(0.3, 0.7, depth * levels - step)) / levels;
    tone[i] = flat * (body[i] as number);
  }
}

/** Lines are black on bare skin, and bare skin in black. */
function cutOut({ ink }: InkPlanes, solid: Float32Array): void {
  for (let i = 0; i < ink.length; i++) {
    const [line, black] = [ink[i] as number, solid[i] as number];
    ink[i] = line + black - 2 * line * black;
  }
}

/** The light in which skin shines through colour, and in which it shines most. */
const shining = {
  cut: { from: 0.66, to: 0.72, most: 0.75 },
  soft: { from: 0.5, to: 0.92, most: 0.8 },
};

function layColours(
  planes: InkPlanes,
  light: Float32Array,
  layer: TracedLayer,
  pigments: NonNullable<TracedLayer['pigments']>,
): void {
  const { study } = layer;
  const { from, to, most } = shining[layer.look.highlights];
  const labels = readLabels(study.areas, study, fromPixels(layer, planes), planes);
  for (let i = 0; i < labels.length; i++) {
    const pigment = pigments[labels[i] as number];
    const shine = most * smoothstep(from, to, light[i] as number);
    const covered = (planes.body[i] as number) * (1 - shine);
    if (pigment && covered > 0) layPigment(planes.pigment, i, pigment[0], pigment[1], pigment[2], covered);
  }
}

/** What fades hides no more of what lies behind it than can be seen of it. */
function fadeOut(
  { ink, tone, body, pigment }: InkPlanes,
  edge: Float32Array,
  fade: Float32Array,
  reach: number,
): void {
  for (let i = 0; i < fade.length; i++) {
    const share = fade[i] as number;
    if (share === 1) continue;
    ink[i] = (ink[i] as number) * share;
    tone[i] = (tone[i] as number) * share;
    body[i] = (body[i] as number) * share;
    pigment[i * 4 + 3] = (pigment[i * 4 + 3] as number) * share;
    edge[i] = lerp(-reach, edge[i] as number, share);
  }
}
