import { heightOf, widthOf } from '../../geometry/bounds.ts';
import type { Point } from '../../geometry/point.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { Actor } from '../actor.ts';
import { faceEachOther } from '../casting.ts';
import { depth } from '../depth.ts';
import { seatOn } from '../skyline.ts';
import type { Spot, Stage } from '../stage.ts';
import { isHead } from '../whole-body.ts';

/** Sets the hero and all that belongs to it: crown, partners, wings, blades, fire and props. */
export function setHeroGroup(stage: Stage, spot: Spot): void {
  const { hero, fire, wings, partners } = stage.cast;
  if (!hero) return;
  if (partners.length > 0) setCompany(stage, hero, spot);
  else if (hero.kind === 'flora' && hero.count > 1) setBunch(stage, hero, spot);
  else stage.placeHero(hero, spot, depth.hero);
  if (partners.length === 0) setCrown(stage);
  if (wings) setWings(stage, wings, spot);
  setBlades(stage, spot);
  if (fire) setFire(stage, fire, spot);
  setProps(stage, spot);
}

/** The hero with others: two face each other or stand one above the other, an object has them at its sides. */
function setCompany(stage: Stage, hero: Actor, { at: [x, y], size }: Spot): void {
  const [first, ...others] = stage.cast.partners;
  if (!first) return;
  if (hero.kind === 'object' || hero.kind === 'symbol') {
    stage.placeHero(hero, { at: [x, y], size }, depth.hero);
    setCrown(stage);
    const { right, left, top } = stage.heroBounds;
    stage.place(
      first,
      { at: [right - size * 0.04, top + size * 0.3], size: size * 0.56, isFlipped: true },
      depth.front,
    );
    setRow(stage, others, [left + size * 0.04, top + size * 0.36], size * 0.5);
    return;
  }
  // Who is drawn from head to foot would stand on whoever is below.
  const isOnFeet = hero.kind === 'figure' && !isHead(hero);
  const isStacked = stage.kit.variant % 2 === 1 && !faceEachOther(stage.cast.wishes) && !isOnFeet;
  const [lead, partner]: readonly [Spot, Spot] = isStacked
    ? [
        { at: [x - size * 0.1, y - size * 0.27], size: size * 0.66 },
        { at: [x + size * 0.12, y + size * 0.3], size: size * 0.62, isFlipped: true },
      ]
    : [
        { at: [x - size * 0.34, y], size: size * 0.68 },
        { at: [x + size * 0.34, y + size * 0.04], size: size * 0.66, isFlipped: true },
      ];
  stage.placeHero(hero, lead, depth.hero);
  setCrown(stage);
  stage.placeHero(first, partner, depth.front);
  setRow(stage, others, [x, y + size * (isStacked ? 0.78 : 0.52)], size * 0.46);
}

/** Further partners side by side around a place. */
function setRow(
  stage: Stage,
  actors: readonly Actor[],
  [x, y]: readonly [number, number],
  size: number,
): void {
  actors.forEach((actor, i) => {
    const column = i - (actors.length - 1) / 2;
    stage.place(actor, { at: [x + column * size, y], size, isFlipped: column > 0 }, depth.front);
  });
}

/** Several flowers of one kind as the hero. */
function setBunch(stage: Stage, hero: Actor, { at: [x, y], size }: Spot): void {
  const places: readonly (readonly [number, number, number])[] =
    hero.count === 2
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
  places.slice(0, hero.count).forEach(([dx, dy, share], i) => {
    stage.place(
      hero,
      { at: [x + dx * size, y + dy * size], size: share * size, isFlipped: dx > 0 },
      depth.hero + i * 0.1,
    );
  });
}

function setWings(stage: Stage, wings: Actor, { at: [x], size }: Spot): void {
  const { top } = stage.heroBounds;
  stage.place(wings, { at: [x, top + heightOf(stage.heroBounds) * 0.4], size: size * 1.55 }, depth.wings);
}

function setBlades(stage: Stage, { at, size }: Spot): void {
  // They must show on both sides of the hero, however wide it is.
  const length = Math.max(size * 1.3, 1.5 * Math.min(widthOf(stage.heroBounds), heightOf(stage.heroBounds)));
  stage.cast.blades.forEach((blade, i) => {
    const isCrossed = (blade.subjects[0]?.count ?? 1) > 1 || blade.name === 'crossed-swords';
    const angleRad = isCrossed ? 0 : (i % 2 === 0 ? 1 : -1) * (0.62 + 0.2 * Math.floor(i / 2));
    stage.place(blade, { at, size: length, angleRad }, depth.behind + i * 0.1);
  });
}

function setCrown(stage: Stage): void {
  const { crown } = stage.cast;
  if (!crown) return;
  const seat = seatOn(stage.heroLayers, 0.4);
  const size = Math.max(seat.width * 1.15, widthOf(stage.heroBounds) * 0.36);
  const { left, right, top } = stage.heroBounds;
  // Wings have no head between them: what is above them hovers in their middle.
  const at: Point =
    stage.cast.hero?.name === 'wings' ? [(left + right) / 2, top] : [seat.at[0], seat.at[1] - size * 0.22];
  stage.place(crown, { at, size }, depth.crown);
}

/** Flames behind the lower half of the hero. */
function setFire(stage: Stage, fire: Actor, { at: [x], size }: Spot): void {
  const { bottom } = stage.heroBounds;
  const tongues: readonly (readonly [number, number, number])[] = [
    [-0.4, -0.16, 0.6],
    [0.4, -0.16, 0.6],
    [-0.2, -0.3, 0.8],
    [0.2, -0.3, 0.8],
    [0, -0.36, 0.95],
  ];
  tongues.forEach(([dx, dy, share], i) => {
    stage.place(
      fire,
      { at: [x + dx * size, bottom + dy * size], size: size * share, angleRad: 0.4 * dx },
      depth.behind - 5 + i * 0.1,
    );
  });
}

/** What floats. */
const vessels = withTrait('boat');

/** Objects that come along: in front of the hero's base, then at its shoulders. */
function setProps(stage: Stage, { size }: Spot): void {
  const { left, right, top, bottom } = stage.heroBounds;
  const middle = (left + right) / 2;
  const hasBase = stage.cast.flora.length > 0 || stage.cast.water !== null;
  const lowLeft: Spot = { at: [left + size * 0.06, bottom - size * 0.16], size: size * 0.42 };
  const lowRight: Spot = { at: [right - size * 0.06, bottom - size * 0.16], size: size * 0.42 };
  const low: Spot = { at: [middle, bottom + size * 0.02], size: size * 0.46 };
  const shoulders: Spot[] = [
    { at: [right + size * 0.02, top + size * 0.2], size: size * 0.38 },
    { at: [left - size * 0.02, top + size * 0.2], size: size * 0.38 },
  ];
  const spots = hasBase ? [...shoulders, lowLeft, lowRight] : [low, ...shoulders, lowLeft, lowRight];
  /** An open umbrella is held over the head. */
  const overhead: Spot = { at: [right - size * 0.22, top + size * 0.08], size: size * 0.86 };
  /** Ships lie on the water beside the hero, or where its water would be. */
  const afloat: Spot = { at: [right + size * 0.12, bottom - size * 0.22], size: size * 0.54 };
  stage.cast.props.forEach((prop, i) => {
    if (prop.name === 'umbrella') {
      stage.place(prop, overhead, depth.behind);
      return;
    }
    if (vessels.has(prop.name)) {
      stage.place(prop, afloat, depth.front);
      return;
    }
    const spot = spots[i % spots.length] ?? low;
    stage.place(prop, spot, depth.front + i * 0.1);
  });
}
