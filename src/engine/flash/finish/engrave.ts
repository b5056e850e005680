import { clamp, smoothstep } from '../geometry/interval.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import { noise } from '../random/noise.ts';

export interface EngravingLines {
  /** From one line to the next, in units of the page. */
  readonly period: number;
  readonly angleRad: number;
  /** How far shade pushes the lines aside, in units: they seem to follow the form. */
  readonly relief: number;
  /** The share of a line's period that is black in the deepest shade. */
  readonly duty: number;
  readonly strength: number;
}

/** Lines cross from this shade on. */
export const crossingFrom = 0.55;
export const crossingAngle = 1.2;
/** Lines are so much thinner than their share, in units: with more pixels to a unit they do not get darker. */
const faint = 0.25;

/** Copper-plate shading: lines swell with the shade, bend with the form and cross in the depths. */
export function engrave(planes: InkPlanes, lines: EngravingLines): void {
  const { width, height, perUnit, tone, body, ink } = planes;
  const unit = 1 / perUnit;
  const first = lineField(lines, 0, perUnit);
  const second = lineField(lines, crossingAngle, perUnit);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const shade = tone[i] as number;
      if (shade <= 0.04 || (body[i] as number) < 0.3) continue;
      const [u, v] = [x * unit, y * unit];
      const shift = shade * lines.relief + strayAt(u, v);
      // Without the fade the lightest lines would begin with a hard end.
      let black = first(u, v, shift, shade * lines.duty) * smoothstep(0.05, 0.16, shade);
      if (shade > crossingFrom)
        black = Math.max(black, second(u, v, shift * 0.8, (shade - crossingFrom) * 1.5));
      black *= lines.strength;
      if (black > (ink[i] as number)) ink[i] = black;
    }
  }
}

/** How far a hand strays from the ruled line at a place, in units. */
export function strayAt(x: number, y: number): number {
  return (noise(x * 0.02, y * 0.02) - 0.5) * 3 + (noise(x * 0.11, y * 0.11) - 0.5) * 0.8;
}

/** The black of one set of parallel lines at a place: `share` of each period is line. */
function lineField({ period, angleRad }: EngravingLines, turn: number, perUnit: number) {
  const sin = Math.sin(angleRad + turn);
  const cos = Math.cos(angleRad + turn);
  return (x: number, y: number, shift: number, share: number): number => {
    const place = (y * cos - x * sin + shift) / period;
    const fromMiddle = Math.abs(place - Math.floor(place) - 0.5) * 2;
    const inside = (fromMiddle - (1 - share)) * period * 0.5;
    return clamp((inside - faint) * perUnit + faint);
  };
}
