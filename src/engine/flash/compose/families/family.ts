import type { Bounds } from '../geometry/bounds.ts';
import { centerOf, heightOf, widthOf } from '../geometry/bounds.ts';
import type { Point } from '../geometry/point.ts';
import { compose, identity, placing } from '../geometry/transform.ts';
import { gameFish, mothers, youngOnes } from '../motifs/kin.ts';
import type { Motif } from '../motifs/motif.ts';
import { motifs } from '../motifs/registry.ts';
import { Easel } from '../paint/easel.ts';
import { boundsOfLayers } from '../paint/layer.ts';
import type { Relation } from '../parse/reading.ts';
import type { Actor } from './actor.ts';
import { oneOf, sizeOf } from './actor.ts';
import { drawWithin } from './group.ts';
import { perched } from './perched.ts';
import { seatOn } from './skyline.ts';
import { colored } from './stacked.ts';
import { isFromAbove, isFrontal, looksLeft, wholeOf } from './whole-body.ts';

/** Who is in the water or in the air, and stands on no ground. */
const afloat: ReadonlySet<string> = new Set(
  `${gameFish} whale sperm-whale orca narwhal dolphin shark fish betta salmon trout goldfish clownfish seahorse octopus squid
  jellyfish sea-angel bat swallow hummingbird dove crow pegasus dragon western-dragon sea-serpent phoenix`.split(
    /\s+/,
  ),
);
/** On whose backs there is room where they are highest. */
const backs: ReadonlySet<string> = new Set('turtle tortoise bison capybara'.split(' '));
/** Heads and necks from the side. */
const sideHeads: ReadonlySet<string> = new Set(
  'horse giraffe zebra unicorn howling-wolf anteater'.split(' '),
);

/** How large the young are beside the grown, by how many there are. */
const shares: readonly number[] = [0.56, 0.5, 0.46, 0.42, 0.38];

type Build = 'upright' | 'on-fours' | 'afloat' | 'head' | 'side-head';

interface Member {
  readonly actor: Actor;
  readonly build: Build;
}

/** What the words say that they do. */
const inArms =
  /\b(?:hugging|holding|cuddling|embracing|cradling|snuggling|carrying)|拥?抱着?|抱(?:く|いた|いて(?:いる)?|っこ)/u;
const onBack =
  /\b(?:riding |sitting |climbing |clinging |hanging |sleeping )?on(?:to)? (?:top of )?(?:\S+ )*?back\b|背(?:着|負う|中)?/u;
const unseen =
  /\b(?:nursing|feeding|nuzzling|licking|kissing|teaching|in (?:(?:her|his|its|the) )?mouth)\b|叼着|亲吻着?/u;
const inRow = /\b(?:line|row|walking|follow)/u;

/**
 * The grown one, or both, with their young before them.
 *
 * @param young the same as `grown` where one word names old and young together
 */
export function family(grown: Actor, young: Actor, phrase: string): Pick<Motif, 'draw'> {
  const isAll = grown === young;
  const olds = isAll ? (sizeOf(grown) > 2 ? 2 : 1) : Math.max(sizeOf(grown), grown.subjects.length);
  const count = Math.max(1, isAll ? sizeOf(grown) - olds : sizeOf(young));
  const old = memberOf(oneOf(grown), null);
  // One is in the pouch of a kangaroo as it is drawn.
  if (old.actor.motif.name === 'kangaroo' && olds === 1 && count === 1) return old.actor.motif;
  const cub = memberOf(isAll ? oneOf(youngLike(grown)) : oneOf(young), old.actor);
  const { embracing } = old.actor.motif;
  if (inArms.test(phrase) && embracing && olds === 1 && count === 1)
    return embracing((easel, place) => drawWithin(easel, colored(cub.actor), place), 'lap');
  if (onBack.test(phrase) && backs.has(grown.name) && olds === 1 && count === 1)
    return isFromAbove(grown.name)
      ? perched(cub.actor, old.actor)
      : { draw: (easel) => drawOnBack(easel, old, cub) };
  const elders = Array.from({ length: olds }, (_, i) => (i === 0 && olds > 1 ? mateOf(old) : old));
  return {
    draw: (easel) =>
      inRow.test(phrase) && old.build === 'on-fours'
        ? drawInRow(easel, elders, cub, count)
        : drawGathered(easel, elders, cub, count),
  };
}

