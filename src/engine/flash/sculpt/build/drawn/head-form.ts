import { clamp, lerp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Vector } from '../solid/vector.ts';
import { radians } from '../solid/vector.ts';
import { curve } from './curves.ts';

/** From where a head is seen: in degrees turned to its left, raised, and tilted; and where on the page, how large. */
export interface HeadCamera {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  readonly at: Point;
  /** Thousandths of the page in a millimetre. */
  readonly scale: number;
}

/** Half the width and the depth before the ears, in millimetres, by the height below the eyes. */
export interface HeadBuild {
  readonly widths: readonly Point[];
  readonly depths: readonly Point[];
}

const widths: readonly Point[] = [
  [-112, 20],
  [-95, 48],
  [-75, 63],
  [-50, 69],
  [-26, 70.5],
  [-8, 67.5],
  [6, 67.5],
  [18, 68.5],
  [34, 66],
  [50, 60],
  [66, 52],
  [80, 42.5],
  [92, 31],
  [101, 19],
  [107, 6],
];
const depths: readonly Point[] = [
  [-112, 30],
  [-90, 66],
  [-70, 84],
  [-45, 93],
  [-24, 95],
  [-6, 86],
  [10, 88],
  [30, 92],
  [60, 96],
  [74, 93],
  [90, 95],
  [100, 91],
  [107, 80],
];

const slender: HeadBuild = { widths, depths };

/** A man's: a broad jaw, a brow that stands out. */
export const sturdy: HeadBuild = {
  widths: [...widths.slice(0, 8), [34, 68], [50, 65.5], [66, 61], [80, 53], [92, 42], [103, 31], [112, 12]],
  depths: [
    ...depths.slice(0, 3),
    [-45, 92],
    [-24, 97],
    [-8, 88],
    [10, 88],
    [30, 91],
    [60, 95],
    [74, 93],
    [90, 97],
    [100, 95],
    [112, 84],
  ],
};

/** How square a section through the head is: 2 is an ellipse. */
const squareness = 2.25;

/** A head's landmarks on the page: x to its left, y down from the eyes, z to the front, in millimetres. */
export class HeadForm {
  readonly #camera: HeadCamera;
  readonly #build: HeadBuild;

  constructor(camera: HeadCamera, build: HeadBuild = slender) {
    this.#camera = camera;
    this.#build = build;
  }

  at([x, y, z]: Vector): Point {
    const { yaw, pitch, roll, at, scale } = this.#camera;
    const [sinYaw, cosYaw] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
    const [sinPitch, cosPitch] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
    const [sinRoll, cosRoll] = [Math.sin(radians(roll)), Math.cos(radians(roll))];
    const across = x * cosYaw - z * sinYaw;
    const down = y * cosPitch + (x * sinYaw + z * cosYaw) * sinPitch;
    return [
      at[0] + scale * (across * cosRoll - down * sinRoll),
      at[1] + scale * (across * sinRoll + down * cosRoll),
    ];
  }

  curve(places: readonly Vector[], stepCount = 10): Point[] {
    return curve(
      places.map((place) => this.at(place)),
      false,
      stepCount,
    );
  }

  blob(places: readonly Vector[]): Point[] {
    return curve(
      places.map((place) => this.at(place)),
      true,
      8,
    );
  }

  /** The head's edge on the side that is turned away, from the crown to the chin. */
  farEdge(): Point[] {
    const edge: Point[] = [];
    for (let y = -100; y <= 104; y += 6) edge.push(this.#furthest(y));
    edge.push(this.at([0, 107.5, 82]));
    return curve(edge, false, 4);
  }

  #furthest(y: number): Point {
    const { yaw } = this.#camera;
    let [least, furthest]: [number, Vector] = [Number.POSITIVE_INFINITY, [0, y, 0]];
    for (let i = 0; i <= 40; i++) {
      const x = -tableAt(this.#build.widths, y) * Math.sin(((i / 40) * Math.PI) / 2);
      const z = frontOf(this.#build, x, y);
      const across = x * Math.cos(radians(yaw)) - z * Math.sin(radians(yaw));
      if (across < least) [least, furthest] = [across, [x, y, z]];
    }
    return this.at(furthest);
  }
}

/** How far in front the skin of the head is. */
function frontOf({ widths, depths }: HeadBuild, x: number, y: number): number {
  const middle = lerp(8, 30, smoothstep(40, 100, y));
  const out = clamp(Math.abs(x) / tableAt(widths, y), 0, 0.999);
  return middle + (tableAt(depths, y) - middle) * (1 - out ** squareness) ** (1 / squareness);
}

function tableAt(table: readonly Point[], at: number): number {
  let i = 0;
  while (i < table.length - 2 && (table[i + 1] as Point)[0] < at) i++;
  const [[from, low], [to, high]] = [table[i] as Point, table[i + 1] as Point];
  const share = clamp((at - from) / (to - from));
  return lerp(low, high, share * share * (3 - 2 * share) * 0.5 + share * 0.5);
}
