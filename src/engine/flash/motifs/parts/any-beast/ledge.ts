import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from './fur.ts';

/** The top of a wooden fence, its upper edge at 0, and two paws that hold on to it. */
export function drawLedge(pen: Pen, coat: Pigment): void {
  const { inner, detail } = pen.weight;
  for (const [board, shade] of boards)
    pen.fill(outlined(board), {
      pigment: 'wood',
      tone: (_, y) => clamp(shade + 0.9 * (y - 0.1)),
      line: inner,
    });
  for (const line of grain) pen.stroke(traced(line), detail * 1.2, { taper: 0.5 });
  drawBothSides(pen, (side) => {
    side.dot([1.1, 0.12], inner * 1.4);
    side.fill(
      outlined('0.36 -0.06, 0.46 -0.18, 0.66 -0.18, 0.78 -0.06, 0.79 0.14, 0.7 0.23, 0.46 0.24, 0.35 0.14'),
      {
        pigment: coat,
        tone: (_, y) => clamp(0.1 + 1.6 * y),
        line: inner * 1.1,
      },
    );
    for (const x of [0.48, 0.57, 0.66])
      side.stroke(traced(`${x} 0.24, ${x} 0.16, ${x + 0.005} 0.08`), inner, { taper: 0.5, tapering: 'end' });
  });
}

const boards = [
  ['-1.22 0.22!, 1.2 0.2!, 1.2 0.5!, 0.7 0.47, 0 0.51, -0.7 0.48, -1.2 0.52!', 0.25],
  ['-1.32 -0.02!, -0.5 0.0, 0.4 -0.02, 1.32 0.0!, 1.3 0.25!, 0.3 0.24, -0.6 0.26, -1.3 0.24!', 0.1],
] as const;
const grain = [
  '-1.2 0.1, -1.0 0.13, -0.86 0.1',
  '-0.24 0.1, 0.04 0.13, 0.26 0.1',
  '0.86 0.14, 1.0 0.16, 1.22 0.13',
  '-0.9 0.38, -0.5 0.36, -0.1 0.4',
  '0.3 0.36, 0.6 0.38, 1.0 0.34',
];
