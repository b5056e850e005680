import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The great standing stones from back to front: outlines, and how far they lie in shade. */
const stones: readonly [outline: string, shade: number][] = [
  ['-0.5 0.34!, -0.47 -0.24, -0.42 -0.3, -0.26 -0.3, -0.22 0.34!', 0.55],
  ['-0.02 0.34!, 0.0 -0.26, 0.06 -0.3, 0.22 -0.28, 0.25 0.34!', 0.55],
  ['-0.58 -0.28, -0.56 -0.46, -0.1 -0.5, 0.3 -0.46, 0.32 -0.28, -0.1 -0.25', 0.45],
  ['-1.28 0.52!, -1.26 -0.3, -1.16 -0.42, -0.98 -0.4, -0.9 -0.2, -0.9 0.52!', 0.2],
  ['-0.72 0.54!, -0.7 -0.36, -0.6 -0.42, -0.44 -0.4, -0.36 -0.24, -0.34 0.54!', 0.2],
  ['-1.38 -0.4, -1.34 -0.66, -0.9 -0.7, -0.4 -0.68, -0.24 -0.6, -0.26 -0.4, -0.8 -0.36', 0.1],
  ['0.4 0.56!, 0.42 -0.42, 0.52 -0.5, 0.7 -0.48, 0.8 -0.3, 0.82 0.56!', 0.25],
  ['0.98 0.54!, 1.0 -0.4, 1.1 -0.48, 1.24 -0.46, 1.34 -0.26, 1.36 0.54!', 0.35],
  ['0.28 -0.48, 0.32 -0.74, 0.8 -0.8, 1.3 -0.76, 1.46 -0.68, 1.44 -0.46, 0.9 -0.44', 0.15],
  ['-0.14 0.66!, -0.1 0.42, 0.1 0.36, 0.3 0.44, 0.34 0.66!', 0.3],
];

/** The stone circle on Salisbury Plain: uprights and the lintels across them, on grass. */
export const stonehenge: Motif = {
  name: 'stonehenge',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawGrass(pen);
      for (const [outline, shade] of stones)
        pen.fill(outlined(outline), {
          pigment: 'grey',
          tone: (_, y) => clamp(shade + 0.3 * y),
          line: pen.weight.inner * 1.1,
        });
      for (const crack of [
        '-1.12 -0.2, -1.06 0.0, -1.1 0.18',
        '-0.54 -0.1, -0.5 0.12, -0.56 0.3',
        '0.6 -0.24, 0.66 0.0, 0.6 0.2',
        '1.16 -0.16, 1.2 0.08, 1.14 0.26',
        '-0.9 -0.6, -0.72 -0.56, -0.6 -0.6',
        '0.76 -0.68, 0.92 -0.62, 1.1 -0.66',
      ])
        pen.stroke(traced(crack), pen.weight.detail * 1.2, { taper: 0.4 });
    });
  },
};

function drawGrass(pen: Pen): void {
  pen.fill(
    outlined('-1.6 0.52!, -0.8 0.3, 0 0.24, 0.8 0.3, 1.6 0.52!, 1.2 0.74, 0.5 0.84, -0.5 0.84, -1.2 0.74'),
    {
      pigment: 'leaf',
      tone: (_, y) => clamp(0.1 + 0.9 * (y - 0.3)),
      line: pen.weight.inner,
    },
  );
}
