import { boxMean } from '#engine/pixels/box-mean.ts';
import { distanceToZero } from '#engine/pixels/distance.ts';
import type { Field, Picture } from '#engine/pixels/raster.ts';
import { emptyPicture } from '#engine/pixels/raster.ts';
import { darknessOf } from './darkness.ts';

/** Radii, in pixels, of the two blurs whose difference shows lines; their ratio is near the usual 1.6. */
const fineRadius = 1;
const coarseRadius = 3;
/** How much sharper than a plain blur: makes outlines of areas out of their edges. */
const sharpness = 4;
/** Darkness from which on a line is drawn, and how gradually it begins. */
const threshold = 0.42;
const softness = 0.12;

/** Darkness at which an area is ink at all, however even it is. */
const faintest = 0.06;

/** Half the widest line, as a share of the picture's longer side: what is wider is an area, of which its outline is left. */
const halfLineShare = 0.004;
/** What is darker than its surroundings by so much is an edge within a dark area. */
const edgeContrast = 0.035;
const edgeSoftness = 0.02;

/**
 * The lines of a design, black on nothing: its own lines, and the outlines of its areas, however dark these are
 * (extended difference of Gaussians, Winnemöller, Kyprianidis and Olsen 2012). What a tattooist transfers to the skin.
 */
export function lineArtOf(design: Picture): Picture {
  const { width, height } = design;
  const dark = darknessOf(design);
  const fine = smoothed(dark, fineRadius);
  const coarse = smoothed(dark, coarseRadius);
  const inked = new Uint8Array(dark.data.length);
  const lines = new Float32Array(dark.data.length);
  for (let i = 0; i < lines.length; i++) {
    const here = fine[i] as number;
    const line = here < faintest ? 0 : (1 + sharpness) * here - sharpness * (coarse[i] as number);
    lines[i] = clamped((line - threshold) / softness + 0.5);
    inked[i] = (lines[i] as number) >= 0.5 ? 1 : 0;
  }
  const depth = distanceToZero(inked, design).data;
  const halfLine = Math.max(2, halfLineShare * Math.max(width, height));
  const out = emptyPicture(width, height);
  for (let i = 0; i < lines.length; i++) {
    const outline = (lines[i] as number) * clamped(halfLine + 0.5 - (depth[i] as number));
    const darker = (fine[i] as number) - (coarse[i] as number);
    const edge = inked[i] === 0 ? 0 : clamped((darker - edgeContrast) / edgeSoftness);
    out.data[i * 4 + 3] = 255 * Math.max(outline, edge);
  }
  return out;
}

const clamped = (value: number): number => Math.max(0, Math.min(1, value));

/** Two box means: nearly a Gaussian. */
function smoothed({ width, height, data }: Field, radius: number): Float32Array {
  const out = new Float32Array(data.length);
  boxMean(data, width, height, radius, out);
  boxMean(out, width, height, radius, out);
  return out;
}
