import type { Vector } from '../solid/vector.ts';
import type { Drawing } from './drawing.ts';
import type { HeadForm } from './head-form.ts';
import { lock } from './lock.ts';

const base: readonly Vector[] = [
  [72, 6, 6],
  [62, 24, 32],
  [52, 44, 62],
  [38, 54, 86],
  [30, 62, 92],
  [26, 76, 92],
  [12, 80, 99],
  [0, 80, 101],
  [-12, 80, 99],
  [-26, 76, 92],
  [-30, 62, 92],
  [-38, 54, 86],
  [-52, 44, 62],
  [-66, 22, 26],
  [-70, 50, 14],
  [-64, 90, 30],
  [-44, 122, 62],
  [-20, 146, 80],
  [0, 156, 84],
  [22, 146, 76],
  [46, 120, 50],
  [64, 90, 14],
  [70, 50, -6],
  [74, 20, -10],
];

/** From the cheeks and the lip down to a point before the throat; wide, then the way. */
const ways: readonly (readonly [number, readonly Vector[]])[] = [
  [
    40,
    [
      [-66, 28, 28],
      [-66, 66, 26],
      [-50, 104, 52],
      [-24, 140, 78],
    ],
  ],
  [
    44,
    [
      [71, 8, 4],
      [70, 56, -2],
      [58, 100, 26],
      [30, 150, 66],
    ],
  ],
  [
    46,
    [
      [-50, 48, 66],
      [-54, 82, 56],
      [-36, 120, 74],
      [-12, 158, 88],
    ],
  ],
  [
    50,
    [
      [60, 30, 36],
      [62, 74, 24],
      [44, 116, 54],
      [18, 164, 80],
    ],
  ],
  [
    44,
    [
      [-32, 66, 90],
      [-38, 96, 80],
      [-22, 128, 88],
      [-4, 168, 92],
    ],
  ],
  [
    50,
    [
      [46, 52, 72],
      [48, 88, 54],
      [30, 124, 74],
      [8, 170, 88],
    ],
  ],
  [
    40,
    [
      [-14, 80, 99],
      [-20, 104, 94],
      [-10, 136, 94],
      [2, 172, 92],
    ],
  ],
  [
    44,
    [
      [28, 72, 92],
      [32, 102, 76],
      [18, 134, 86],
      [4, 174, 92],
    ],
  ],
  [
    40,
    [
      [6, 82, 101],
      [8, 108, 98],
      [4, 140, 96],
      [2, 178, 94],
    ],
  ],
];

/** A full beard, combed to a point. */
export function drawBeard(drawing: Drawing, form: HeadForm): void {
  drawing.outline(drawing.area(form.blob(base), 'shadow'), 0.6);
  ways.forEach(([width, places], i) => {
    const way = places.map((place) => form.at(place));
    lock(drawing, way, width * 1.5, { seed: 51 + i, strands: 6, root: 0.3, isParted: true, band: 170 });
  });
}

/** Two locks from below the nose, drawn up at their tips. */
export function drawMustache(drawing: Drawing, form: HeadForm): void {
  for (const hand of [-1, 1] as const) {
    const way = (
      [
        [1, 53, 108],
        [14, 56, 104],
        [27, 64, 94],
        [38, 70, 82],
        [47, 64, 74],
      ] as const
    ).map(([x, y, z]) => form.at([hand * x, y, z]));
    lock(drawing, way, 34, { seed: 71 + hand, strands: 5, root: 0.5, isParted: true, band: 120 });
  }
}
