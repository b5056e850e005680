import type { Vector } from '../../solid/vector.ts';
import { cross, dot, lengthOf, minus, plus, radians, times, unit } from '../../solid/vector.ts';

/** How a finger is bent at its three joints, and spread, in degrees. */
export type FingerPose = readonly [knuckle: number, middle: number, tip: number, spread: number];

/** How a hand is held. */
export interface HandPose {
  /** From the index finger to the little one. */
  readonly fingers: readonly [FingerPose, FingerPose, FingerPose, FingerPose];
  /** Where each of the thumb's bones points, and its nail. */
  readonly thumb: { readonly ways: readonly [Vector, Vector, Vector]; readonly nail: Vector };
}

/** A bone with its flesh, in millimetres. */
export interface Bone {
  readonly from: Vector;
  readonly to: Vector;
  readonly way: Vector;
  /** To the back of the hand, and across. */
  readonly back: Vector;
  readonly across: Vector;
  readonly length: number;
  readonly radius: number;
  readonly radiusAtTip: number;
}

/** Three bones each: index, middle, ring and little finger, and the thumb, whose first one is in its ball. */
export type HandBones = readonly (readonly [Bone, Bone, Bone])[];

/** Where each finger begins, the lengths of its bones and its radii: of a right hand from behind, fingers up. */
const fingers: readonly { at: Vector; lengths: Vector; radii: readonly [number, number, number, number] }[] =
  [
    { at: [-21, 86, 0], lengths: [43, 27, 23], radii: [9.6, 8.2, 7, 4.9] },
    { at: [-3, 90, 3], lengths: [48, 31, 24], radii: [9.8, 8.4, 7.1, 5] },
    { at: [14, 86, 1.5], lengths: [44, 29, 24], radii: [9.3, 8, 6.8, 4.8] },
    { at: [28.5, 77, -3], lengths: [35, 21, 20], radii: [8.4, 6.9, 5.9, 4.2] },
  ];
const thumb = {
  at: [-22, 20, -8] as Vector,
  lengths: [40, 33, 28] as Vector,
  radii: [13.5, 9.8, 9, 5.6] as const,
};

export function handBones(pose: HandPose): HandBones {
  return [...pose.fingers.map((finger, i) => fingerBones(i, finger)), thumbBones(pose)];
}

function fingerBones(index: number, [knuckle, middle, tip, spread]: FingerPose): [Bone, Bone, Bone] {
  const form = fingers[index] as (typeof fingers)[number];
  const [sin, cos] = [Math.sin(radians(spread)), Math.cos(radians(spread))];
  let [way, back]: [Vector, Vector] = [
    [sin, cos, 0],
    [0, 0, 1],
  ];
  const across: Vector = [cos, -sin, 0];
  let from = form.at;
  return [knuckle, middle, tip].map((angle, i): Bone => {
    way = turned(way, across, -angle);
    back = turned(back, across, -angle);
    const length = form.lengths[i] as number;
    const to = plus(from, way, length);
    const bone = {
      from,
      to,
      way,
      back,
      across,
      length,
      radius: form.radii[i] as number,
      radiusAtTip: form.radii[i + 1] as number,
    };
    from = to;
    return bone;
  }) as [Bone, Bone, Bone];
}

function thumbBones({ thumb: { ways, nail } }: HandPose): [Bone, Bone, Bone] {
  let from = thumb.at;
  return ways.map((one, i): Bone => {
    const way = unit(one);
    const length = thumb.lengths[i] as number;
    const to = plus(from, way, length);
    const back = unit(plus(nail, way, -dot(nail, way)));
    const bone = {
      from,
      to,
      way,
      back,
      across: unit(cross(way, back)),
      length,
      radius: thumb.radii[i] as number,
      radiusAtTip: thumb.radii[i + 1] as number,
    };
    from = to;
    return bone;
  }) as [Bone, Bone, Bone];
}

/** The pose with its thumb brought to a place, as far as its joints bend. */
export function withThumbAt(pose: HandPose, place: Vector): HandPose {
  const ways = pose.thumb.ways.map(unit) as [Vector, Vector, Vector];
  const missed = () => {
    const tip = ways.reduce((at, way, i) => plus(at, way, thumb.lengths[i] as number), thumb.at);
    return (
      lengthOf(minus(tip, place)) +
      14 * Math.max(0, 0.72 - dot(ways[0], ways[1])) +
      14 * Math.max(0, 0.8 - dot(ways[1], ways[2]))
    );
  };
  // One coordinate after the other, in ever smaller steps.
  for (let step = 0.3; step > 0.01; step *= 0.8) {
    for (let i = 0; i < 6 * 3 * 3 * 2; i++) {
      const [bone, axis, sign] = [i % 3, Math.floor(i / 3) % 3, Math.floor(i / 9) % 2 ? -1 : 1] as [
        0,
        0,
        number,
      ];
      const [before, miss] = [ways[bone], missed()];
      const moved: [number, number, number] = [...before];
      moved[axis] += sign * step * (bone === (0 as number) ? 0.35 : 1);
      ways[bone] = unit(moved);
      if (missed() >= miss) ways[bone] = before;
    }
  }
  return { ...pose, thumb: { ...pose.thumb, ways } };
}

function turned(v: Vector, axis: Vector, degrees: number): Vector {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return plus(plus(times(v, cos), cross(axis, v), sin), axis, dot(axis, v) * (1 - cos));
}
