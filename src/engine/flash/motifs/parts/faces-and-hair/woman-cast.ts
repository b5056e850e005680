import type { Polygon } from '../../../geometry/point.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';

/** Kinds of faces, so that not all women look alike: mild; glamorous; stern and square; lined by age. */
export type WomanCast = 'gentle' | 'bold' | 'stern' | 'old';

/** What tells one face from another. */
interface Features {
  readonly face: Polygon;
  /** Of the right side, as are the lines. */
  readonly brow: Polygon;
  readonly upperLip: Polygon;
  readonly lowerLip: Polygon;
  readonly hasMole: boolean;
  /** Cheekbones and wrinkles. */
  readonly lines: readonly string[];
}

const gentle: Features = {
  face: symmetric(
    '0 -0.66, 0.26 -0.62, 0.44 -0.42, 0.475 -0.12, 0.45 0.12, 0.385 0.36, 0.25 0.55, 0.11 0.66, 0 0.675',
  ),
  brow: outlined('0.08 -0.27!, 0.2 -0.325, 0.33 -0.315, 0.45 -0.235!, 0.33 -0.288, 0.2 -0.29, 0.085 -0.235'),
  upperLip: symmetric('0 0.34, 0.05 0.315, 0.17 0.385!, 0.06 0.387, 0 0.398'),
  lowerLip: symmetric('0 0.398, 0.06 0.388, 0.165 0.388!, 0.1 0.462, 0 0.482'),
  hasMole: false,
  lines: [],
};

const bold: Features = {
  face: symmetric(
    '0 -0.66, 0.28 -0.62, 0.46 -0.4, 0.495 -0.12, 0.455 0.12, 0.36 0.35, 0.21 0.55, 0.09 0.66, 0 0.675',
  ),
  brow: outlined('0.09 -0.25!, 0.24 -0.365, 0.35 -0.375, 0.48 -0.25!, 0.35 -0.325, 0.24 -0.31, 0.1 -0.2'),
  upperLip: symmetric('0 0.335, 0.055 0.3, 0.11 0.328, 0.185 0.388!, 0.07 0.39, 0 0.4'),
  lowerLip: symmetric('0 0.4, 0.07 0.392, 0.18 0.39!, 0.11 0.478, 0 0.5'),
  hasMole: true,
  lines: [],
};

const stern: Features = {
  face: symmetric(
    '0 -0.66, 0.27 -0.62, 0.45 -0.42, 0.49 -0.1, 0.475 0.14, 0.43 0.38, 0.3 0.57, 0.14 0.67, 0 0.68',
  ),
  brow: outlined('0.05 -0.2!, 0.2 -0.275, 0.36 -0.31, 0.49 -0.25!, 0.36 -0.265, 0.2 -0.22, 0.06 -0.15'),
  upperLip: symmetric('0 0.345, 0.05 0.328, 0.15 0.388!, 0.06 0.387, 0 0.398'),
  lowerLip: symmetric('0 0.398, 0.06 0.388, 0.145 0.39!, 0.09 0.45, 0 0.465'),
  hasMole: false,
  lines: ['0.42 0.1, 0.34 0.2, 0.24 0.3', '0.05 -0.26, 0.04 -0.19'],
};

const old: Features = {
  face: symmetric(
    '0 -0.66, 0.26 -0.62, 0.44 -0.42, 0.48 -0.14, 0.43 0.06, 0.42 0.26, 0.36 0.46, 0.2 0.62, 0.1 0.72, 0 0.735',
  ),
  brow: outlined('0.06 -0.22!, 0.2 -0.31, 0.34 -0.31, 0.46 -0.2!, 0.34 -0.27, 0.2 -0.265, 0.07 -0.18'),
  upperLip: symmetric('0 0.36, 0.05 0.35, 0.17 0.4!, 0.06 0.39, 0 0.398'),
  lowerLip: symmetric('0 0.398, 0.06 0.39, 0.165 0.4!, 0.09 0.445, 0 0.455'),
  hasMole: true,
  lines: [
    '0.12 0.16, 0.2 0.26, 0.22 0.42',
    '0.12 0.06, 0.24 0.1, 0.36 0.05',
    '0.16 0.1, 0.26 0.14, 0.36 0.1',
    '0.45 -0.06, 0.4 -0.02',
    '0.44 0.0, 0.39 0.02',
    '0.4 0.12, 0.32 0.26, 0.34 0.4',
    '0 -0.44, 0.14 -0.46, 0.28 -0.42',
    '0 -0.37, 0.12 -0.39, 0.24 -0.36',
    '0.04 0.6, 0.1 0.62, 0.14 0.58',
  ],
};

export const womanCasts: Readonly<Record<WomanCast, Features>> = { gentle, bold, stern, old };
