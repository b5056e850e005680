import { labPlanes } from '#engine/pixels/lab.ts';
import type { Mask, Picture } from '#engine/pixels/raster.ts';
import { darknessOf } from '../stencil/darkness.ts';

/** Ink that changes the skin by less than this (CIE 1976 ΔE) is hardly seen from where people stand. */
const hardlySeen = 9;
/** Paler than this, on white, ink is the design's paper. */
const leastInk = 0.1;
/** Colours are told apart by so many hues, and whether they are colours at all. */
const hues = 6;
const leastChroma = 24;
const mostColours = 3;
/** Less of the ink than that is not worth a mention. */
const leastShare = 0.04;

/** Ink that does not show on the skin that it lies on. */
export interface FaintInk {
  /** Share of all ink, 0…1. */
  readonly share: number;
  /** The colours of most of it, as they are in the design: #rrggbb. */
  readonly colours: readonly string[];
}

/**
 * @param skin a box of the photo without ink
 * @param inked the same with it
 * @param ink premultiplied, over that box
 * @param mask where in the box skin is; undefined: everywhere
 */
export function faintInk(skin: Picture, inked: Picture, ink: Picture, mask: Mask | undefined): FaintInk {
  const count = ink.width * ink.height;
  const [before, after] = [labPlanes(skin), labPlanes(inked)];
  const dark = darknessOf(opaque(ink)).data;
  const bins = Array.from({ length: hues + 1 }, () => ({ red: 0, green: 0, blue: 0, weight: 0 }));
  let all = 0;
  let faint = 0;
  for (let i = 0; i < count; i++) {
    const alpha = ink.data[i * 4 + 3] as number;
    if (alpha < 64 || (dark[i] as number) < leastInk || (mask && (mask.data[i] as number) < 128)) continue;
    all += alpha;
    let change = 0;
    for (let plane = 0; plane < 3; plane++) {
      change += ((after[plane * count + i] as number) - (before[plane * count + i] as number)) ** 2;
    }
    if (change >= hardlySeen ** 2) continue;
    faint += alpha;
    const [red, green, blue] = [0, 1, 2].map((c) => (255 * (ink.data[i * 4 + c] as number)) / alpha) as [
      number,
      number,
      number,
    ];
    const bin = bins[hueOf(red, green, blue)] as (typeof bins)[number];
    bin.red += alpha * red;
    bin.green += alpha * green;
    bin.blue += alpha * blue;
    bin.weight += alpha;
  }
  const colours = bins
    .filter(({ weight }) => weight > 0 && weight >= leastShare * all)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostColours)
    .map(({ weight, ...sums }) => hex([sums.red / weight, sums.green / weight, sums.blue / weight]));
  return { share: all === 0 ? 0 : faint / all, colours };
}

/** Colours before they were multiplied by alpha. */
function opaque({ width, height, data }: Picture): Picture {
  const out = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] as number;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++) out[i + c] = (255 * (data[i + c] as number)) / alpha;
    out[i + 3] = 255;
  }
  return { width, height, data: out };
}

/** 0 for greys, 1…`hues` around the circle. */
function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma < leastChroma) return 0;
  const sixth =
    most === red
      ? (green - blue) / chroma + 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return 1 + (Math.round(sixth) % hues);
}

function hex(rgb: readonly number[]): string {
  return `#${rgb.map((part) => Math.min(255, Math.round(part)).toString(16).padStart(2, '0')).join('')}`;
}
