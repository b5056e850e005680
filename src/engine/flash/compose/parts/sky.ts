import { heightOf } from '../../geometry/bounds.ts';
import type { Polygon } from '../../geometry/point.ts';
import { concepts } from '../../lexicon/concept.ts';
import { constellations } from '../../motifs/parts/sky-and-land/constellations.ts';
import { namesOne } from '../../parse/names/names-one.ts';
import type { Composition, Spot } from '../composition.ts';
import { depth } from '../depth.ts';
import type { SceneElement } from '../scene-element.ts';
import { treeNames } from '../trees.ts';

/** The moon or the sun behind the focal element's head; a crescent cradles it. */
export function setDisc(composition: Composition, size: number, clip?: Polygon): void {
  const { disc } = composition.roles;
  if (!disc) return;
  const spot = discSpot(composition, disc.name, size);
  composition.place(disc, clip ? { ...spot, clip } : spot, depth.sky);
}

/** Behind a head no more than a ring of them would be seen, which the moon and the sun are known by. */
const worlds = concepts('earth', 'planet');

function discSpot({ focalBounds, roles }: Composition, name: string, size: number): Spot {
  const { left, right, top } = focalBounds;
  const x = (left + right) / 2;
  const height = heightOf(focalBounds);
  // Whose surface tells what it is looks out from behind the head.
  if (roles.focal && worlds.has(name) && !roles.isBacklit)
    return { at: [right - size * 0.04, top + height * 0.08], size: size * 0.62 };
  if (name === 'moon') return { at: [x - size * 0.16, top + height * 0.48], size: size * 1.22 };
  // Behind a tree's stem it rises or sets; behind its crown neither could be told from the other.
  if (treeNames.has(roles.focal?.name ?? ''))
    return { at: [x + size * 0.06, top + height * 0.7], size: size * 0.74 };
  return { at: [x, top + height * 0.4], size: size * (name === 'sun' ? 1.2 : 0.98) };
}

/** The moon or the sun as a small thing at the focal element's shoulder, unless it is asked for behind the focal element. */
export function setSmallDisc(composition: Composition, size: number): void {
  const { disc, isBacklit } = composition.roles;
  if (!disc) return;
  if (isBacklit) {
    setDisc(composition, size);
    return;
  }
  const { right, top } = composition.focalBounds;
  composition.place(disc, { at: [right - size * 0.02, top + size * 0.06], size: size * 0.34 }, depth.sky);
}

/** Many in a row, as the phases of the moon: half hidden or made small they cannot be read. */
export function isRow({ name }: SceneElement): boolean {
  return name === 'moon-phases';
}

/** A row stands above the focal element, as wide as it. */
export function setRowAbove(composition: Composition, row: SceneElement, size: number): void {
  const { left, right, top } = composition.focalBounds;
  composition.place(row, { at: [(left + right) / 2, top - size * 0.1], size: size * 0.88 }, depth.front);
}

/** Clouds, stars, bolts around the focal element's upper half; what no prompt counts on both sides; rows above it. */
export function setDrift(composition: Composition, size: number): void {
  const { left, right, top } = composition.focalBounds;
  const places: readonly Spot[] = [
    { at: [left - size * 0.02, top + size * 0.1], size: size * 0.4 },
    { at: [right + size * 0.02, top + size * 0.2], size: size * 0.36, isFlipped: true },
    { at: [right + size * 0.04, top + size * 0.56], size: size * 0.34, isFlipped: true },
    { at: [left - size * 0.04, top + size * 0.52], size: size * 0.34 },
    { at: [(left + right) / 2, top - size * 0.14], size: size * 0.3 },
  ];
  let next = 0;
  for (const element of composition.roles.drift) {
    if (isRow(element)) {
      setRowAbove(composition, element, size);
      continue;
    }
    const isCounted =
      element.name in constellations ||
      element.subjects.some(({ count, word }) => count > 1 || namesOne(word));
    const times = element.motif.grouping === 'scattered' && !isCounted ? 2 : 1;
    for (let i = 0; i < times; i++) {
      const spot = places[next++ % places.length];
      if (spot) composition.place(element, spot, element.name === 'cloud' ? depth.front : depth.sky + 1);
    }
  }
}
