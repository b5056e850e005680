import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** Light along a line on something black, where no stroke would show; broadest in the middle. */
export function drawGleam(pen: Pen, line: string, halfWidth: number): void {
  const sliver = ribbon(traced(line), (share) => halfWidth * Math.sin(Math.PI * share));
  pen.fill(outlineOf(sliver), { pigment: 'grey', tone: 0 });
}
