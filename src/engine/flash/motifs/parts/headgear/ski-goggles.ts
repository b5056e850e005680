import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Placing } from '../../../geometry/transform.ts';
import type { Pen } from '../../../paint/pen.ts';

/** Goggles on a head seen from its side: `head` is where its pose has the head. */
export function drawSkiGoggles(sheet: Pen, head: Placing): void {
  const pen = sheet.at(head).at({ scale: 0.44 });
  const { inner } = pen.weight;
  pen.stroke(traced('-0.52 -0.1, -0.2 -0.12, 0.14 -0.08'), inner * 2.4);
  pen.fill(outlined('0.1 -0.2!, 0.4 -0.26!, 0.44 -0.04, 0.38 0.1!, 0.14 0.08!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 2 * (x - 0.2 + y)),
    line: inner * 1.2,
  });
}