/** What a family is told to do and that its drawing does not show. */
export function undoneWords({ kind, subject, object, phrase }: Relation): string[] {
  if (kind !== 'young-of') return [];
  const one = (words: RegExp) => words.exec(phrase)?.[0] ?? [];
  const motif = motifs.get(object.concept.name);
  const isOne = object.count === 1 && subject.count === 1;
  return [
    one(unseen),
    motif?.embracing && isOne && subject !== object ? [] : one(inArms),
    backs.has(object.concept.name) && isOne ? [] : one(onBack),
  ].flat();
}

/** Father and mother as one, where both are named: "a lion and a lioness with two cubs". */
export function withMates(actors: readonly Actor[], relations: readonly Relation[]): readonly Actor[] {
  return relations
    .filter(({ kind, subject, object }) => kind === 'young-of' && subject !== object)
    .reduce((pool, { subject, object }) => {
      const isOne = (actor: Actor) => actor.count === 1 && sizeOf(actor) === 1;
      const [one] = pool.filter(({ subjects }) => subjects.includes(object));
      const mate = pool.find(
        (of) =>
          of !== one &&
          !of.subjects.includes(subject) &&
          (mothers[of.name] === one?.name || mothers[one?.name ?? ''] === of.name),
      );
      if (!one || !mate || !isOne(one) || !isOne(mate)) return pool;
      const father = mothers[one.name] ? one : mate;
      const both = { ...father, subjects: [...father.subjects, ...(father === one ? mate : one).subjects] };
      return pool.filter((of) => of !== mate).map((of) => (of === one ? both : of));
    }, actors);
}

/** In the pose that is said, else sitting; the young do as the grown do. */
function memberOf(actor: Actor, like: Actor | null): Member {
  const { motif, name } = actor;
  const said = (like ?? actor).subjects[0]?.pose?.name;
  const pose = said && said !== 'head' && motif.poses?.[said] ? said : null;
  const whole = pose
    ? { ...actor, motif: { ...motif, ...motif.poses?.[pose] } }
    : wholeOf(oneOf(actor), 'sitting');
  const own = whole ?? actor;
  const build = (): Build => {
    if (!pose && sideHeads.has(name)) return 'side-head';
    if (!whole) return isFrontal(name) ? 'head' : 'side-head';
    if (afloat.has(name) || isFromAbove(name)) return 'afloat';
    if (pose) return pose === 'sitting' || pose === 'upright' || pose === 'behind' ? 'upright' : 'on-fours';
    return motif.poses?.sitting || isFrontal(name) || name === 'penguin' ? 'upright' : 'on-fours';
  };
  return { actor: own, build: build() };
}

/** Who are young where one word names all. */
function youngLike(grown: Actor): Actor {
  const motif = motifs.get(youngOnes[grown.name] ?? '');
  return motif ? { ...grown, motif, single: motif, name: motif.name } : grown;
}

/** The mother beside the father, where she is drawn otherwise. */
function mateOf(member: Member): Member {
  const motif = motifs.get(mothers[member.actor.name] ?? '');
  if (!motif) return member;
  return memberOf({ ...member.actor, motif, single: motif, name: motif.name }, member.actor);
}

interface Drawn {
  readonly easel: Easel;
  readonly bounds: Bounds;
}

/** One of them by itself, `height` high, looking to the right. */
function drawn({ kit }: Easel, { actor }: Member, share: number): Drawn {
  const easel = new Easel({ ...kit, sizePx: kit.sizePx * share });
  drawWithin(easel, colored(actor), { scale: share, isFlipped: looksLeft(actor) });
  return { easel, bounds: boundsOfLayers(easel.layers) };
}

/** Sets what is drawn so that the middle of its lower edge is at a point. */
function setDown(easel: Easel, { easel: own, bounds }: Drawn, at: Point, isFlipped = false): void {
  const [x] = centerOf(bounds);
  easel.add(own, compose(placing({ at, isFlipped }), placing({ at: [-x, -bounds.bottom] })));
}

