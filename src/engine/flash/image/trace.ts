import { clamp } from '../geometry/interval.ts';
import { blur } from '../raster/blur.ts';
import { signedDistance } from '../raster/distance.ts';
import { lendPlane } from '../raster/scratch.ts';
import { marksWhere, withoutSpecks } from './areas.ts';
import { edgeFlow } from './flow.ts';
import type { FoundLine } from './follow-lines.ts';
import { followLines } from './follow-lines.ts';
import { lineStrength, smoothAlong } from './line-filter.ts';
import type { TraceLook } from './look.ts';
import type { Study } from './study.ts';

/** What a pen makes of a study, in its pixels. */
export interface Trace {
  readonly lines: readonly FoundLine[];
  /** 0 bare … 1 solid black. */
  readonly black: Float32Array<ArrayBuffer>;
  /** The study's light without what is too fine to be drawn. */
  readonly light: Float32Array<ArrayBuffer>;
}

/**
 * Finds the lines and the blacks of a study.
 *
 * @param coarseness how much smaller than the study it will be: above 1, detail is left out
 * @param apartPx the distance that lines keep
 */
export function traceOf(study: Study, look: TraceLook, coarseness: number, apartPx: number): Trace {
  const { width, height, subject } = study;
  const edge = signedDistance({ width, height, values: subject }, 64);
  const active = marksWhere(edge.length, (i) => (edge[i] as number) > -3);
  const { radiusPx, contrast } = look.smoothing;
  const sigmaPx = look.lines.sigmaPx * coarseness;
  const flow = edgeFlow(blur(study.light, width, height, coarseness), study, 2.8 * coarseness);
  const light = smoothAlong(study.light, flow, active, radiusPx * coarseness, contrast);
  const strength = lineStrength(light, flow, active, sigmaPx, 4.5 * coarseness);
  const inner = study.isCutOut ? onlyInside(strength, edge, sigmaPx + 1.5) : strength;
  const { from, downTo, leastPx } = look.lines;
  return {
    lines: followLines(inner, flow, { from, downTo, leastPx: leastPx * coarseness, apartPx }),
    black: blacksOf(study, light, strength, edge, look.blackBelow, coarseness),
    light,
  };
}

/** Lines along the subject's own edge are the contour's to draw. */
function onlyInside(strength: Float32Array, edge: Float32Array, leastPx: number): Float32Array {
  const result = lendPlane(strength.length);
  for (let i = 0; i < result.length; i++)
    result[i] = (strength[i] as number) * clamp((edge[i] as number) - leastPx + 1);
  return result;
}

/** Blacks smaller than this are specks, in pixels. */
const speckArea = 45;
/** How much a line's dark side darkens what is near black. */
const sharpening = 0.25;

/** Where the sharpened light is low, ink is solid (H. Winnemöller et al., "XDoG", 2012, with a steep threshold). */
function blacksOf(
  { width, height }: Study,
  light: Float32Array,
  strength: Float32Array,
  edge: Float32Array,
  below: number,
  coarseness: number,
): Float32Array<ArrayBuffer> {
  if (below === 0) return lendPlane(light.length);
  const isBlack = marksWhere(
    light.length,
    (i) => (edge[i] as number) > 0 && (light[i] as number) - sharpening * (strength[i] as number) < below,
  );
  const kept = withoutSpecks(isBlack, width, height, speckArea * coarseness * coarseness);
  return blur(new Float32Array(kept), width, height, 1.3 * coarseness);
}
