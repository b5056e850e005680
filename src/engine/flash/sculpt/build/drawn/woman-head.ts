import { smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { relax } from '../lines/found-line.ts';
import type { Vector } from '../solid/vector.ts';
import { acrossLine, curve, evenly } from './curves.ts';
import { Drawing, press } from './drawing.ts';
import { leaf, rose } from './flowers.ts';
import type { HeadCamera } from './head-form.ts';
import { HeadForm } from './head-form.ts';
import { lock } from './lock.ts';
import { drawEye, drawMouth, drawNose } from './woman-features.ts';

interface HeadLook extends Partial<HeadCamera> {
  /** How far the eyes are closed: 0 … 1. */
  readonly lid?: number;
}

/** A woman's head with long waved hair, a rose in it, and roses where the bust ends: drawn on landmarks in three dimensions. */
export function womanHead({ lid = 0.42, ...camera }: HeadLook = {}): Drawing {
  const drawing = new Drawing();
  const form = new HeadForm({ yaw: 27, pitch: -3, roll: -7, at: [545, 395], scale: 2.25, ...camera });
  drawBackHair(drawing, form);
  drawBust(drawing, form);
  drawFace(drawing, form, lid);
  drawFrontHair(drawing, form);
  leaf(drawing, { at: [735, 225], angle: -0.7, length: 125, width: 74 });
  leaf(drawing, { at: [770, 330], angle: 0.45, length: 120, width: 70 });
  leaf(drawing, { at: [650, 215], angle: -2.1, length: 105, width: 64 });
  rose(drawing, { at: [715, 285], radius: 86, turn: 0.3 });
  leaf(drawing, { at: [420, 885], angle: 2.9, length: 130, width: 74 });
  leaf(drawing, { at: [470, 930], angle: 2.1, length: 110, width: 66 });
  leaf(drawing, { at: [640, 930], angle: 0.7, length: 120, width: 70 });
  leaf(drawing, { at: [650, 885], angle: 0.1, length: 120, width: 70 });
  rose(drawing, { at: [600, 890], radius: 62, turn: 1.1 });
  rose(drawing, { at: [500, 880], radius: 74, turn: 2.2 });
  return drawing;
}

function drawBackHair(drawing: Drawing, form: HeadForm): void {
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

/** The neck and the shoulders, down to the flowers. */
function drawBust(drawing: Drawing, form: HeadForm): void {
  const throat = curve([
    form.at([4, 100, 52]),
    [495, 668],
    [497, 720],
    [488, 765],
    [440, 800],
    [370, 830],
    [330, 868],
  ]);
  const nape = curve([
    [660, 450],
    [655, 560],
    [662, 660],
    [690, 740],
    [740, 790],
    [790, 850],
  ]);
  const end = curve([
    [330, 868],
    [400, 905],
    [520, 918],
    [660, 905],
    [790, 850],
  ]);
  const beneathJaw = curve([
    form.at([4, 104, 60]),
    form.at([34, 98, 55]),
    form.at([52, 74, 20]),
    form.at([60, 44, 0]),
  ]);
  drawing.area(
    [...throat, ...end, ...nape.toReversed(), form.at([0, 60, 40])],
    'skin',
    { edge: beneathJaw, depth: 92, strength: 1, solid: 0.14 },
    { edge: nape, depth: 58, strength: 0.7 },
  );
  const fine: readonly (readonly [readonly Point[], number, (t: number) => number])[] = [
    [
      [
        [640, 600],
        [610, 690],
        [565, 770],
        [535, 805],
      ],
      0.55,
      press.out,
    ],
    [
      [
        [480, 808],
        [510, 815],
        [532, 808],
      ],
      0.5,
      press.both,
    ],
    [
      [
        [470, 806],
        [420, 815],
        [380, 830],
      ],
      0.5,
      press.out,
    ],
    [
      [
        [560, 806],
        [640, 800],
        [700, 815],
      ],
      0.5,
      press.out,
    ],
  ];
  for (const [points, width, profile] of fine) drawing.line(curve(points), width, profile);
  drawing.line(throat, 1, (t) => Math.min(1, 0.5 + t * 6, 0.2 + (1 - t) * 3));
  drawing.line(nape, 1);
}

function drawFace(drawing: Drawing, form: HeadForm, lid: number): void {
  const far = form.farEdge();
  const jaw = form.curve([
    [0, 107.5, 82],
    [18, 106, 76],
    [34, 98, 62],
    [46, 84, 42],
    [54, 66, 20],
    [59, 42, 2],
    [63, 24, -6],
  ]);
  const crown = form.curve([
    [63, 24, -6],
    [70, -20, 0],
    [66, -60, 8],
    [50, -92, 10],
    [20, -108, 20],
    [0, -112, 30],
    [-18, -104, 50],
  ]);
  const cheek = form.curve([
    [64, 10, -4],
    [58, 46, 6],
    [52, 72, 26],
    [40, 92, 52],
  ]);
  const hairline = form.curve([
    [66, -84, 10],
    [40, -88, 60],
    [5, -90, 70],
    [-30, -84, 60],
  ]);
  const face = drawing.area(
    [...far, ...jaw, ...crown],
    'skin',
    { edge: cheek, depth: 60, strength: 0.8, solid: 0.05 },
    { edge: hairline, depth: 45, strength: 0.8 },
  );
  drawEye(drawing, form, -1, lid);
  drawEye(drawing, form, 1, lid);
  drawNose(drawing, form, face);
  drawMouth(drawing, form, face);
  const contour = evenly([...far.slice(0, -3), ...jaw.slice(3)], 160);
  relax(contour, 10, false);
  drawing.line(contour, 1.05, (t) => 0.72 + 0.28 * smoothstep(0.2, 0.55, t) - 0.5 * smoothstep(0.75, 1, t));
}

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
function drawFrontHair(drawing: Drawing, form: HeadForm): void {
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

/** A hair in the colour of the hair on the dark between locks. */
function gleam(drawing: Drawing, points: readonly Point[], width: number): void {
  const across = acrossLine(points);
  const side = (hand: 1 | -1) =>
    points.map(([x, y], i): Point => {
      const half = hand * 0.5 * width * press.both(i / (points.length - 1));
      const [u, v] = across[i] as Point;
      return [x + u * half, y + v * half];
    });
  drawing.area([...side(1), ...side(-1).toReversed()], 'hair');
}
