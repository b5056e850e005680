import { clouds, ramp } from './noise.ts';
import type { SkinSample } from './samples.ts';

export interface LimbPlace {
  /** Along the limb from its upper end, in picture heights. */
  readonly along: number;
  /** −1…1 from one side to the other. */
  readonly across: number;
  /** The way over the skin from the middle line, in picture heights. */
  readonly around: number;
  /** How far beside the limb, in picture heights; negative upon it. */
  readonly beside: number;
  /** Unit normal: right, down, towards the viewer. */
  readonly normal: readonly [number, number, number];
}

/** How far the limb reaches beyond the middle of the picture to either side. */
const reach = 0.95;

/** The limb at a place of the picture, in picture heights from its middle. */
export function limbAt(sample: SkinSample, x: number, y: number): LimbPlace {
  const lean = (sample.leanDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const along = -x * sin + y * cos;
  const side = x * cos + y * sin - sample.bend * Math.cos((along / reach) * Math.PI * 0.5);
  const radius = radiusAt(sample, along);
  const across = side / radius;
  const inside = Math.min(0.999, Math.abs(across));
  const height = Math.sqrt(1 - inside * inside);
  // The gradient of an elliptic section, with the cords that run along below the skin.
  const slope = (Math.sign(across) * inside) / height / sample.roundness + cords(sample, along, across);
  const taper = (radiusAt(sample, along + 0.01) - radius) / 0.01;
  const swell = swelling(sample, along, side);
  const normal = unit([
    slope * cos - (-taper + swell[0]) * sin,
    slope * sin + (-taper + swell[0]) * cos,
    1 / sample.roundness + swell[1],
  ]);
  const around = Math.asin(Math.sign(across) * inside) * radius;
  return { along, across, around, beside: Math.abs(side) - radius, normal };
}

function radiusAt({ radii }: SkinSample, along: number): number {
  const place = Math.min(0.9999, Math.max(0, (along + reach) / (2 * reach))) * (radii.length - 1);
  const before = Math.floor(place);
  const share = place - before;
  const at = (i: number): number => radii[Math.min(radii.length - 1, Math.max(0, i))] ?? 0;
  // Catmull and Rom, so that no edge shows where two pieces meet.
  const [a, b, c, d] = [at(before - 1), at(before), at(before + 1), at(before + 2)];
  return b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)));
}

/** Two cords towards the thin end. */
function cords({ cords: strength }: SkinSample, along: number, across: number): number {
  const share = strength * ramp(along, 0.1, 0.8);
  const cord = (middle: number, width: number): number => {
    const off = (across - middle) / width;
    return off * Math.exp(-off * off);
  };
  return share * (0.32 * cord(-0.12, 0.09) + 0.24 * cord(0.16, 0.08));
}

/** Muscles are nowhere quite even. */
function swelling({ seed }: SkinSample, along: number, side: number): [number, number] {
  const at = (a: number, s: number): number => clouds(a * 3.2, s * 5, seed + 70, 2);
  const here = at(along, side);
  return [(at(along + 0.02, side) - here) * 2.2, (here - 0.5) * 0.12];
}

function unit([x, y, z]: [number, number, number]): [number, number, number] {
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length];
}
