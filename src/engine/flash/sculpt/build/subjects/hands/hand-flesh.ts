import { melting, together } from '../../solid/joined-shapes.ts';
import { add, paint } from '../../solid/modelling.ts';
import type { Shape } from '../../solid/shape.ts';
import { rod } from '../../solid/shape.ts';
import type { Step } from '../../solid/solid.ts';
import type { Vector } from '../../solid/vector.ts';
import { dot, minus, plus } from '../../solid/vector.ts';
import type { Decal, Region } from '../../subject.ts';
import type { Bone, HandBones } from './hand-bones.ts';

/** Millimetres in a length of 1. */
const perUnit = 85;

export const handRegions = {
  skin: { pigment: 'bone', albedo: 1, hasFolds: true, isPlain: true },
  nail: { pigment: 'petal', albedo: 0.75, isPlain: true },
  cloth: { pigment: 'water', albedo: 0.55 },
  lace: { pigment: 'gold', albedo: 0.9 },
} satisfies Record<string, Region>;

interface HandLook {
  /** On which fingers nails are painted; on all of them if missing. */
  readonly nails?: readonly number[];
  readonly hasPalmLines?: boolean;
  /** Whether there is another one on the other side. */
  readonly isMirrored?: boolean;
}

/**
 * A hand with its flesh, nails and a cuff.
 *
 * @param toWorld from its own millimetres to the solid's lengths
 */
export function handSteps(
  bones: HandBones,
  toWorld: (place: Vector) => Vector,
  { nails = [0, 1, 2, 3, 4], isMirrored = false }: HandLook = {},
): Step[] {
  const side = { isOneSided: !isMirrored };
  const flesh = (from: Vector, to: Vector, first: number, second: number) =>
    rod(toWorld(from), toWorld(to), first / perUnit, second / perUnit);
  const ofBone = (bone: Bone) => flesh(bone.from, bone.to, bone.radius, bone.radiusAtTip);
  const palm = melting(palmOf(bones, flesh), 13 / perUnit);
  const steps: Step[] = [add(palm, 'skin', 0.01, side)];
  bones.forEach((digit, i) => {
    const [first, second, third] = digit.map(ofBone) as [Shape, Shape, Shape];
    // Fingers melt into the palm and stay apart from each other; the thumb's first bone is in the palm.
    const finger =
      i < 4
        ? together(melting([palm, first], 8 / perUnit), melting([first, second, third], 3 / perUnit))
        : together(melting([palm, second], 8 / perUnit), melting([second, third], 3 / perUnit));
    steps.push(add(finger, 'skin', 0.003, side));
  });
  for (const i of nails)
    steps.push(paint(nailOf((bones[i] as HandBones[number])[2], toWorld), 'nail', 'skin', side));
  return [...steps, ...cuff(toWorld, side)];
}

type Flesh = (from: Vector, to: Vector, first: number, second: number) => Shape;

function palmOf(bones: HandBones, flesh: Flesh): Shape[] {
  const ball = (bones[4] as HandBones[number])[0];
  const knuckles = bones
    .slice(0, 4)
    .flatMap(([{ from }]) => [
      flesh([from[0] * 0.38, 14, -2], from, 12, 10),
      flesh(plus(from, [0, -5, 2]), plus(from, [0, -2, 2]), 8.3, 7.8),
    ]);
  return [
    ...knuckles,
    flesh(ball.from, ball.to, ball.radius, ball.radiusAtTip),
    flesh([-14, 22, -13], [-24, 52, -14], 13, 9),
    flesh([17, 22, -8], [25, 60, -8], 11, 9.5),
    flesh([-9, 10, 0], [-8, -24, 0], 13.5, 12.5),
    flesh([9, 10, -1], [8, -24, 0], 13, 12.5),
    flesh([-8, -24, 0], [-10, -64, 0], 12.5, 13.5),
    flesh([8, -24, 0], [10, -64, 0], 12.5, 13.5),
  ];
}

/** A flat oval on the back of a fingertip. */
function nailOf(bone: Bone, toWorld: (place: Vector) => Vector): Shape {
  const middle = plus(plus(bone.from, bone.way, bone.length * 0.92), bone.back, bone.radiusAtTip * 1.05);
  const [center, way, back, across] = [
    toWorld(middle),
    directionOf(bone.way, toWorld),
    directionOf(bone.back, toWorld),
    directionOf(bone.across, toWorld),
  ];
  const [long, wide, high] = [
    (bone.length * 0.37) / perUnit,
    (bone.radiusAtTip * 0.98) / perUnit,
    (bone.radiusAtTip * 0.95) / perUnit,
  ];
  return {
    center,
    radius: Math.max(long, wide, high),
    distance(x, y, z) {
      const off: Vector = [x - center[0], y - center[1], z - center[2]];
      const [u, v, w] = [dot(off, way) / long, dot(off, across) / wide, dot(off, back) / high];
      // Squarer than an oval along the finger.
      return ((u ** 4 + v ** 4 + w ** 4) ** 0.25 - 1) * Math.min(long, wide, high);
    },
  };
}

