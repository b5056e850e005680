import { heightOf, widthOf } from '../../geometry/bounds.ts';
import type { Point } from '../../geometry/point.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { PageShape } from '../../paint/page.ts';
import type { Composition, Spot } from '../composition.ts';
import { depth } from '../depth.ts';
import { inLine } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { faceEachOther } from '../scene-roles.ts';
import { seatOn } from '../skyline.ts';
import { isHead } from '../whole-body.ts';

/** What may lie as well as stand. */
const lying = withTrait('long');

/** Sets the focal element and all that belongs to it: crown, partners, wings, blades, fire and props. */
export function setFocalGroup(composition: Composition, spot: Spot): void {
  const { focal, fire, wings, partners } = composition.roles;
  if (!focal) return;
  if (partners.length > 0) setCompany(composition, focal, spot);
  else if (focal.kind === 'flora' && focal.count > 1) setBunch(composition, focal, spot);
  else composition.placeFocal(focal, { ...spot, isAlongPage: lying.has(focal.name) }, depth.focal);
  if (partners.length === 0) setCrown(composition);
  if (wings) setWings(composition, wings, spot);
  setBlades(composition, spot);
  if (fire) setFire(composition, fire, spot);
  setProps(composition, spot);
}

/** The focal element with others: two face each other or stand one above the other, an object has them at its sides. */
function setCompany(composition: Composition, focal: SceneElement, { at: [x, y], size }: Spot): void {
  const [first, ...others] = composition.roles.partners;
  if (!first) return;
  if (focal.kind === 'object' || focal.kind === 'symbol') {
    composition.placeFocal(focal, { at: [x, y], size }, depth.focal);
    setCrown(composition);
    const { right, left, top } = composition.focalBounds;
    composition.place(
      first,
      { at: [right - size * 0.04, top + size * 0.3], size: size * 0.56, isFlipped: true },
      depth.front,
    );
    setRow(composition, others, [left + size * 0.04, top + size * 0.36], size * 0.5);
    return;
  }
  // Who is drawn from head to foot would stand on whoever is below.
  const isOnFeet = focal.kind === 'figure' && !isHead(focal);
  const mayStack = !faceEachOther(composition.roles.wishes) && !isOnFeet;
  const isStacked = mayStack && goesUp(composition);
  const [lead, partner]: readonly [Spot, Spot] = isStacked
    ? [
        { at: [x - size * 0.1, y - size * 0.27], size: size * 0.66 },
        { at: [x + size * 0.12, y + size * 0.3], size: size * 0.62, isFlipped: true },
      ]
    : [
        { at: [x - size * 0.34, y], size: size * 0.68 },
        { at: [x + size * 0.34, y + size * 0.04], size: size * 0.66, isFlipped: true },
      ];
  composition.placeFocal(focal, lead, depth.focal);
  setCrown(composition);
  composition.placeFocal(first, partner, depth.front);
  setRow(composition, others, [x, y + size * (isStacked ? 0.78 : 0.52)], size * 0.46);
}

/** Whether one is above the other: as the page wants it, and on a square one in every other design. */
function goesUp({ shape, kit }: Composition): boolean {
  return shape === 'square' ? kit.variant % 2 === 1 : shape === 'tall';
}

/** Further partners side by side around a place. */
function setRow(
  composition: Composition,
  elements: readonly SceneElement[],
  [x, y]: readonly [number, number],
  size: number,
): void {
  elements.forEach((element, i) => {
    const column = i - (elements.length - 1) / 2;
    composition.place(element, { at: [x + column * size, y], size, isFlipped: column > 0 }, depth.front);
  });
}

/** Several flowers of one kind as the focal element. */
function setBunch(composition: Composition, focal: SceneElement, { at: [x, y], size }: Spot): void {
  const places = bunchPlaces(focal.count, composition.shape);
  places.slice(0, focal.count).forEach(([dx, dy, share], i) => {
    composition.placeFocal(
      focal,
      { at: [x + dx * size, y + dy * size], size: share * size, isFlipped: dx > 0 },
      depth.focal + i * 0.1,
    );
  });
}

type Place = readonly [across: number, down: number, share: number];

/** Where a bunch's flowers stand, as shares of its size; in a line where the page is longer one way. */
function bunchPlaces(count: number, shape: PageShape): readonly Place[] {
  if (shape !== 'square')
    return inLine(Math.min(count, 5), shape).map(({ at: [x, y], scale }): Place => [x * 0.8, y * 0.8, scale]);
  return count === 2
    ? [
        [-0.22, 0.1, 0.62],
        [0.22, -0.12, 0.62],
      ]
    : [
        [-0.3, 0.14, 0.54],
        [0.3, 0.14, 0.54],
        [0, -0.2, 0.6],
        [-0.34, -0.34, 0.34],
        [0.34, -0.34, 0.34],
      ];
}

