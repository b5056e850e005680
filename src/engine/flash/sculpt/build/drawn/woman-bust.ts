import type { Point } from '../../../geometry/point.ts';
import { curve } from './curves.ts';
import type { Drawing } from './drawing.ts';
import { press } from './drawing.ts';
import type { HeadForm } from './head-form.ts';

/** The neck and the shoulders, down to the flowers. */
export function drawBust(drawing: Drawing, form: HeadForm): void {
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
