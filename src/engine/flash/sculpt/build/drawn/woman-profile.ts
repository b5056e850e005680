import { lerp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { curve } from './curves.ts';
import type { Area } from './drawing.ts';
import { Drawing, press } from './drawing.ts';
import { leaf, rose } from './flowers.ts';
import type { LockForm } from './lock.ts';
import { lock } from './lock.ts';

/** A place in millimetres: to the front, and down from the eyes. */
type Place = readonly [z: number, y: number];

/** Places of a head that looks to the left, on the page. */
const tilt = (4 * Math.PI) / 180;
const scale = 2.3;
const eyes: Point = [560, 385];

function on([z, y]: Place): Point {
  const [x, down] = [-z * scale, y * scale];
  return [
    eyes[0] + x * Math.cos(tilt) - down * Math.sin(tilt),
    eyes[1] + x * Math.sin(tilt) + down * Math.cos(tilt),
  ];
}

function line(...places: readonly Place[]): Point[] {
  return curve(places.map(on), false, 10);
}

/** A woman's head from the side: one contour, with the hair of her other views. */
export function womanProfile(): Drawing {
  const drawing = new Drawing();
  const hair = (width: number, form: LockForm, ...places: readonly Place[]) =>
    lock(drawing, places.map(on), width, form);
  hair(190, { seed: 21, strands: 10, root: 0.4, curl: -56 }, ...backHair);
  hair(150, { seed: 22, strands: 8, curl: 50 }, ...nearBackHair);
  drawBust(drawing);
  drawFace(drawing);
  const cap = drawing.area(curve(capOfHair.map(on), false, 10), 'shadow');
  drawing.outline(cap, 0.9);
  hair(120, { seed: 23, strands: 8, root: 0.2, curl: -50, isParted: true }, ...crownHair);
  hair(110, { seed: 24, strands: 7, root: 0.2, curl: 46, isParted: true }, ...sideHair);
  hair(84, { seed: 25, strands: 6, root: 0.2, curl: -40, isParted: true }, ...earHair);
  hair(44, { seed: 26, strands: 4, root: 0.2, isParted: true }, ...templeHair);
  drawing.line(line([92, -62], [90, -52], [82, -42], [76, -30]), 0.5, press.out);
  drawing.line(line([84, -62], [74, -54], [62, -40], [52, -18]), 0.5, press.out);
  drawFlowers(drawing);
  return drawing;
}

const backHair: readonly Place[] = [
  [10, -104],
  [-50, -98],
  [-100, -50],
  [-104, 20],
  [-70, 80],
  [-110, 140],
  [-80, 190],
  [-108, 222],
];
const nearBackHair: readonly Place[] = [
  [0, -80],
  [-60, -50],
  [-80, 20],
  [-46, 90],
  [-76, 150],
  [-44, 200],
  [-64, 232],
];
const capOfHair: readonly Place[] = [
  [95, -58],
  [88, -84],
  [56, -118],
  [10, -126],
  [-50, -108],
  [-80, -50],
  [-60, 20],
  [-20, 50],
  [8, 10],
  [24, -30],
  [56, -56],
  [80, -62],
  [95, -58],
];
const crownHair: readonly Place[] = [
  [84, -76],
  [58, -108],
  [10, -116],
  [-50, -100],
  [-84, -50],
  [-86, 10],
  [-58, 70],
  [-92, 130],
  [-62, 180],
  [-84, 210],
];
const sideHair: readonly Place[] = [
  [84, -72],
  [58, -94],
  [14, -94],
  [-34, -66],
  [-56, -20],
  [-46, 30],
  [-20, 76],
  [-56, 130],
  [-28, 176],
  [-46, 206],
];
const earHair: readonly Place[] = [
  [86, -66],
  [62, -76],
  [32, -60],
  [6, -26],
  [-14, 10],
  [-6, 50],
  [14, 84],
  [-14, 126],
  [8, 164],
];
const templeHair: readonly Place[] = [
  [91, -60],
  [72, -62],
  [46, -42],
  [26, -10],
  [10, 20],
  [8, 54],
  [-4, 84],
];

function drawBust(drawing: Drawing): void {
  const throat = line(
    [82, 106],
    [64, 109],
    [48, 118],
    [39, 142],
    [42, 176],
    [58, 198],
    [86, 212],
    [104, 228],
  );
  const nape = line([-30, 60], [-34, 110], [-44, 160], [-62, 196], [-84, 218]);
  const end = line([104, 228], [70, 244], [10, 250], [-50, 238], [-84, 218]);
  drawing.area(
    [...throat, ...end, ...nape.toReversed(), on([20, 40])],
    'skin',
    { edge: line([78, 107], [52, 106], [30, 92], [12, 68]), depth: 86, solid: 0.18 },
    { edge: nape, depth: 68, strength: 0.7 },
  );
  drawing.line(line([-6, 90], [4, 130], [24, 170], [44, 192]), 0.55, press.out);
  drawing.line(line([50, 200], [40, 204], [28, 200]), 0.45, press.both);
  drawing.line(line([20, 204], [-10, 200], [-50, 208]), 0.5, press.out);
  drawing.line(line([60, 206], [84, 214], [100, 226]), 0.45, press.out);
  drawing.line(throat, 1, (t) => Math.min(1, 0.3 + t * 4, 0.2 + (1 - t) * 4));
  drawing.line(nape, 0.9);
}

const contour: readonly Place[] = [
  [60, -104],
  [80, -84],
  [90, -62],
  [95.5, -42],
  [96.5, -26],
  [92, -12],
  [90.5, -4],
  [95, 8],
  [103, 23],
  [111.5, 34],
  [113.5, 39],
  [110.5, 45],
  [103, 49],
  [100.5, 52],
  [102.5, 57],
  [107.5, 61],
  [106.5, 64.5],
  [102, 66.2],
  [104.5, 68],
  [106.5, 72.5],
  [103, 78],
  [97, 83],
  [97.5, 90],
  [97.5, 96],
  [93.5, 103],
  [85, 107],
];

function drawFace(drawing: Drawing): void {
  const front = line(...contour);
  const jaw = line([85, 107], [70, 105], [50, 97], [30, 82], [15, 60], [8, 36]);
  const behind = line([4, 40], [-4, 0], [4, -60], [30, -100], [60, -104]);
  drawing.area(
    [...front, ...jaw, ...behind],
    'skin',
    { edge: line([8, 30], [16, 62], [34, 88]), depth: 60, strength: 0.8, solid: 0.04 },
    { edge: line([20, -40], [40, -76], [70, -92]), depth: 46, strength: 0.7 },
    { edge: line([90, -18], [86, -6], [90, 4]), depth: 21, strength: 0.6 },
    { edge: line([102, 50], [94, 48]), depth: 17, strength: 0.6 },
  );
  drawEye(drawing);
  drawing.line(line([101, 31], [95.5, 34], [93, 40], [95.5, 46], [99, 46.5]), 0.6, press.both);
  drawing.line(line([109.5, 45.5], [105, 43.2], [100.5, 45.5]), 0.75, press.both);
  drawMouth(drawing);
  drawing.line(line([97, 83], [92, 83.5]), 0.4, press.out);
  drawing.line(front, 1.05, (t) => 0.75 + 0.25 * Math.sin(t * 22));
  drawing.line(jaw, 0.95, (t) => 1 - 0.6 * smoothstep(0.4, 1, t));
}

function drawEye(drawing: Drawing): void {
  const upper = line([57, -1], [63, -6.5], [70, -9.5], [77, -8.2], [80.5, -3]);
  const crease = line([55, -6], [63, -13], [72, -16], [81, -13]);
  drawing.area([...upper, ...crease.toReversed()], 'lid', { edge: crease, depth: 12 });
  const ball = drawing.area(
    [...upper, ...line([80.5, -3], [80, 2], [77.5, 7], [70, 8], [62, 4.5], [57, -1])],
    'eye',
  );
  drawIris(drawing, ball);
  drawing.line(line([57, -1], [62, 4.5], [70, 8], [77.5, 7]), 0.4, press.both);
  drawing.line(line([77.5, 7], [80, 2], [80.5, -3]), 0.3, press.both);
  drawing.line(
    line([48, -5], [56, -1.5], [63, -7], [70, -10], [77, -9], [82, -5]),
    1.3,
    (t) => 0.1 + 0.9 * smoothstep(0, 0.55, t) * (1 - smoothstep(0.9, 1, t) * 0.5),
  );
  for (const [x, y, dx, dy] of [
    [82, -5, 11, -7],
    [80, -7, 10, -9],
    [76, -9, 8, -10],
  ] as const)
    drawing.line(line([x, y], [x + dx * 0.6, y + dy * 0.25], [x + dx, y + dy]), 0.6, press.out);
  drawing.line(crease, 0.5, press.both);
  drawing.line(
    line([89, -25], [82, -32], [70, -36], [56, -31], [46, -22]),
    1.8,
    (t) => lerp(0.3, 0.02, t) + 0.7 * smoothstep(0, 0.2, t) * Math.max(0, 1 - t) ** 0.7,
  );
}

function drawIris(drawing: Drawing, ball: Area): void {
  const ring = (rx: number, ry: number, dx = 0, dy = 0) =>
    curve(
      Array.from({ length: 14 }, (_, i) => {
        const angle = (i / 14) * 2 * Math.PI;
        return on([77 + dx + Math.cos(angle) * rx, -1 + dy + Math.sin(angle) * ry]);
      }),
      true,
      6,
    );
  const iris = ring(5.2, 9);
  drawing.areaWithin(ball, iris, 'iris');
  drawing.line([...iris, iris[0] as Point], 0.45, press.even, ball);
  drawing.areaWithin(ball, ring(2.7, 5), 'pupil');
  drawing.areaWithin(ball, ring(1.3, 2, 1, -3), 'eye');
}

function drawMouth(drawing: Drawing): void {
  const lips = [
    ...line([101.5, 56.5], [107.5, 61], [106.5, 64.5], [102, 66.2], [104.5, 68], [106.5, 72.5], [102, 78.5]),
    ...line([102, 78.5], [94, 75], [82, 67.5], [92, 61], [101.5, 56.5]),
  ];
  drawing.area(lips, 'lip', { edge: line([102, 65], [92, 65.5], [82, 67]), depth: 13, strength: 0.8 });
  drawing.line(
    line([102.5, 66.2], [95, 65], [88, 66], [80, 68.5]),
    0.75,
    (t) => 0.35 + 0.65 * Math.abs(Math.sin(t * 3)),
  );
  drawing.line(line([101.5, 56.5], [92, 61], [82, 67.5]), 0.5, press.both);
  drawing.line(line([102, 78.5], [94, 75], [84, 69]), 0.5, press.both);
}

function drawFlowers(drawing: Drawing): void {
  const bunch = (at: Point, ...leaves: readonly (readonly [number, number, number, number])[]) => {
    for (const [dx, dy, angle, length] of leaves)
      leaf(drawing, { at: [at[0] + dx, at[1] + dy], angle, length, width: length * 0.58 });
  };
  const behindEar = on([-24, -34]);
  bunch(behindEar, [40, -50, -0.8, 125], [55, 40, 0.6, 120], [-40, -55, -2.2, 110]);
  rose(drawing, { at: behindEar, radius: 88, turn: 0.3 });
  const below = on([20, 238]);
  bunch(below, [-90, 10, 2.9, 120], [100, 5, 0.3, 120], [0, 40, 1.5, 100]);
  rose(drawing, { at: [below[0] + 55, below[1]], radius: 62, turn: 1.1 });
  rose(drawing, { at: [below[0] - 45, below[1] - 6], radius: 74, turn: 2.2 });
}
