import type { EngravingLines } from '../finish/engrave.ts';
import { engravedLines } from '../finish/engraved-lines.ts';
import type { PepperGrain } from '../finish/pepper.ts';
import { type StippleGrain, stippleDots } from '../finish/stipple.ts';
import { clamp } from '../geometry/interval.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import type { Palette } from '../paint/palette.ts';
import type { Random } from '../random/random.ts';
import { mapPlane } from '../raster/scratch.ts';
import { smoothAreas } from './areas.ts';
import { shapeOfLine } from './pen-line.ts';
import type { Shape } from './vectors.ts';

/** How a style shades where there are no pixels: with dots, with lines, or in a few washes of diluted black. */
export type Shading =
  | { readonly kind: 'stipple'; readonly grain: StippleGrain }
  | { readonly kind: 'pepper'; readonly grain: PepperGrain }
  | { readonly kind: 'engraving'; readonly lines: EngravingLines }
  | { readonly kind: 'wash'; readonly strength: number };

export interface ShadingJob {
  readonly palette: Palette | null;
  readonly random: Random;
}

/** The shade of a page in a style's own marks, none of them finer than `finest`, in units. What is black has none. */
export function shadingOf(page: InkPlanes, shading: Shading, random: Random, finest: number): Shape[] {
  const bare = {
    ...page,
    tone: mapPlane(page.tone, (shade, i) => ((page.ink[i] as number) > 0.5 ? 0 : shade)),
  };
  switch (shading.kind) {
    case 'stipple':
      return dots(bare, shading.grain, random, finest);
    case 'pepper':
      return peppered(page, bare, shading.grain, random, finest);
    case 'engraving':
      return [...engravedLines(bare, shading.lines, finest)].map((points) =>
        shapeOfLine({ points, isClosed: false }, finest),
      );
    case 'wash':
      return washes(page, shading.strength);
  }
}

/** The smallest of a grain's dots, as a share of its radius. */
const smallest = 0.85;
/** So many widths of dots are told apart. */
const dotWidths = 3;

/** Dots too fine for a needle are set larger and as much further apart: the shade stays what it is. */
function dots(page: InkPlanes, grain: StippleGrain, random: Random, finest: number): Shape[] {
  const larger = Math.max(1, finest / (2 * grain.radius * smallest));
  const [pitch, radius] = [grain.pitch * larger, grain.radius * larger];
  const sizes = Array.from({ length: dotWidths }, (_, i) => ({
    width: 2 * radius * (smallest + (0.6 * i) / dotWidths),
    shapes: [] as Shape[],
  }));
  for (const dot of stippleDots(page, { ...grain, pitch, radius }, random)) {
    const size = clamp(Math.floor(((dot.radius / radius - smallest) / 0.6) * dotWidths), 0, dotWidths - 1);
    const { width, shapes } = sizes[size] as (typeof sizes)[number];
    shapes.push({ kind: 'dot', at: [dot.x, dot.y], width });
  }
  return sizes.flatMap(({ shapes }) => shapes);
}

/** Whip shading: grains that close to solid black. */
function peppered(
  page: InkPlanes,
  bare: InkPlanes,
  { threshold, range, strength = 1 }: PepperGrain,
  random: Random,
  finest: number,
): Shape[] {
  const solidFrom = threshold + range;
  const isSolid = strength === 1 && solidFrom < 1;
  const tone = mapPlane(bare.tone, (shade) =>
    isSolid && shade >= solidFrom ? 0 : clamp((shade - threshold) / range) * strength,
  );
  const grains = { pitch: 2.5, radius: 1.15, gamma: 1, density: 1 };
  return [
    ...(isSolid ? smoothAreas(page, page.tone, solidFrom) : []),
    ...dots({ ...bare, tone }, grains, random, finest),
  ];
}

/** The shades from which each of three washes lies over the one before. */
const washSteps = [0.16, 0.38, 0.62];

function washes(page: InkPlanes, strength: number): Shape[] {
  return washSteps.flatMap((from) =>
    smoothAreas(page, page.tone, from, Math.round(strength * 0.36 * 100) / 100),
  );
}
