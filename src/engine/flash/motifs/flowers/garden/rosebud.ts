import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawRoseStem } from '../../parts/flowers/rose-stem.ts';

/** A rose that has not opened, on its long stem with leaves and thorns. */
export const rosebud: Motif = {
  name: 'rosebud',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRoseStem(pen);
      drawBud(pen);
    });
  },
};

function drawBud(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tone = (x: number, y: number) =>
    clamp(0.1 + 0.6 * smoothstep(-0.1, 0.4, x) + 0.4 * smoothstep(-0.5, -0.2, y));
  pen.fill(
    outlined('0 -0.2!, -0.34 -0.36, -0.42 -0.7, -0.24 -1.04, 0.0 -1.2!, 0.24 -1.04, 0.42 -0.7, 0.34 -0.36'),
    {
      pigment: 'petal',
      tone: 0.75,
      line: inner * 1.1,
    },
  );
  // Petals rolled around each other, from the back to the front.
  for (const petal of [
    '-0.14 -0.9!, 0.04 -1.2, 0.26 -1.08, 0.3 -0.7, 0.1 -0.36!, -0.1 -0.5',
    '0.14 -0.98!, 0.38 -0.92, 0.44 -0.6, 0.3 -0.3, 0.02 -0.2!, -0.06 -0.46, 0.04 -0.76',
    '-0.32 -1.0!, -0.44 -0.64, -0.34 -0.32, -0.04 -0.2!, 0.2 -0.3, 0.22 -0.56, 0.06 -0.84, -0.12 -0.96',
  ])
    pen.fill(outlined(petal), { pigment: 'petal', tone, line: inner });
  for (const lip of [
    '-0.32 -1.0!, -0.14 -0.98, 0.04 -0.86, 0.22 -0.56!, 0.06 -0.74, -0.14 -0.88',
    '-0.12 -0.94!, 0.02 -1.18, 0.2 -1.12, 0.28 -0.94!, 0.14 -1.06, 0.02 -1.08',
  ])
    pen.fill(outlined(lip), { pigment: 'petalLight', tone: 0.05, line: detail * 1.1 });
  for (const sepal of [
    '-0.12 -0.1!, -0.36 -0.3, -0.56 -0.66!, -0.28 -0.48, -0.06 -0.3!',
    '0.12 -0.1!, 0.36 -0.3, 0.58 -0.6!, 0.28 -0.46, 0.06 -0.3!',
    '-0.12 -0.2!, -0.1 -0.4, 0.02 -0.66!, 0.12 -0.4, 0.12 -0.2!',
    '-0.14 -0.26, 0 -0.32, 0.14 -0.26, 0.12 -0.1, 0 -0.04, -0.12 -0.1',
  ])
    pen.fill(outlined(sepal), { pigment: 'leaf', tone: (x) => clamp(0.25 + 0.6 * x), line: inner });
}
