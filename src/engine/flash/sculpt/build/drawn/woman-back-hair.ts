import type { Point } from '../../../geometry/point.ts';
import type { Vector } from '../solid/vector.ts';
import type { Drawing } from './drawing.ts';
import type { HeadForm } from './head-form.ts';
import { lock } from './lock.ts';

/** What hangs behind the neck and the shoulders. */
export function drawBackHair(drawing: Drawing, form: HeadForm): void {
  const cap = drawing.area(form.blob(capOfHair), 'shadow');
  drawing.outline(cap);
  const on = (places: readonly Vector[], loose: readonly Point[]) => [
    ...places.map((place) => form.at(place)),
    ...loose,
  ];
  lock(
    drawing,
    on(
      [
        [-34, -96, 20],
        [-70, -78, 26],
        [-94, -36, 20],
        [-96, 6, 10],
      ],
      [
        [300, 490],
        [350, 600],
        [290, 700],
        [320, 790],
        [262, 850],
      ],
    ),
    112,
    { seed: 3, strands: 8, curl: 44 },
  );
  lock(
    drawing,
    on(
      [[20, -108, -10]],
      [
        [770, 260],
        [846, 380],
        [800, 520],
        [858, 650],
        [800, 770],
        [850, 870],
      ],
    ),
    185,
    { seed: 4, strands: 10, root: 0.35, curl: 60 },
  );
  lock(
    drawing,
    on(
      [[30, -100, 0]],
      [
        [740, 330],
        [760, 460],
        [690, 590],
        [752, 710],
        [700, 810],
        [730, 890],
      ],
    ),
    150,
    { seed: 5, strands: 8, curl: 50 },
  );
}

const capOfHair: readonly Vector[] = [
  [-84, -20, 20],
  [-86, -60, 16],
  [-66, -102, 14],
  [-24, -126, 6],
  [24, -130, -10],
  [70, -118, -30],
  [104, -80, -50],
  [118, -20, -60],
  [110, 40, -60],
  [70, 60, -20],
  [60, 0, 20],
  [0, -70, 80],
];
