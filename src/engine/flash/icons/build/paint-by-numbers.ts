import sharp from 'sharp';
import { simplify } from '../../geometry/simplify.ts';
import type { Pigment } from '../../paint/palette.ts';
import { findRegions } from '../../raster/regions.ts';
import { traceOutlines } from '../../raster/trace-outlines.ts';
import { encodePolygons } from '../icon-code.ts';
import type { PaintedPath } from '../icon-library.ts';

const size = 512;
/** Regions below this share of the square are merged into a neighbour. */
const smallest = 0.0009;
const tolerance = 0.9;

/** One colour of the reduced picture: a slot and how dark it is. */
interface Paint {
  readonly pigment: Pigment;
  /** 0 … 1 in steps; 1 is solid black. */
  readonly shade: number;
}

/** Turns a coloured drawing into paths of a few slots and shades, the largest first. */
export async function paintByNumbers(svg: string): Promise<PaintedPath[]> {
  const image = sharp(Buffer.from(svg), { density: 300 }).resize(size, size, {
    fit: 'contain',
    background: '#0000',
  });
  const pixels = await image.ensureAlpha().raw().toBuffer();
  const paints = new Map<string, Paint>();
  const labels: string[] = Array.from({ length: size * size }, (_, i) => {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(i * 4, i * 4 + 4);
    if (alpha < 128) return '';
    const paint = paintFor(r / 255, g / 255, b / 255);
    const label = `${paint.pigment} ${paint.shade}`;
    paints.set(label, paint);
    return label;
  });
  dissolveSmallRegions(labels);
  return cellsOf(labels, paints);
}

function cellsOf(labels: readonly string[], paints: ReadonlyMap<string, Paint>): PaintedPath[] {
  const paths: (PaintedPath & { readonly area: number })[] = [];
  for (const [label, paint] of paints) {
    const regions = findRegions(size, size, (i) => labels[i] === label);
    for (const { label: number, area } of regions.list) {
      const rings = traceOutlines(size, size, (x, y) => regions.labels[y * size + x] === number);
      const polygons = rings.map((ring) => simplify(ring, tolerance)).filter((ring) => ring.length > 2);
      paths.push({ ...paint, outlines: encodePolygons(polygons), area });
    }
  }
  const largestFirst = paths.toSorted((a, b) => b.area - a.area || a.outlines.localeCompare(b.outlines));
  return largestFirst.map(({ pigment, shade, outlines }) => ({ pigment, shade, outlines }));
}

/** Small regions are the fringes of anti-aliasing: each takes the label that most of its border touches. */
function dissolveSmallRegions(labels: string[]): void {
  for (let pass = 0; pass < 4; pass++) {
    for (const label of new Set(labels)) {
      const regions = findRegions(size, size, (i) => labels[i] === label);
      const isSmall = new Set(
        regions.list.filter((r) => r.area < size * size * smallest).map((r) => r.label),
      );
      if (label === '' || isSmall.size === 0) continue;
      const votes = new Map<number, Map<string, number>>();
      regions.labels.forEach((region, i) => {
        if (!isSmall.has(region)) return;
        for (const neighbour of [i - 1, i + 1, i - size, i + size]) {
          const other = labels[neighbour];
          if (other === undefined || other === '' || other === label) continue;
          const counts = votes.get(region) ?? new Map<string, number>();
          counts.set(other, (counts.get(other) ?? 0) + 1);
          votes.set(region, counts);
        }
      });
      const winners = new Map([...votes].map(([region, counts]) => [region, mostVoted(counts)]));
      regions.labels.forEach((region, i) => {
        const winner = winners.get(region);
        if (winner !== undefined) labels[i] = winner;
      });
    }
  }
}

function mostVoted(counts: ReadonlyMap<string, number>): string {
  const [winner] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return winner?.[0] ?? '';
}

/** The slot for a colour, by hue, saturation and lightness, and its shade by luminance. */
function paintFor(r: number, g: number, b: number): Paint {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const lightness = (most + least) / 2;
  const spread = most - least;
  const luminance = 0.3 * r + 0.59 * g + 0.11 * b;
  if (luminance < 0.2) return { pigment: 'dark', shade: 1 };
  const shade = Math.min(0.8, Math.max(0, Math.round((0.62 - luminance) * 5) / 5));
  const saturation = spread / (1 - Math.abs(2 * lightness - 1) + 1e-6);
  if (saturation < 0.18 || spread < 0.06) return { pigment: greySlot(lightness), shade };
  return { pigment: hueSlot(hueOf(r, g, b, most, spread), saturation, lightness), shade };
}

function hueOf(r: number, g: number, b: number, most: number, spread: number): number {
  if (most === r) return 60 * (((g - b) / spread + 6) % 6);
  if (most === g) return 60 * ((b - r) / spread + 2);
  return 60 * ((r - g) / spread + 4);
}

function greySlot(lightness: number): Pigment {
  return lightness > 0.85 ? 'foam' : lightness > 0.6 ? 'cloud' : 'grey';
}

function hueSlot(hue: number, saturation: number, lightness: number): Pigment {
  if (hue < 14 || hue > 345) return lightness > 0.66 ? 'blush' : 'petal';
  if (hue < 40) {
    if (lightness < 0.36) return 'wood';
    if (lightness > 0.72) return 'bone';
    return saturation < 0.55 ? 'wood' : 'ember';
  }
  if (hue < 68) return lightness < 0.3 ? 'wood' : 'gold';
  if (hue < 165) return lightness > 0.6 ? 'leafLight' : 'leaf';
  if (hue < 255) return lightness > 0.66 ? 'waterLight' : 'water';
  if (hue < 305) return 'violet';
  return lightness > 0.6 ? 'blush' : 'petal';
}
