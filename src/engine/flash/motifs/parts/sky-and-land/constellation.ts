import type { Point } from '../../../geometry/point.ts';
import { between, distance, lengthOf } from '../../../geometry/point.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { ConstellationName } from './constellations.ts';
import { constellations } from './constellations.ts';

interface Star {
  readonly at: Point;
  /** The radius that shows its magnitude. */
  readonly radius: number;
}

/** The stars by name, within the square from -1 to 1: as seen from the Earth, north up, east to the left. */
export function starsOf(name: ConstellationName): ReadonlyMap<string, Star> {
  const stars = constellations[name].stars.split(',').map((entry) => {
    const [key = '', ...numbers] = entry.trim().split(' ');
    const [ascension = 0, declination = 0, magnitude = 0] = numbers.map(Number);
    return { key, ascension, declination, magnitude };
  });
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const east = middle(stars.map(({ ascension }) => ascension));
  const north = middle(stars.map(({ declination }) => declination));
  const squeeze = Math.cos((north * Math.PI) / 180);
  const flat = stars.map(
    ({ ascension, declination }): Point => [(east - ascension) * squeeze, north - declination],
  );
  const reach = Math.max(...flat.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
  const places = flat.map(([x, y]): Point => [x / reach, y / reach]);
  return new Map(
    stars.map(({ key, magnitude }, i) => {
      const at = places[i] as Point;
      const room = Math.min(...places.filter((other) => other !== at).map((other) => distance(at, other)));
      return [key, { at, radius: Math.min(0.15 - 0.021 * magnitude, room * 0.7) }];
    }),
  );
}

/** Thin lines that end before their stars; bright stars have eight rays, fainter ones four, the faintest are dots. */
export function drawConstellation(pen: Pen, name: ConstellationName): void {
  const stars = starsOf(name);
  for (const chain of constellations[name].lines.split(' ')) {
    const keys = chain.split('-');
    keys.slice(1).forEach((key, i) => {
      const [from, to] = [stars.get(keys[i] as string), stars.get(key)];
      if (!from || !to) throw new RangeError(`${name} has no star ${key}`);
      drawLink(pen, from, to);
    });
  }
  for (const star of stars.values()) drawStar(pen, star);
}

function drawLink(pen: Pen, from: Star, to: Star): void {
  const length = distance(from.at, to.at);
  const start = (from.radius * 0.62) / length;
  const end = 1 - (to.radius * 0.62) / length;
  if (end <= start) return;
  pen.stroke([between(from.at, to.at, start), between(from.at, to.at, end)], pen.weight.inner * 0.75);
}

function drawStar(pen: Pen, { at: [x, y], radius }: Star): void {
  const { inner, detail } = pen.weight;
  if (radius < 0.07) {
    pen.fill(circle([x, y], radius * 0.5, 20), {
      pigment: 'gold',
      black: 'uncolored',
      tone: 0.2,
      line: detail,
    });
    return;
  }
  const star = pen.at({ at: [x, y], scale: radius });
  if (radius > 0.105)
    star.fill(starPolygon([0, 0], 0.72, 4, 0.36).map(turnedEighth), {
      pigment: 'ember',
      tone: 0.5,
      line: detail,
    });
  star.fill(starPolygon([0, 0], 1, 4, 0.26), {
    pigment: 'gold',
    tone: (px, py) => (px * py > 0 ? 0.1 : 0.75) * Math.min(1, lengthOf(px, py) * 3),
    line: inner * 0.7,
  });
}

function turnedEighth([x, y]: Point): Point {
  return [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];
}