function directionOf(way: Vector, toWorld: (place: Vector) => Vector): Vector {
  const [x, y, z] = minus(toWorld(way), toWorld([0, 0, 0]));
  return [x * perUnit, y * perUnit, z * perUnit];
}

/** A sleeve around the wrist, edged with lace. */
function cuff(toWorld: (place: Vector) => Vector, side: Pick<Step, 'isOneSided'>): Step[] {
  return [
    add(sleeve(toWorld, [-50, 1.16], [-92, 1.56]), 'cloth', 0.002, side),
    add(sleeve(toWorld, [-36, 1.16], [-56, 1.3]), 'lace', 0.002, side),
  ];
}

/** A flat ring around the forearm: heights and how wide it is there. */
function sleeve(
  toWorld: (place: Vector) => Vector,
  [top, wideAbove]: readonly [number, number],
  [bottom, wideBelow]: readonly [number, number],
): Shape {
  const center = toWorld([0, (top + bottom) / 2, 0]);
  const [across, along, back] = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const
  ).map((axis) => directionOf(axis, toWorld)) as [Vector, Vector, Vector];
  const half = (top - bottom) / 2;
  return {
    center,
    radius: (half + 24 * wideBelow) / perUnit,
    distance(px, py, pz) {
      const off: Vector = [px - center[0], py - center[1], pz - center[2]];
      const [x, y, z] = [dot(off, across) * perUnit, dot(off, along) * perUnit, dot(off, back) * perUnit];
      const share = Math.min(1, Math.max(0, 0.5 - y / (2 * half)));
      const wide = wideAbove + (wideBelow - wideAbove) * share;
      const around = (Math.sqrt((x / 24) ** 2 + (z / 18) ** 2) - wide) * 17;
      const over = Math.abs(y) - half;
      const outside = Math.sqrt(Math.max(around, 0) ** 2 + Math.max(over, 0) ** 2);
      return (outside + Math.min(Math.max(around, over), 0)) / perUnit;
    },
  };
}

/** Creases at the joints, over and under, and the lines of the palm. */
export function handDecals(
  bones: HandBones,
  toWorld: (place: Vector) => Vector,
  { hasPalmLines = false, isMirrored = false }: HandLook = {},
): Decal[] {
  const decals: Decal[] = [];
  const crease = (
    bone: Bone,
    off: number,
    [from, to]: readonly [number, number],
    bow: number,
    width: number,
  ) => {
    const points = Array.from({ length: 7 }, (_, i): Vector => {
      const angle = from + ((to - from) * i) / 6;
      const way = off + bow * Math.cos((i / 6 - 0.5) * Math.PI);
      const skin = plus(plus(bone.from, bone.way, way), bone.back, Math.cos(angle) * bone.radius);
      return toWorld(plus(skin, bone.across, Math.sin(angle) * bone.radius));
    });
    decals.push({ points, width, fineness: 16, isOneSided: !isMirrored });
  };
  bones.forEach((digit, i) => {
    digit.forEach((bone, k) => {
      if (k === 0 || (i === 4 && k === 1)) return;
      crease(bone, -1.8, [-0.7, 0.7], -1.6, 0.7);
      crease(bone, 1.4, [-0.7, 0.7], 1.4, 0.7);
      crease(bone, 1.5, [Math.PI - 0.9, Math.PI + 0.9], 1.2, 0.8);
    });
  });
  if (hasPalmLines)
    for (const line of palmLines)
      decals.push({ points: line.map(toWorld), width: 1.1, fineness: 30, isOneSided: !isMirrored });
  return decals;
}

/** Of the heart, of the head and of life. */
const palmLines: readonly (readonly Vector[])[] = [
  [
    [31, 62, -18],
    [16, 62, -15],
    [0, 68, -14],
    [-12, 78, -12],
  ],
  [
    [-29, 66, -16],
    [-10, 60, -16],
    [8, 50, -16],
    [22, 40, -18],
  ],
  [
    [-29, 64, -16],
    [-12, 54, -18],
    [-4, 36, -20],
    [-6, 12, -16],
  ],
];

/** The usual place of one hand: its middle in the middle. */
export function upright([x, y, z]: Vector): Vector {
  return [x / perUnit, (y - 62) / perUnit, z / perUnit];
}