function setWings(composition: Composition, wings: SceneElement, { at: [x], size }: Spot): void {
  const { top } = composition.focalBounds;
  composition.place(
    wings,
    { at: [x, top + heightOf(composition.focalBounds) * 0.4], size: size * 1.55 },
    depth.wings,
  );
}

/** Crossing blades open towards the page's far ends. */
const bladeLeanRad = { square: 0.62, tall: 0.4, wide: 1.08 } as const;

function setBlades(composition: Composition, { at, size }: Spot): void {
  // They must show on both sides of the focal element, however wide it is.
  const length = Math.max(
    size * 1.3,
    1.5 * Math.min(widthOf(composition.focalBounds), heightOf(composition.focalBounds)),
  );
  composition.roles.blades.forEach((blade, i) => {
    const isCrossed = (blade.subjects[0]?.count ?? 1) > 1 || blade.name === 'crossed-swords';
    const angleRad = isCrossed
      ? 0
      : (i % 2 === 0 ? 1 : -1) * (bladeLeanRad[composition.shape] + 0.2 * Math.floor(i / 2));
    composition.place(blade, { at, size: length, angleRad }, depth.behind + i * 0.1);
  });
}

function setCrown(composition: Composition): void {
  const { crown } = composition.roles;
  if (!crown) return;
  const seat = seatOn(composition.focalLayers, 0.4);
  const size = Math.max(seat.width * 1.15, widthOf(composition.focalBounds) * 0.36);
  const { left, right, top } = composition.focalBounds;
  // Wings have no head between them: what is above them hovers in their middle.
  const at: Point =
    composition.roles.focal?.name === 'wings'
      ? [(left + right) / 2, top]
      : [seat.at[0], seat.at[1] - size * 0.22];
  composition.place(crown, { at, size }, depth.crown);
}

/** Flames behind the lower half of the focal element. */
function setFire(composition: Composition, fire: SceneElement, { at: [x], size }: Spot): void {
  const { bottom } = composition.focalBounds;
  const tongues: readonly (readonly [number, number, number])[] = [
    [-0.4, -0.16, 0.6],
    [0.4, -0.16, 0.6],
    [-0.2, -0.3, 0.8],
    [0.2, -0.3, 0.8],
    [0, -0.36, 0.95],
  ];
  tongues.forEach(([dx, dy, share], i) => {
    composition.place(
      fire,
      { at: [x + dx * size, bottom + dy * size], size: size * share, angleRad: 0.4 * dx },
      depth.behind - 5 + i * 0.1,
    );
  });
}

/** What floats. */
const vessels = withTrait('boat');

/** Objects that come along: in front of the focal element's base, then at its shoulders. */
function setProps(composition: Composition, { size }: Spot): void {
  const { left, right, top, bottom } = composition.focalBounds;
  const middle = (left + right) / 2;
  const hasBase = composition.roles.flora.length > 0 || composition.roles.water !== null;
  const lowLeft: Spot = { at: [left + size * 0.06, bottom - size * 0.16], size: size * 0.42 };
  const lowRight: Spot = { at: [right - size * 0.06, bottom - size * 0.16], size: size * 0.42 };
  const low: Spot = { at: [middle, bottom + size * 0.02], size: size * 0.46 };
  const shoulders: Spot[] = [
    { at: [right + size * 0.02, top + size * 0.2], size: size * 0.38 },
    { at: [left - size * 0.02, top + size * 0.2], size: size * 0.38 },
  ];
  const beside: Spot[] = [right + size * 0.16, left - size * 0.16].flatMap((x): Spot[] => [
    { at: [x, bottom - size * 0.22], size: size * 0.42 },
    { at: [x + (x - middle) * 0.5, bottom - size * 0.26], size: size * 0.36 },
  ]);
  const around = hasBase ? [...shoulders, lowLeft, lowRight] : [low, ...shoulders, lowLeft, lowRight];
  const spots = composition.shape === 'wide' ? [0, 2, 1, 3].flatMap((i) => beside[i] ?? []) : around;
  /** An open umbrella is held over the head. */
  const overhead: Spot = { at: [right - size * 0.22, top + size * 0.08], size: size * 0.86 };
  /** Ships lie on the water beside the focal element, or where its water would be. */
  const afloat: Spot = { at: [right + size * 0.12, bottom - size * 0.22], size: size * 0.54 };
  composition.roles.props.forEach((prop, i) => {
    if (prop.name === 'umbrella') {
      composition.place(prop, overhead, depth.behind);
      return;
    }
    if (vessels.has(prop.name)) {
      composition.place(prop, afloat, depth.front);
      return;
    }
    const spot = spots[i % spots.length] ?? low;
    composition.place(prop, spot, depth.front + i * 0.1);
  });
}
