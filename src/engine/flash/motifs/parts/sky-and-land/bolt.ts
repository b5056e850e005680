import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A bolt of lightning that strikes down to the left, from -0.6 to 0.62 across and -1.2 to 1.25 down. */
export function drawBolt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined(shaded), { pigment: 'gold', tone: 0.85 });
  pen.fill(outlined(lit), { pigment: 'gold', tone: (_, y) => 0.05 + 0.12 * (y + 1.2) });
  pen.stroke([...outlined(whole), ...outlined(whole).slice(0, 1)], inner * 1.1);
  for (const edge of edges) pen.stroke(traced(edge), detail, { taper: 0.3 });
}

const whole =
  '0.62 -1.2!, 0.02 -1.2!, -0.6 0.1!, -0.12 0.06!, -0.36 0.62!, -0.08 0.6!, -0.5 1.25!, 0.42 0.28!, 0.08 0.3!, 0.52 -0.36!, 0.12 -0.32!';
/** Its front, without the thickness on its right. */
const lit =
  '0.5 -1.2!, 0.02 -1.2!, -0.6 0.1!, -0.12 0.06!, -0.36 0.62!, -0.08 0.6!, -0.5 1.25!, 0.26 0.3!, -0.04 0.32!, 0.36 -0.34!, -0.04 -0.3!';
const shaded = whole;
const edges = ['0.5 -1.2!, -0.04 -0.3!', '0.36 -0.34!, -0.04 0.32!', '0.26 0.3!, -0.5 1.25!'];
