import { add, cut, paint } from '../solid/modelling.ts';
import { ellipsoid } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Turn, Vector } from '../solid/vector.ts';
import { plus, transposed, turning, unit } from '../solid/vector.ts';

export interface EyeForm {
  readonly at: Vector;
  readonly radius: number;
  /** Degrees outwards, and by which the outer corner is raised. */
  readonly yaw: number;
  readonly tilt: number;
  /** Half the width and half the height of the almond between the lids. */
  readonly width: number;
  readonly height: number;
  readonly skin: string;
  /** How softly the lids melt into the face. */
  readonly blend?: number;
  /** How much it looks ahead instead of along its own axis. */
  readonly gaze?: number;
  readonly pupil?: number;
  /** How much higher than wide the pupil is. */
  readonly slit?: number;
}

/**
 * An eyeball flush in its lids, cut along its own axis: regions `rim`, `eye` and `pupil`.
 *
 * @returns the steps, and where it gleams
 */
export function eye(form: EyeForm): { steps: Step[]; glints: { at: Vector; radius: number }[] } {
  const { at, radius: r, yaw, tilt, width, height, skin } = form;
  const { blend = 0.08, gaze = 0.3, pupil = 0.028, slit = 1.15 } = form;
  const turn: Turn = [0, yaw, tilt];
  const axis = transposed(turning(turn))[2];
  const along = (share: number) => plus(at, axis, share);
  const looking = unit([axis[0] * (1 - gaze), axis[1] * (1 - gaze), axis[2] * (1 - gaze) + gaze]);
  const middle = plus(at, looking, r);
  const gleam: Vector = [middle[0] - pupil * 0.8, middle[1] + pupil * 0.9, middle[2]];
  return {
    steps: [
      add(ellipsoid(at, [r * 1.12, r * 1.02, r * 1.06]), skin, blend),
      paint(ellipsoid(along(r * 1.05), [width * 1.16, height * 1.38, r * 0.75], turn), 'rim', skin),
      cut(ellipsoid(along(r * 1.12), [width, height, r * 0.55], turn), 0.008, 'rim'),
      add(ellipsoid(at, [r, r, r]), 'eye', 0.003),
      paint(ellipsoid(middle, [pupil, pupil * slit, pupil * 1.4]), 'pupil', 'eye'),
    ],
    glints: [
      { at: gleam, radius: pupil * 0.45 },
      { at: [-gleam[0] - 0.05, gleam[1], gleam[2]], radius: pupil * 0.45 },
    ],
  };
}
