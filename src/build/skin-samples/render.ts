import { type LimbPlace, limbAt } from './limb.ts';
import { clouds, mix, noise, ramp } from './noise.ts';
import type { Rgb, SkinSample } from './samples.ts';
import { skinAt } from './skin-colour.ts';
import { inkAt, type Tattoo } from './tattoo.ts';

/** Light that comes from all sides, and from the lamp. */
const ambient = 0.27;
const lamp = 1.06;
/** Width of the limb's edge, in picture heights: cameras do not cut with scissors. */
const softEdge = 0.0022;

/** The sample, with a tattoo where there is one, as 8-bit RGB, row by row. */
export function renderSample(sample: SkinSample, tattoo?: Tattoo): Uint8Array {
  const { width, height } = sample;
  const side = Math.min(width, height);
  const pixels = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5 - width / 2) / side;
      const y = (row + 0.5 - height / 2) / side;
      const light = lightAt(sample, x, y, tattoo);
      const vignette = 1 - 0.22 * (x * x + y * y);
      const grain = (noise(column * 0.9, row * 0.9, sample.seed + 90) - 0.5) * 0.018;
      for (let i = 0; i < 3; i++) {
        pixels[(row * width + column) * 3 + i] = Math.round(
          255 * (toScreen((light[i] ?? 0) * vignette) + grain),
        );
      }
    }
  }
  return pixels;
}

function lightAt(sample: SkinSample, x: number, y: number, tattoo?: Tattoo): Rgb {
  const place = limbAt(sample, x, y);
  const cover = 1 - ramp(place.beside, -softEdge, softEdge);
  const ground = cover < 1 ? groundAt(sample, x, y) : sample.ground;
  if (cover === 0) return ground;
  const skin = shadedSkin(sample, place, tattoo);
  return [mix(ground[0], skin[0], cover), mix(ground[1], skin[1], cover), mix(ground[2], skin[2], cover)];
}

function shadedSkin(sample: SkinSample, place: LimbPlace, tattoo?: Tattoo): Rgb {
  const { colour, relief } = skinAt(sample, place);
  const ink = tattoo ? inkAt(tattoo, place) : noInk;
  const [lx, ly, lz] = sample.light;
  const strength = 0.1;
  const normal = [
    place.normal[0] - relief[0] * strength,
    place.normal[1] - relief[1] * strength,
    place.normal[2],
  ] as const;
  const facing = normal[0] * lx + normal[1] * ly + normal[2] * lz;
  const halfway = unit([lx, ly, lz + 1]);
  const mirrored = Math.max(0, normal[0] * halfway[0] + normal[1] * halfway[1] + normal[2] * halfway[2]);
  const shine = 0.05 * mirrored ** 14 + 0.045 * mirrored ** 55;
  const rim = 0.06 * (1 - Math.max(0, place.normal[2])) ** 3;
  const skyward = 0.72 + 0.28 * place.normal[2];
  const lit = (i: 0 | 1 | 2): number => {
    // Red light wanders farthest below the skin: shadows begin later in it.
    const wrap = scattered[i];
    const direct = Math.max(0, (facing + wrap) / (1 + wrap)) ** 1.25;
    const tone = colour[i] * ink[i];
    return tone * (ambient * skyward + lamp * direct) + shine + rim * tone;
  };
  return [lit(0), lit(1), lit(2)];
}

const noInk: Rgb = [1, 1, 1];
const scattered = [0.34, 0.2, 0.14] as const;

/** A cloth out of focus, with the limb's shadow on it. */
function groundAt(sample: SkinSample, x: number, y: number): Rgb {
  const [lx, ly] = sample.light;
  const shadow = limbAt(sample, x + lx * 0.12, y + ly * 0.12).beside;
  const dark = 1 - 0.55 * (1 - ramp(shadow, -0.1, 0.14));
  const folds = clouds(x * 1.7 + y * 0.8, y * 1.5, sample.seed + 80, 3);
  const weave = noise(x * 190, y * 190, sample.seed + 81) * 0.05;
  const brightness = dark * (0.72 + 0.55 * folds + weave);
  return [sample.ground[0] * brightness, sample.ground[1] * brightness, sample.ground[2] * brightness];
}

/** Linear light as a screen wants it, bright parts rolled off as film does. */
function toScreen(light: number): number {
  const rolled = light < 0.6 ? light : 0.6 + 0.4 * (1 - Math.exp(-(light - 0.6) / 0.4));
  const value = rolled <= 0.0031308 ? 12.92 * rolled : 1.055 * rolled ** (1 / 2.4) - 0.055;
  return Math.min(0.995, Math.max(0.005, value));
}

function unit([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length];
}
