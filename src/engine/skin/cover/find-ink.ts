import { connected } from '#engine/pixels/connected.ts';
import { distanceToZero } from '#engine/pixels/distance.ts';
import type { PhotoPoint } from '../geometry/camera.ts';
import { grown, type InkMap } from './ink-map.ts';

/* Shares of the longer side. */
/** A fingertip: ink is meant that lies no farther from a tap. */
const reach = 0.025;
/** Strokes of one tattoo lie no farther apart. */
const gap = 0.014;
/** Folds and the dark rim of a body lie so near to where skin ends. */
const rim = 0.02;

/** Of the darkest that was tapped, what still belongs to the same ink. */
const likeTapped = 0.4;
/** No ink is paler: 0…1, of bare skin's light. */
const palest = 0.09;
/** Ink that nobody has tapped is at least so dark, and mostly away from the rim. */
const surelyInk = 0.2;
const leastInside = 0.5;
/** Less ink than that, as a share of the picture, is a mole or a crease. */
const leastArea = 0.0006;

/** The ink that was tapped, with the skin between its lines: 1 per pixel. Undefined where there is none. */
export function inkAround(map: InkMap, tap: PhotoPoint): Uint8Array<ArrayBuffer> | undefined {
  const under = darkestNear(map, tap);
  if (under === undefined) return undefined;
  const darkness = map.data[under] as number;
  if (darkness < palest) return undefined;
  const least = Math.max(palest, Math.min(surelyInk, likeTapped * darkness));
  return regionsFrom(map, least).find(({ marks }) => marks[under] === 1)?.marks;
}

/** A place on the most prominent ink that is not marked yet. @param marked 1 per pixel where it is */
export function mostInk(map: InkMap, marked: Uint8Array): PhotoPoint | undefined {
  const found = regionsFrom(map, surelyInk)
    .filter(({ darkest, inside }) => marked[darkest] !== 1 && inside >= leastInside)
    .sort((a, b) => b.weight - a.weight)[0];
  if (!found) return undefined;
  const longest = Math.max(map.width, map.height);
  const [x, y] = [found.darkest % map.width, Math.floor(found.darkest / map.width)];
  return { x: (x + 0.5) / longest, y: (y + 0.5) / longest };
}

interface Region {
  readonly marks: Uint8Array<ArrayBuffer>;
  /** Its darkness in all. */
  readonly weight: number;
  /** Share of it that lies away from the rim of the body. */
  readonly inside: number;
  /** The darkest pixel. */
  readonly darkest: number;
}

/** What is at least so dark, in regions whose parts lie no farther apart than the lines of a tattoo. */
function regionsFrom(map: InkMap, least: number): Region[] {
  const longest = Math.max(map.width, map.height);
  const dark = map.skin.map((each, i) => (each === 1 && (map.data[i] as number) >= least ? 1 : 0));
  const near = grown(dark, map, Math.max(1, gap * longest)).map((each, i) => each & (map.skin[i] as number));
  const depth = distanceToZero(map.skin, map).data;
  return connected(near, map).flatMap((pixels) => {
    const ink = pixels.filter((i) => dark[i] === 1);
    if (ink.length < leastArea * near.length) return [];
    const marks = new Uint8Array(near.length);
    for (const i of pixels) marks[i] = 1;
    let [weight, inner, darkest] = [0, 0, ink[0] as number];
    for (const i of ink) {
      weight += map.data[i] as number;
      if ((depth[i] as number) > rim * longest) inner += map.data[i] as number;
      if ((map.data[i] as number) > (map.data[darkest] as number)) darkest = i;
    }
    return [{ marks, weight, inside: inner / weight, darkest }];
  });
}

/** The darkest pixel of skin under a fingertip; undefined where there is no skin. */
function darkestNear({ width, height, data, skin }: InkMap, { x, y }: PhotoPoint): number | undefined {
  const longest = Math.max(width, height);
  const [column, row, radius] = [x * longest, y * longest, Math.max(1, reach * longest)];
  let best: number | undefined;
  for (let j = Math.max(0, Math.floor(row - radius)); j <= Math.min(height - 1, row + radius); j++) {
    for (let i = Math.max(0, Math.floor(column - radius)); i <= Math.min(width - 1, column + radius); i++) {
      const at = j * width + i;
      if (skin[at] !== 1 || Math.hypot(i + 0.5 - column, j + 0.5 - row) > radius) continue;
      if (best === undefined || (data[at] as number) > (data[best] as number)) best = at;
    }
  }
  return best;
}
