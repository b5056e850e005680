import { boxMean } from '#engine/pixels/box-mean.ts';
import { greyWeights } from '#engine/pixels/grey.ts';
import type { Mask, Picture } from '#engine/pixels/raster.ts';
import type { Outline } from './outline.ts';

/**
 * Short pieces of edges beside the skin, four numbers each: x and y in photo units, the direction of the edge (radians
 * from the x axis towards y), and its strength.
 */
export type Surroundings = Float32Array<ArrayBuffer>;

/** Pixels around the skin that are left out: its own outline and shadow. */
const apart = 3;
/** Contrast per pixel (0…1) from which on there is an edge, and above which it counts no more. */
const faintest = 0.03;
const strongest = 0.3;

/** @param picture about 500 pixels on its longer side @param skin of the same size */
export function surroundingsOf(picture: Picture, skin: Mask): Surroundings {
  const { width, height } = picture;
  const longest = Math.max(width, height);
  const light = smoothLight(picture);
  const found: number[] = [];
  for (let y = apart; y < height - apart; y++) {
    for (let x = apart; x < width - apart; x++) {
      const i = y * width + x;
      if (isNearSkin(skin, i)) continue;
      const across = (light[i + 1] as number) - (light[i - 1] as number);
      const down = (light[i + width] as number) - (light[i - width] as number);
      const contrast = Math.hypot(across, down);
      if (contrast < faintest) continue;
      found.push(
        (x + 0.5) / longest,
        (y + 0.5) / longest,
        Math.atan2(across, -down),
        Math.min(strongest, contrast),
      );
    }
  }
  return Float32Array.from(found);
}

/** Grey, 0…1, twice averaged over 3×3 pixels, so that grain makes no edges. */
function smoothLight({ width, height, data }: Picture): Float32Array {
  const light = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++) {
    for (let c = 0; c < 3; c++) {
      light[i] = (light[i] as number) + ((greyWeights[c] as number) / 255) * (data[i * 4 + c] as number);
    }
  }
  boxMean(light, width, height, 1, light);
  boxMean(light, width, height, 1, light);
  return light;
}

function isNearSkin({ width, data }: Mask, i: number): boolean {
  for (const step of [apart, apart * width, 0]) {
    if ((data[i - step] as number) > 20 || (data[i + step] as number) > 20) return true;
  }
  return false;
}

/** Directions count as the same within about this, in radians. */
const sameDirection = 0.03;
/** Directions farther from the limb's than this belong to something else. */
const related = 0.6;
/** Share of the related edges that must run to the limb's own vanishing point, and how much clearer than beside it. */
const fewestAgreeing = 0.12;
const clearer = 1.15;
const surelyClearer = 1.4;
/** Strength of edges in sum, below which they are chance. */
const leastStrength = 40;

/**
 * Whether a limb whose sides converge runs away from the viewer (1) or only grows thinner (0). The outline cannot tell.
 * But a limb lies on something or stands by something: where lines around it (boards, tiles, an edge of a table) run to
 * the same vanishing point as its sides do, the view is tilted; where they stay parallel, or are none, limbs taper.
 *
 * @param outline in photo units
 */
export function tiltShare(surroundings: Surroundings, outline: Outline): number {
  const vanishing = vanishingCurve(outline);
  const cos = Math.cos(outline.direction);
  const sin = Math.sin(outline.direction);
  let total = 0;
  let parallel = 0;
  let converging = 0;
  for (let at = 0; at < surroundings.length; at += 4) {
    const x = (surroundings[at] as number) - outline.middle.x;
    const y = (surroundings[at + 1] as number) - outline.middle.y;
    const direction = halfTurn((surroundings[at + 2] as number) - outline.direction);
    if (Math.abs(direction) > related) continue;
    const strength = surroundings[at + 3] as number;
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    const towards = halfTurn(Math.atan2(-across * vanishing, 1 - along * vanishing));
    total += strength;
    parallel += strength * likeness(direction);
    converging += strength * likeness(halfTurn(direction - towards));
  }
  if (total < leastStrength || converging < fewestAgreeing * total) return 0;
  return Math.max(0, Math.min(1, (converging / parallel - clearer) / (surelyClearer - clearer)));
}

/** One over the way along the limb to where its sides meet. */
function vanishingCurve({ left, right, direction, middle }: Outline): number {
  const sides = [left, right].map(([from, to]) => {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const slope =
      (dy * Math.cos(direction) - dx * Math.sin(direction)) /
      (dx * Math.cos(direction) + dy * Math.sin(direction));
    const x = from.x - middle.x;
    const y = from.y - middle.y;
    const along = x * Math.cos(direction) + y * Math.sin(direction);
    return { slope, at: y * Math.cos(direction) - x * Math.sin(direction) - slope * along };
  }) as [{ slope: number; at: number }, { slope: number; at: number }];
  return -(sides[1].slope - sides[0].slope) / (sides[1].at - sides[0].at);
}

function likeness(angle: number): number {
  return Math.exp((-angle * angle) / (2 * sameDirection * sameDirection));
}

/** The same direction of a line, within ±π/2. */
function halfTurn(angle: number): number {
  return angle - Math.PI * Math.round(angle / Math.PI);
}
