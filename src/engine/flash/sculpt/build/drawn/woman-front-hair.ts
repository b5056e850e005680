import type { Point } from '../../../geometry/point.ts';
import type { Vector } from '../solid/vector.ts';
import type { Drawing } from './drawing.ts';
import { gleam } from './gleam.ts';
import type { HeadForm } from './head-form.ts';
import { lock } from './lock.ts';

const patchOfHair: readonly Vector[] = [
  [22, -86, 80],
  [2, -92, 80],
  [-24, -88, 72],
  [-48, -74, 62],
  [-74, -40, 44],
  [-84, -44, 24],
  [-60, -96, 26],
  [-10, -120, 30],
  [50, -116, 10],
  [96, -70, -10],
  [92, -10, 0],
  [76, -12, 22],
  [58, -58, 58],
  [40, -78, 74],
];

/** Parted above the near brow: one wave off the forehead to the far temple, the mass of it over the near ear. */
export function drawFrontHair(drawing: Drawing, form: HeadForm): void {
  const on = (places: readonly Vector[], ...loose: readonly Point[]) => [
    ...places.map((place) => form.at(place)),
    ...loose,
  ];
  drawing.area(form.blob(patchOfHair), 'shadow');
  lock(
    drawing,
    on(
      [
        [14, -98, 58],
        [-12, -100, 66],
        [-38, -86, 66],
        [-64, -60, 52],
        [-84, -34, 36],
        [-99, -6, 22],
      ],
      [300, 460],
      [345, 560],
      [285, 660],
      [318, 740],
    ),
    66,
    { seed: 8, strands: 6, root: 0.16, curl: -36, isParted: true },
  );
  lock(
    drawing,
    on(
      [
        [14, -110, 30],
        [50, -118, 10],
        [88, -96, -10],
        [110, -40, -20],
      ],
      [762, 430],
      [800, 550],
      [736, 660],
      [790, 770],
      [752, 850],
    ),
    132,
    { seed: 9, strands: 8, root: 0.16, curl: -54, isParted: true },
  );
  lock(
    drawing,
    on(
      [
        [10, -110, 48],
        [42, -104, 48],
        [76, -74, 26],
        [88, -26, 6],
        [74, 16, 2],
      ],
      [705, 540],
      [650, 630],
      [706, 730],
      [652, 810],
    ),
    108,
    { seed: 10, strands: 7, root: 0.16, curl: 50, isParted: true },
  );
  lock(
    drawing,
    on([
      [8, -104, 62],
      [34, -90, 72],
      [60, -62, 58],
      [74, -28, 34],
      [72, 2, 22],
      [80, 30, 20],
      [72, 62, 20],
    ]),
    56,
    { seed: 12, strands: 5, root: 0.16, isParted: true },
  );
  // Some hairs of the dark at the parting catch the light.
  for (let i = 0; i < 9; i++) {
    const near = form.curve([
      [12 + i * 2.5, -108 - i * 0.6, 52 - i * 5],
      [42 + i * 3.4, -114 + i * 1.6, 34 - i * 6],
      [76 + i * 3, -92 + i * 3, 10 - i * 5],
    ]);
    gleam(drawing, near, 2.2 + (i % 3) * 0.8);
    if (i > 4) continue;
    const far = form.curve([
      [2 - i * 1.5, -108 - i, 52 - i * 4],
      [-26 - i * 3, -100 - i * 1.5, 52 - i * 5],
      [-52 - i * 4, -82, 48 - i * 5],
    ]);
    gleam(drawing, far, 2.2 + (i % 2) * 0.8);
  }
}
