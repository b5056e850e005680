import { pointAt } from '../../../geometry/point.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** The right half of a white stripe down a dog's face; `edge` is its border, from the crown to the nose. */
export function drawBlaze(side: Pen, edge: string): void {
  const line = traced(edge);
  const [top, bottom] = [pointAt(line, 0), pointAt(line, line.length - 1)];
  side.fill([[0, top[1]], ...line, [0, bottom[1]]], { pigment: 'foam', tone: 0.04 });
  side.stroke(line, side.weight.detail, { taper: 0.3 });
}
