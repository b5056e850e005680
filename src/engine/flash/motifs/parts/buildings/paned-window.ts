import { rectangle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A lit window in its frame, its middle at 0, 1 high to either side; a cross parts it into four panes. */
export function drawPanedWindow(pen: Pen, head: 'flat' | 'round' | 'pointed' = 'flat'): void {
  const { inner, detail } = pen.weight;
  pen.fill(frames[head], { pigment: 'foam', tone: 0.1, line: inner });
  pen.fill(panes[head], { pigment: 'gold', tone: (x, y) => 0.1 + 0.2 * (x + y + 0.6), line: detail });
  pen.stroke(
    [
      [0, -1.02],
      [0, 1],
    ],
    inner,
  );
  pen.stroke(
    [
      [-0.66, 0],
      [0.66, 0],
    ],
    inner,
  );
}

const frames = {
  flat: rectangle(-0.86, -1.2, 0.86, 1.2),
  round: outlined('-0.86 1.2!, -0.86 -0.5!, -0.7 -1.05, 0 -1.4, 0.7 -1.05, 0.86 -0.5!, 0.86 1.2!'),
  pointed: outlined('-0.86 1.2!, -0.86 -0.4!, -0.6 -1.1, 0 -1.75!, 0.6 -1.1, 0.86 -0.4!, 0.86 1.2!'),
};
const panes = {
  flat: rectangle(-0.62, -0.96, 0.62, 0.96),
  round: outlined('-0.62 0.96!, -0.62 -0.46!, -0.5 -0.86, 0 -1.12, 0.5 -0.86, 0.62 -0.46!, 0.62 0.96!'),
  pointed: outlined('-0.62 0.96!, -0.62 -0.36!, -0.42 -0.92, 0 -1.36!, 0.42 -0.92, 0.62 -0.36!, 0.62 0.96!'),
};
