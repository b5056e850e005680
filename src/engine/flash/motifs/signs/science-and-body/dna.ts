import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const turns = 2;
const half = 0.5;
const reach = 1.4;

/** The double helix: two whole turns of two strands, with the rungs between them. */
export const dna: Motif = {
  name: 'dna',
  tinted: ['water'],
  leanRad: 0.3,
  draw(canvas) {
    canvas.layer((pen) => drawHelix(pen.at({ angleRad: 0.3 })), { contour: 0.8 });
  },
};

function drawHelix(pen: Pen): void {
  // What runs behind first, then the rungs, then what runs before them.
  for (const isFront of [false, true]) {
    for (const [strand, pigment] of [
      [0, 'water'],
      [1, 'petal'],
    ] as const)
      for (let turn = -1; turn <= turns; turn++)
        drawStretch(pen, strand, turn + (isFront ? 0 : 0.5), pigment, isFront);
    if (!isFront) drawRungs(pen);
  }
}

/** Where a strand is after so many turns from the top, across and along. */
function onStrand(strand: number, turn: number): Point {
  return [half * Math.cos((turn + strand / 2) * 2 * Math.PI), -reach + (2 * reach * turn) / turns];
}

/** Half a turn of a strand, from one flank to the other; it is before the rungs while it runs to the left. */
function drawStretch(pen: Pen, strand: number, start: number, pigment: Pigment, isFront: boolean): void {
  const from = Math.max(0, start - strand / 2);
  const to = Math.min(turns, start - strand / 2 + 0.5);
  if (to - from < 0.01) return;
  const line = steps(20, from, to).map((turn) => onStrand(strand, turn));
  pen.fill(outlineOf(ribbon(line, () => 0.105)), {
    pigment,
    tone: (x) => clamp(isFront ? 0.1 + 0.5 * Math.abs(x) : 0.7),
    line: pen.weight.inner * 1.1,
  });
}

function drawRungs(pen: Pen): void {
  const count = 15;
  for (let i = 0; i <= count; i++) {
    const turn = (i / count) * turns;
    const [left, y] = onStrand(0, turn);
    const [right] = onStrand(1, turn);
    if (Math.abs(left - right) < 0.36) continue;
    for (const [from, to, pigment] of [
      [left, 0, 'gold'],
      [0, right, 'leaf'],
    ] as const)
      pen.fill(
        [
          [from, y - 0.034],
          [to, y - 0.034],
          [to, y + 0.034],
          [from, y + 0.034],
        ],
        { pigment, tone: 0.2, line: pen.weight.detail },
      );
  }
}
