export type Rgb = readonly [number, number, number];

/** A limb that reaches through the picture, and the light on it. Lengths in picture heights. */
export interface SkinSample {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Direction of the limb, degrees clockwise from straight down. */
  readonly leanDeg: number;
  /** How far its middle line is bent, at most. */
  readonly bend: number;
  /** Half widths along it, from end to end. */
  readonly radii: readonly number[];
  /** Depth of its section over its width. */
  readonly roundness: number;
  /** Strength of the cords below the skin, as at a wrist; 0…1. */
  readonly cords: number;
  readonly hair: number;
  readonly freckles: number;
  /** Linear light. */
  readonly skin: Rgb;
  readonly blush: Rgb;
  readonly ground: Rgb;
  /** Where the light comes from. */
  readonly light: readonly [number, number, number];
}

/** Nobody was photographed for these. */
export const skinSamples: readonly SkinSample[] = [
  {
    name: 'forearm-light',
    ...{ width: 1280, height: 960, seed: 11, leanDeg: -64, bend: 0.03, roundness: 0.82 },
    radii: [0.31, 0.315, 0.3, 0.265, 0.225, 0.195, 0.18, 0.178],
    ...{ cords: 0.7, hair: 0.09, freckles: 0.25 },
    ...{ skin: [0.72, 0.43, 0.31], blush: [0.74, 0.33, 0.25], ground: [0.1, 0.16, 0.2] },
    light: [-0.42, -0.55, 0.72],
  },
  {
    name: 'calf-olive',
    ...{ width: 960, height: 1280, seed: 23, leanDeg: 7, bend: -0.02, roundness: 0.95 },
    radii: [0.17, 0.19, 0.215, 0.222, 0.205, 0.175, 0.14, 0.112, 0.1],
    ...{ cords: 0.15, hair: 0.2, freckles: 0.1 },
    ...{ skin: [0.5, 0.27, 0.155], blush: [0.52, 0.22, 0.13], ground: [0.36, 0.33, 0.28] },
    light: [0.5, -0.35, 0.78],
  },
  {
    name: 'upper-arm-brown',
    ...{ width: 1280, height: 960, seed: 37, leanDeg: -38, bend: 0.045, roundness: 0.9 },
    radii: [0.3, 0.325, 0.34, 0.33, 0.3, 0.27, 0.255, 0.26],
    ...{ cords: 0.1, hair: 0.05, freckles: 0.08 },
    ...{ skin: [0.27, 0.125, 0.066], blush: [0.29, 0.1, 0.055], ground: [0.42, 0.37, 0.3] },
    light: [-0.5, -0.5, 0.7],
  },
  {
    name: 'forearm-dark',
    ...{ width: 1280, height: 960, seed: 53, leanDeg: 58, bend: -0.03, roundness: 0.82 },
    radii: [0.29, 0.3, 0.295, 0.265, 0.225, 0.19, 0.172, 0.17],
    ...{ cords: 0.6, hair: 0.12, freckles: 0.05 },
    ...{ skin: [0.105, 0.048, 0.028], blush: [0.12, 0.045, 0.028], ground: [0.5, 0.42, 0.32] },
    light: [0.45, -0.55, 0.7],
  },
];
