import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** One heaped cloud with a flat foot, from -1.34 to 1.22 across and -0.52 to 0.7 down; `gloom` 0..1 darkens its foot. */
export function drawHeapedCloud(pen: Pen, gloom = 0): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.1 0.7!, -1.34 0.58, -1.34 0.24, -1.04 0.12!, -1.06 -0.16, -0.72 -0.36, -0.42 -0.2!, -0.3 -0.46, 0.1 -0.52, 0.34 -0.2!, 0.6 -0.3, 0.88 -0.1, 0.84 0.16!, 1.14 0.2, 1.22 0.54, 1.0 0.7!',
    ),
    {
      pigment: 'cloud',
      tone: (_, y) => clamp(0.04 + 0.25 * gloom + 0.9 * (y - 0.1 + 0.35 * gloom)),
      line: inner * 1.1,
    },
  );
  for (const curl of curls) pen.stroke(traced(curl), detail * 1.6, { taper: 0.4 });
}

const curls = [
  '-1.04 0.12, -0.86 0.12, -0.76 0.26',
  '-0.42 -0.2, -0.3 -0.1, -0.28 0.04',
  '0.34 -0.2, 0.4 -0.06, 0.34 0.1',
  '0.84 0.16, 0.68 0.18, 0.6 0.3',
  '-0.6 0.52, -0.2 0.56, 0.3 0.52',
];