/** The young one on the back of the grown one. */
function drawOnBack(easel: Easel, old: Member, cub: Member): void {
  const below = drawn(easel, old, 1).easel;
  const { at, width } = seatOn(below.layers, 0.3);
  setDown(easel, drawn(easel, cub, 0.46), [at[0], at[1] + 0.08 * width]);
  easel.add(below, identity);
}

/** The grown behind, the young before them on either side, those in the middle furthest in front. */
function drawGathered(easel: Easel, elders: readonly Member[], cub: Member, count: number): void {
  const share = (shares[Math.min(count, shares.length) - 1] ?? 0.4) * (cub.build.endsWith('head') ? 0.92 : 1);
  const old = elders.map((member) => drawn(easel, member, 1));
  const width = Math.max(...old.map(({ bounds }) => widthOf(bounds)));
  const build = elders[0]?.build ?? 'upright';
  const step = (build === 'afloat' ? 1.12 : 0.9) * width;
  const reach = ((old.length - 1) / 2) * step;
  old.forEach((one, i) => {
    const x = i * step - reach;
    setDown(easel, one, [x, 0], x > 0.01);
  });
  const probe = drawn(easel, cub, share);
  const [cubWidth, cubHeight] = [widthOf(probe.bounds), heightOf(probe.bounds)];
  const half = reach + width / 2;
  for (const { x, drop } of placesFor(build, count, {
    half,
    cubWidth,
    cubHeight,
    isPair: old.length > 1,
  }))
    setDown(easel, drawn(easel, cub, share), [x, drop], x > 0.01 && cub.build === 'upright');
}

interface Sizes {
  /** Half of the width of all grown ones. */
  readonly half: number;
  readonly cubWidth: number;
  readonly cubHeight: number;
  readonly isPair: boolean;
}

interface Place {
  readonly x: number;
  /** How far below the feet of the grown ones. */
  readonly drop: number;
}

function placesFor(build: Build, count: number, sizes: Sizes): Place[] {
  const { half, cubWidth, cubHeight, isPair } = sizes;
  const [outerDrop, innerDrop] = drops[build].map((share) => share * cubHeight) as [number, number];
  // Before two there is room between them.
  const reach = isPair && count === 2 ? 0.5 * cubWidth : half + reaches[build] * cubWidth;
  if (count === 1) {
    const x = isPair ? 0 : build === 'on-fours' || build === 'afloat' ? 0.5 * half : reach;
    return [{ x, drop: isPair ? innerDrop : outerDrop }];
  }
  return Array.from({ length: count }, (_, i) => {
    const t = (2 * i) / (count - 1) - 1;
    return { x: t * reach, drop: outerDrop + (innerDrop - outerDrop) * (1 - Math.abs(t)) };
  }).toSorted((a, b) => a.drop - b.drop);
}

/** How far below the feet of the grown the outer and the inner young stand, in their own heights. */
const drops: Readonly<Record<Build, readonly [number, number]>> = {
  upright: [0.1, 0.24],
  'on-fours': [0.14, 0.22],
  afloat: [0.5, 0.66],
  head: [0.3, 0.62],
  'side-head': [0.16, 0.3],
};
/** How far beyond the sides of the grown the middles of the outer young are, in their own widths. */
const reaches: Readonly<Record<Build, number>> = {
  upright: 0.04,
  'on-fours': -0.16,
  afloat: -0.3,
  head: -0.2,
  'side-head': 0.1,
};

/** One after the other on one ground, the largest first. */
function drawInRow(easel: Easel, elders: readonly Member[], cub: Member, count: number): void {
  const line = [
    ...elders.map((member, i) => drawn(easel, member, i === 0 ? 1 : 0.86)),
    ...Array.from({ length: count }, (_, i) => drawn(easel, cub, 0.6 - 0.06 * i)),
  ];
  line.reduce((right, one) => {
    const width = widthOf(one.bounds);
    setDown(easel, one, [right - width / 2, 0]);
    return right - 0.94 * width;
  }, 0);
}
