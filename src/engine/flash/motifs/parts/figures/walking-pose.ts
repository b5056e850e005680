import type { Pose } from './pose.ts';

/** A moving figure walking to the right. */
export const walkingPose: Pose = {
  head: { at: [0.08, -1.18], angleRad: 0.05 },
  spine: '0.0 -0.9, -0.02 -0.44, -0.04 0.02',
  arms: ['0.12 -0.72, 0.26 -0.24, 0.34 0.14', '-0.06 -0.72, -0.22 -0.28, -0.02 0.08'],
  legs: ['0.02 0.06, 0.3 0.58, 0.34 1.14', '-0.1 0.06, -0.14 0.62, -0.5 1.08'],
  toes: [-0.1, 0.35],
};
