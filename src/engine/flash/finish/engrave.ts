import { clamp, smoothstep } from '../geometry/interval.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import { noise } from '../random/noise.ts';

export interface EngravingLines {
  /** From one line to the next, in pixels. */
  readonly periodPx: number;
  readonly angleRad: number;
  /** How far shade pushes the lines aside, in pixels: they seem to follow the form. */
  readonly reliefPx: number;
  /** The share of a line's period that is black in the deepest shade. */
  readonly duty: number;
  readonly strength: number;
}

/** Lines cross from this shade on. */
const crossingFrom = 0.55;
const crossingAngle = 1.2;

/** Copper-plate shading: lines swell with the shade, bend with the form and cross in the depths. */
export function engrave(planes: InkPlanes, lines: EngravingLines): void {
  const { width, height, tone, body, ink } = planes;
  const first = lineField(lines, 0);
  const second = lineField(lines, crossingAngle);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const shade = tone[i] as number;
      if (shade <= 0.04 || (body[i] as number) < 0.3) continue;
      const stray = (noise(x * 0.02, y * 0.02) - 0.5) * 3 + (noise(x * 0.11, y * 0.11) - 0.5) * 0.8;
      const shift = shade * lines.reliefPx + stray;
      // Without the fade the lightest lines would begin with a hard end.
      let black = first(x, y, shift, shade * lines.duty) * smoothstep(0.05, 0.16, shade);
      if (shade > crossingFrom)
        black = Math.max(black, second(x, y, shift * 0.8, (shade - crossingFrom) * 1.5));
      black *= lines.strength;
      if (black > (ink[i] as number)) ink[i] = black;
    }
  }
}

/** The black of one set of parallel lines at a pixel: `share` of each period is line. */
function lineField({ periodPx, angleRad }: EngravingLines, turn: number) {
  const sin = Math.sin(angleRad + turn);
  const cos = Math.cos(angleRad + turn);
  return (x: number, y: number, shift: number, share: number): number => {
    const place = (y * cos - x * sin + shift) / periodPx;
    const fromMiddle = Math.abs(place - Math.floor(place) - 0.5) * 2;
    return clamp((fromMiddle - (1 - share)) * periodPx * 0.5);
  };
}
