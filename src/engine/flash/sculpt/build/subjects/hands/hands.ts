import type { Vector } from '../../solid/vector.ts';
import { plus } from '../../solid/vector.ts';
import type { Subject } from '../../subject.ts';
import type { HandPose } from './hand-bones.ts';
import { handBones, withThumbAt } from './hand-bones.ts';
import { handDecals, handRegions, handSteps, upright } from './hand-flesh.ts';

const praying: HandPose = {
  fingers: [
    [3, 5, 4, -3],
    [2, 5, 4, -0.5],
    [3, 6, 4, 2],
    [3, 8, 6, 6],
  ],
  thumb: {
    ways: [
      [-0.55, 0.85, 0.1],
      [-0.25, 0.97, 0.05],
      [-0.1, 0.99, 0],
    ],
    nail: [-0.35, 0, 0.9],
  },
};

/** Hands in prayer, palm to palm, in lace cuffs. */
export const prayingHands: Subject = {
  name: 'praying-hands',
  regions: handRegions,
  camera: { center: [0, -0.13, 0], half: 1.8, distance: 14 },
  traits: { crease: 0.5, step: 0.03 },
  views: [
    { name: 'front', camera: { yaw: 5, pitch: 4 } },
    { name: 'three-quarter-left', camera: { yaw: -52, roll: 16 } },
    { name: 'three-quarter-right', camera: { yaw: 40, pitch: 6, roll: -14 } },
    { name: 'profile', camera: { yaw: -64, pitch: 10, roll: 30 } },
  ],
  model() {
    const bones = handBones(praying);
    // One palm faces the other across the middle.
    const beside = ([x, y, z]: Vector): Vector => {
      const [u, v, w] = upright([x, y, z + 13.5]);
      return [w, v, -u];
    };
    return {
      steps: handSteps(bones, beside, { isMirrored: true }),
      decals: handDecals(bones, beside, { isMirrored: true }),
    };
  },
};

const open: HandPose = {
  fingers: [
    [6, 9, 6, -8],
    [3, 7, 5, -2],
    [5, 8, 6, 5],
    [8, 11, 8, 14],
  ],
  thumb: {
    ways: [
      [-0.72, 0.62, -0.32],
      [-0.62, 0.76, -0.2],
      [-0.5, 0.86, -0.1],
    ],
    nail: [-0.5, 0.1, 0.8],
  },
};

const pointing: HandPose = {
  fingers: [
    [8, 10, 6, -2],
    [72, 92, 34, 0],
    [78, 96, 36, 2],
    [82, 98, 38, 5],
  ],
  thumb: {
    ways: [
      [-0.55, 0.75, -0.5],
      [-0.1, 0.97, -0.35],
      [0.05, 0.97, -0.3],
    ],
    nail: [-0.9, 0.1, 0.3],
  },
};

/** An open hand from all sides, and one that points. */
export const hand: Subject = {
  name: 'hand',
  regions: handRegions,
  camera: { center: [0, -0.13, 0], half: 1.8, distance: 14 },
  traits: { crease: 0.5, step: 0.03 },
  views: [
    { name: 'front', camera: { yaw: 172, pitch: 4, roll: -4 } },
    { name: 'three-quarter-left', camera: { yaw: 128, pitch: 8, roll: -10 } },
    { name: 'three-quarter-right', camera: { yaw: 212, pitch: 6, roll: 8 } },
    { name: 'above', camera: { yaw: 18, pitch: 6, roll: 8 } },
    { name: 'pointing', camera: { yaw: 126, pitch: 4, roll: 82 }, posture: { point: 1 } },
  ],
  model({ point = 0 }) {
    const bones = handBones(point ? heldAtMiddleFinger(pointing) : open);
    return {
      steps: handSteps(bones, upright, { nails: point ? [0, 4] : [0, 1, 2, 3, 4] }),
      decals: handDecals(bones, upright, { hasPalmLines: !point }),
    };
  },
};

const clenched: HandPose = {
  fingers: [
    [84, 98, 46, 0],
    [86, 100, 46, 0],
    [86, 100, 46, 1],
    [84, 98, 46, 3],
  ],
  thumb: {
    ways: [
      [-0.5, 0.78, -0.5],
      [0.05, 0.72, -0.75],
      [0.55, 0.6, -0.6],
    ],
    nail: [-0.3, 0.2, -0.9],
  },
};

/** A raised fist. */
export const fist: Subject = {
  name: 'fist',
  regions: handRegions,
  camera: { center: [0, -0.5, 0], half: 1.42, distance: 14 },
  traits: { crease: 0.5, step: 0.03 },
  views: [
    { name: 'front', camera: { yaw: 176, pitch: 6 } },
    { name: 'three-quarter-left', camera: { yaw: 140, pitch: 8, roll: -6 } },
    { name: 'three-quarter-right', camera: { yaw: 214, pitch: 8, roll: 6 } },
  ],
  model() {
    const bones = handBones(heldAtMiddleFinger(clenched));
    return {
      steps: handSteps(bones, upright, { nails: [4] }),
      decals: handDecals(bones, upright),
    };
  },
};

/** The thumb lies over the bent middle finger. */
function heldAtMiddleFinger(pose: HandPose): HandPose {
  const [, bone] = handBones(pose)[1] as ReturnType<typeof handBones>[number];
  const skin = plus(plus(bone.from, bone.way, bone.length * 0.3), bone.back, 15);
  return withThumbAt(pose, plus(skin, bone.across, -3));
}
