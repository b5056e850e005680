import type { Picture, Size } from '#engine/pixels/raster.ts';
import type { Corner, Corners } from '#engine/skin/paper/corners.ts';
import { drawn, noiseAt, type Rgb } from './pictures.ts';

/** A place on a sheet, in units of its width; the sheet is `shape` high. */
type InkAt = (x: number, y: number) => Rgb | undefined;

export interface PaperPhoto {
  readonly picture: Picture;
  readonly corners: Corners;
}

export interface Shot {
  readonly size: Size;
  /** Height of the sheet for its width. */
  readonly shape: number;
  /** Degrees about the horizontal, the vertical and the camera's own axis. */
  readonly tilt: readonly [number, number, number];
  /** How far the camera is, in widths of the sheet. */
  readonly away: number;
  readonly ink: InkAt;
  readonly paper: Rgb;
  readonly rules?: 'lined' | 'squared';
  readonly ground: (x: number, y: number) => Rgb;
  /** Light on a place of the photo, 0…1. */
  readonly light: (x: number, y: number) => number;
  readonly noise: number;
}

const black: Rgb = [28, 26, 30];
const red: Rgb = [178, 34, 40];
const green: Rgb = [60, 128, 92];

/** A flash of sorts: lines thin and thick, a solid black, two colours, and an open ring. */
export const flashInk: InkAt = (x, y) => {
  const near = (value: number, half: number): boolean => Math.abs(value) <= half;
  const ring = Math.hypot(x - 0.5, y - 0.5);
  if (near(ring - 0.3, 0.005)) return black;
  if (ring < 0.07) return red;
  if (near(ring - 0.2, 0.0025)) return black;
  if (Math.hypot(x - 0.5, y - 0.66) < 0.055) return green;
  if (x > 0.26 && x < 0.74 && near(y - 0.95 - 0.06 * Math.sin(14 * x), 0.004)) return black;
  // A solid as wide as a third of the sheet.
  if (near(x - 0.5, 0.16) && near(y - 1.12, 0.08)) return black;
  if (near(x + y - 0.55, 0.003) && x > 0.1 && x < 0.35) return black;
  return undefined;
};

export const desk = (x: number, y: number): Rgb => {
  const grain = 1 + 0.1 * Math.sin(y / 5 + Math.sin(x / 60)) + 0.05 * noiseAt(x, Math.floor(y / 3));
  return [128 * grain, 92 * grain, 62 * grain];
};

export const evenly = (): number => 0.95;

/** A lamp at one side, and the dark shape of a phone over a corner, with an edge of a few pixels. */
export const lampAndShadow =
  ({ width, height }: Size) =>
  (x: number, y: number): number => {
    const lamp = 1 - 0.4 * (x / width) - 0.15 * (y / height);
    const shade = Math.min(1, Math.max(0, 0.5 + (x + 0.6 * y - 0.95 * width) / 8));
    return lamp * (1 - 0.42 * shade);
  };

/** How a pinhole camera sees a sheet that lies on a desk. */
export function photographed(shot: Shot): PaperPhoto {
  const { size, shape, ink, paper, rules, ground, light, noise } = shot;
  const view = viewOf(shot);
  const isRule = (x: number, y: number): boolean => {
    const spacing = 0.04;
    const isNear = (value: number): boolean => Math.abs((value % spacing) - spacing / 2) < 0.0013;
    return (rules !== undefined && isNear(y)) || (rules === 'squared' && isNear(x));
  };
  const colourAt = (px: number, py: number): Rgb => {
    const { x, y } = view.toSheet(px, py);
    if (x < 0 || x > 1 || y < 0 || y > shape) return ground(px, py);
    const drawnInk = ink(x, y);
    if (drawnInk) return drawnInk;
    return isRule(x, y) ? [paper[0] * 0.72, paper[1] * 0.82, paper[2] * 0.92] : paper;
  };
  const picture = drawn(size, (px, py) => {
    const sum = [0, 0, 0];
    for (const [dx, dy] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const) {
      const colour = colourAt(px + dx, py + dy);
      for (const c of [0, 1, 2] as const) sum[c] = (sum[c] as number) + colour[c] / 4;
    }
    const here = light(px, py);
    const [r, g, b] = sum.map((each, c) => each * here + noise * noiseAt(px + 91 * c, py)) as [
      number,
      number,
      number,
    ];
    return [r, g, b];
  });
  const corners = [
    [0, 0],
    [1, 0],
    [1, shape],
    [0, shape],
  ].map(([x = 0, y = 0]) => {
    const at = view.toPhoto(x, y);
    return { x: at.x / size.width, y: at.y / size.height };
  }) as unknown as Corners;
  return { picture, corners };
}

interface SheetView {
  toPhoto(x: number, y: number): Corner;
  toSheet(px: number, py: number): Corner;
}

/** Focal length of a phone's camera, over the longer side of its picture. */
const focal = 0.78;

function viewOf({ size, shape, tilt, away }: Shot): SheetView {
  const [pitch, yaw, roll] = tilt.map((deg) => (deg * Math.PI) / 180) as [number, number, number];
  const turned = ([x, y, z]: readonly number[]): [number, number, number] => {
    const [x1 = 0, y1 = 0, z1 = 0] = [x, y, z];
    const [y2, z2] = [
      y1 * Math.cos(pitch) - z1 * Math.sin(pitch),
      y1 * Math.sin(pitch) + z1 * Math.cos(pitch),
    ];
    const [x3, z3] = [x1 * Math.cos(yaw) + z2 * Math.sin(yaw), -x1 * Math.sin(yaw) + z2 * Math.cos(yaw)];
    return [x3 * Math.cos(roll) - y2 * Math.sin(roll), x3 * Math.sin(roll) + y2 * Math.cos(roll), z3];
  };
  const [right, down] = [turned([1, 0, 0]), turned([0, 1, 0])];
  const middle = [-0.5, -shape / 2] as const;
  const origin = [0, 1, 2].map(
    (i) => middle[0] * (right[i] as number) + middle[1] * (down[i] as number) + (i === 2 ? away : 0),
  );
  const f = focal * Math.max(size.width, size.height);
  /** Columns of the homography from the sheet to the photo. */
  const column = (vector: readonly number[]): number[] => {
    const [x = 0, y = 0, z = 0] = vector;
    return [f * x + (size.width / 2) * z, f * y + (size.height / 2) * z, z];
  };
  const [a, b, c] = [column(right), column(down), column(origin)] as [number[], number[], number[]];
  const at = (m: number[], i: number): number => m[i] as number;
  const determinant = (p: number[], q: number[], r: number[]): number =>
    at(p, 0) * (at(q, 1) * at(r, 2) - at(r, 1) * at(q, 2)) -
    at(q, 0) * (at(p, 1) * at(r, 2) - at(r, 1) * at(p, 2)) +
    at(r, 0) * (at(p, 1) * at(q, 2) - at(q, 1) * at(p, 2));
  return {
    toPhoto: (x, y) => {
      const [px, py, w] = [0, 1, 2].map((i) => at(a, i) * x + at(b, i) * y + at(c, i)) as [
        number,
        number,
        number,
      ];
      return { x: px / w, y: py / w };
    },
    toSheet: (px, py) => {
      const point = [px, py, 1];
      const w = determinant(a, b, point);
      return { x: determinant(point, b, c) / w, y: determinant(a, point, c) / w };
    },
  };
}
