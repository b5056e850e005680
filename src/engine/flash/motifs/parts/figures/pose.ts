import type { Placing } from '../../../geometry/transform.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { HairCut } from '../faces-and-hair/head-aside.ts';

/** Where the joints of somebody are who moves to the right, about 2.7 high when upright. */
export interface Pose {
  readonly head: Placing;
  /** From between the shoulders down to the seat. */
  readonly spine: string;
  /** Shoulder, elbow and wrist: of the arm further away and of the nearer one. */
  readonly arms: readonly [far: string, near: string];
  /** Hip, knee and ankle. */
  readonly legs: readonly [far: string, near: string];
  /** Where the toes point, in radians from the right. */
  readonly toes: readonly [far: number, near: number];
}

/** What the figure wears: nothing above means a bare breast, no shoes bare feet. */
export interface Outfit {
  readonly skin?: Pigment;
  readonly hair: HairCut;
  readonly hairPigment?: Pigment;
  readonly top?: Pigment;
  readonly sleeves?: 'none' | 'short' | 'long';
  readonly bottoms: Pigment;
  readonly legs: 'bare' | 'short' | 'long';
  readonly shoes?: Pigment;
  readonly gloves?: Pigment;
}
