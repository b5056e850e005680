import type { Vector } from '../solid/vector.ts';
import type { Drawing } from './drawing.ts';
import { press } from './drawing.ts';
import { gleam } from './gleam.ts';
import type { HeadForm } from './head-form.ts';
import { lock } from './lock.ts';

const sides: readonly Vector[] = [
  [58, -62, 46],
  [66, -40, 32],
  [72, -14, 18],
  [71, 12, 10],
  [74, 14, -4],
  [80, 4, -22],
  [86, 30, -44],
  [90, 42, -60],
  [100, 22, -70],
  [108, -10, -64],
  [104, -60, -40],
  [84, -88, 0],
];

const top: readonly Vector[] = [
  [60, -66, 48],
  [34, -80, 74],
  [0, -84, 84],
  [-34, -80, 74],
  [-60, -66, 48],
  [-78, -88, 20],
  [-64, -118, 0],
  [-20, -136, -16],
  [36, -136, -30],
  [84, -114, -40],
  [108, -70, -50],
  [92, -76, -8],
];

/** From the hairline over the crown, each over the one behind it; wide, then the way on the skull. */
const combed: readonly (readonly [number, readonly Vector[]])[] = [
  [
    62,
    [
      [-56, -68, 52],
      [-70, -104, 30],
      [-52, -128, -6],
      [-10, -136, -30],
    ],
  ],
  [
    66,
    [
      [-36, -78, 72],
      [-44, -122, 52],
      [-14, -144, 8],
      [34, -138, -36],
    ],
  ],
  [
    70,
    [
      [-10, -83, 84],
      [-14, -132, 64],
      [22, -150, 14],
      [70, -130, -44],
    ],
  ],
  [
    70,
    [
      [16, -83, 82],
      [20, -130, 60],
      [54, -142, 10],
      [92, -106, -56],
    ],
  ],
  [
    66,
    [
      [40, -76, 70],
      [52, -112, 46],
      [84, -116, 0],
      [106, -74, -58],
    ],
  ],
  [
    54,
    [
      [58, -64, 50],
      [76, -88, 26],
      [98, -82, -14],
      [108, -36, -62],
    ],
  ],
];

/** Short at the sides, combed back over the crown, with an ear. */
export function drawManHair(drawing: Drawing, form: HeadForm): void {
  const short = drawing.area(form.blob(sides), 'hair', {
    edge: form.curve([
      [84, -88, 0],
      [104, -60, -40],
      [108, -10, -64],
    ]),
    depth: 60,
    strength: 0.9,
    solid: 0.2,
  });
  drawing.outline(short, 0.5);
  for (let i = 0; i < 48; i++) {
    const [row, column] = [i % 6, Math.floor(i / 6)];
    const [x, y, z] = [64 + column * 5, -68 + row * 16 + column * 2.5 + (i % 3) * 3, 36 - column * 12];
    if (y > 20) continue;
    drawing.wedge(
      form.curve([
        [x, y, z],
        [x + 3, y + 7, z - 7],
        [x + 5, y + 17, z - 12],
      ]),
      0.5,
      press.both,
    );
  }
  drawEar(drawing, form);
  drawing.outline(drawing.area(form.blob(top), 'shadow'), 0.6);
  combed.forEach(([width, places], i) => {
    const way = places.map((place) => form.at(place));
    lock(drawing, way, width, { seed: 31 + i, strands: 6, root: 0.4, isParted: true, band: 190 });
  });
  for (let i = 0; i < 9; i++) {
    const x = -48 + i * 12;
    gleam(
      drawing,
      form.curve([
        [x, -80 + Math.abs(x) * 0.1, 78 - Math.abs(x) * 0.4],
        [x * 1.05 + 3, -104, 62],
        [x + 12, -126, 34],
      ]),
      1.8 + (i % 3) * 0.7,
    );
  }
}

function drawEar(drawing: Drawing, form: HeadForm): void {
  const ear = drawing.area(
    form.blob([
      [70, -10, -4],
      [76, -22, -12],
      [83, -22, -24],
      [85, -6, -30],
      [80, 14, -24],
      [74, 30, -14],
      [69, 32, -6],
      [68, 16, -2],
    ]),
    'skin',
    {
      edge: form.curve([
        [72, -6, -8],
        [76, 6, -14],
        [72, 22, -8],
      ]),
      depth: 26,
      strength: 0.8,
    },
  );
  drawing.outline(ear, 0.9);
  drawing.line(
    form.curve([
      [74, -12, -10],
      [79, -15, -20],
      [80, -2, -25],
      [76, 12, -20],
    ]),
    0.5,
    press.both,
  );
  drawing.line(
    form.curve([
      [72, 0, -8],
      [76, 4, -14],
      [73, 16, -10],
    ]),
    0.6,
    press.both,
  );
}
