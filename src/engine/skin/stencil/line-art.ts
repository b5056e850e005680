import { boxMean } from '#engine/pixels/box-mean.ts';
import { distanceToZero } from '#engine/pixels/distance.ts';
import type { Field, Picture, Size } from '#engine/pixels/raster.ts';
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
/** What is no longer than this, as a share of the picture's longer side, is a dot of the shading, which is set freely. */
const dotShare = 0.009;
/** Faintest trace of a line. */
const trace = 0.1;
/** What is darker than its surroundings by so much is an edge within a dark area. */
const edgeContrast = 0.035;
const edgeSoftness = 0.02;
/** Of what one dye must differ by: less is the grain of paper, or a soft shade. */
const colourContrast = 0.045;

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
  const alpha = new Float32Array(lines.length);
  for (let i = 0; i < lines.length; i++) {
    const outline = (lines[i] as number) * clamped(halfLine + 0.5 - (depth[i] as number));
    const darker = (fine[i] as number) - (coarse[i] as number);
    const edge = inked[i] === 0 ? 0 : clamped((darker - edgeContrast) / edgeSoftness);
    alpha[i] = Math.max(outline, edge);
  }
  addColourEdges(alpha, design);
  const out = emptyPicture(width, height);
  const isDot = shadingDots(alpha, design, Math.max(2, dotShare * Math.max(width, height)));
  for (let i = 0; i < lines.length; i++) out.data[i * 4 + 3] = isDot[i] ? 0 : 255 * (alpha[i] as number);
  return out;
}

/** Adds the borders of areas by their colour, on the side that has more of a dye: pale ones, and those of one darkness. */
function addColourEdges(alpha: Float32Array, design: Picture): void {
  const { width, height, data } = design;
  const dye = new Float32Array(alpha.length);
  for (let channel = 0; channel < 3; channel++) {
    for (let i = 0; i < dye.length; i++)
      dye[i] = ((data[i * 4 + 3] as number) / 255) * (1 - (data[i * 4 + channel] as number) / 255);
    const fine = smoothed({ width, height, data: dye }, fineRadius);
    const coarse = smoothed({ width, height, data: dye }, coarseRadius);
    for (let i = 0; i < dye.length; i++) {
      const more = (fine[i] as number) - (coarse[i] as number);
      alpha[i] = Math.max(alpha[i] as number, clamped((more - colourContrast) / edgeSoftness));
    }
  }
}

const clamped = (value: number): number => Math.max(0, Math.min(1, value));

/** Two box means: nearly a Gaussian. */
function smoothed({ width, height, data }: Field, radius: number): Float32Array {
  const out = new Float32Array(data.length);
  boxMean(data, width, height, radius, out);
  boxMean(out, width, height, radius, out);
  return out;
}

/** Per pixel whether it belongs to something that is no longer or higher than `most` pixels. */
function shadingDots(alpha: Float32Array, { width, height }: Size, most: number): Uint8Array {
  const isDot = new Uint8Array(alpha.length);
  const isSeen = new Uint8Array(alpha.length);
  for (let first = 0; first < alpha.length; first++) {
    if (isSeen[first] === 1 || (alpha[first] as number) < trace) continue;
    const blob = [first];
    isSeen[first] = 1;
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (const pixel of blob) {
      const x = pixel % width;
      const y = (pixel - x) / width;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const near = ny * width + nx;
          if (isSeen[near] === 1 || (alpha[near] as number) < trace) continue;
          isSeen[near] = 1;
          blob.push(near);
        }
      }
    }
    if (Math.max(right - left, bottom - top) < most) for (const pixel of blob) isDot[pixel] = 1;
  }
  return isDot;
}
