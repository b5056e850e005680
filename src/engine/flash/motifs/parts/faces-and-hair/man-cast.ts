import type { Polygon } from '../../../geometry/point.ts';
import { symmetric } from '../../../geometry/traced.ts';

/** Kinds of faces, so that not all men look alike: square-jawed; narrow with hollow cheeks; lined by age. */
export type ManCast = 'broad' | 'lean' | 'aged';

/** What tells one face from another. */
interface Features {
  readonly face: Polygon;
  readonly nose: Polygon;
  /** The shaded side of the nose, down to its tip. */
  readonly ridge: string;
  /** Cheekbones and wrinkles of the right side. */
  readonly lines: readonly string[];
}

const broad: Features = {
  face: symmetric(
    '0 -0.72, 0.32 -0.68, 0.52 -0.44, 0.55 -0.1, 0.54 0.24, 0.47 0.52, 0.3 0.76, 0.13 0.83, 0 0.83',
  ),
  nose: symmetric('0 -0.1, 0.06 0.06, 0.16 0.2, 0.1 0.29, 0 0.31'),
  ridge: '0.06 -0.14, 0.06 0.02, 0.1 0.13',
  lines: ['0.52 0.08, 0.44 0.18, 0.36 0.2', '-0.02 0.72, 0.0 0.78'],
};

const lean: Features = {
  face: symmetric(
    '0 -0.72, 0.3 -0.68, 0.48 -0.44, 0.51 -0.12, 0.47 0.16, 0.39 0.46, 0.25 0.73, 0.11 0.85, 0 0.86',
  ),
  nose: symmetric('0 -0.14, 0.045 0.04, 0.12 0.2, 0.08 0.28, 0 0.31'),
  ridge: '0.07 -0.2, 0.045 -0.02, 0.07 0.14',
  lines: ['0.47 0.08, 0.4 0.2, 0.34 0.4', '0.42 0.14, 0.36 0.24, 0.32 0.34'],
};

const aged: Features = {
  face: symmetric(
    '0 -0.72, 0.31 -0.68, 0.5 -0.44, 0.54 -0.12, 0.48 0.08, 0.49 0.3, 0.42 0.56, 0.22 0.79, 0 0.84',
  ),
  nose: symmetric('0 -0.12, 0.08 0.0, 0.13 0.2, 0.08 0.31, 0 0.34'),
  ridge: '0.05 -0.16, 0.1 -0.03, 0.09 0.12',
  lines: [
    '0 -0.56, 0.16 -0.58, 0.34 -0.53',
    '0 -0.48, 0.14 -0.5, 0.3 -0.46',
    '0.46 -0.1, 0.53 -0.13',
    '0.46 -0.06, 0.53 -0.05',
    '0.12 0.09, 0.25 0.14, 0.4 0.08',
    '0.18 0.18, 0.28 0.32, 0.29 0.46',
    '0.46 0.14, 0.38 0.26, 0.4 0.44',
  ],
};

export const manCasts: Readonly<Record<ManCast, Features>> = { broad, lean, aged };
