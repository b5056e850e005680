import { outlined } from '../../../geometry/traced.ts';
import type { FillLook, Pen } from '../../../paint/pen.ts';

/** The bone that dogs are thought to like, lying along the x axis, 2 long. */
export function drawBone(pen: Pen, look: FillLook): void {
  pen.fill(shape, look);
}

const shape = outlined(
  '-0.56 -0.26!, -0.64 -0.5, -0.86 -0.54, -0.98 -0.34, -0.86 0.0!, -0.98 0.32, -0.86 0.54, -0.64 0.52, -0.56 0.28!, 0 0.24, 0.56 0.28!, 0.64 0.52, 0.86 0.54, 0.98 0.32, 0.86 0.0!, 0.98 -0.34, 0.86 -0.54, 0.64 -0.5, 0.56 -0.26!, 0 -0.22',
);
