import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Mount Fuji with its cap of snow over a bank of mist. */
export const fuji: Motif = {
  name: 'fuji',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(slopes, {
        pigment: 'water',
        tone: (x, y) => clamp(0.25 + 0.5 * smoothstep(-0.1, 0.9, x) - 0.3 * smoothstep(0.2, 0.7, y)),
        line: inner * 1.1,
      });
      for (const rill of rills) pen.stroke(traced(rill), detail * 1.2, { taper: 0.5 });
      pen.fill(snow, {
        pigment: 'foam',
        tone: (x) => clamp(0.02 + 0.6 * smoothstep(0, 0.5, x)),
        line: inner,
      });
      for (const fold of folds) pen.stroke(traced(fold), detail, { taper: 0.5 });
    });
    canvas.layer(drawMist, { contour: 0.7 });
  },
};

function drawMist(pen: Pen): void {
  for (const bank of banks)
    pen.fill(outlined(bank), {
      pigment: 'foam',
      tone: (_, y) => clamp(0.1 + 2 * (y - 0.66)),
      line: pen.weight.inner,
    });
  for (const line of ['-0.9 0.72, -0.5 0.72', '0.2 0.6, 0.7 0.6', '-0.2 0.84, 0.4 0.84'])
    pen.stroke(traced(line), pen.weight.detail, { taper: 0.3 });
}

const slopes = outlined(
  '-1.5 0.78!, -1.1 0.54, -0.72 0.2, -0.4 -0.24, -0.22 -0.56!, -0.1 -0.52!, 0 -0.57!, 0.1 -0.52!, 0.22 -0.56!, 0.4 -0.24, 0.72 0.2, 1.1 0.54, 1.5 0.78!',
);
const snow = outlined(
  '-0.22 -0.56!, -0.1 -0.52!, 0 -0.57!, 0.1 -0.52!, 0.22 -0.56!, 0.36 -0.31, 0.58 0.02!, 0.46 -0.06!, 0.44 0.14!, 0.32 -0.1!, 0.24 0.22!, 0.14 -0.06!, 0.04 0.12!, -0.06 -0.1!, -0.18 0.24!, -0.24 -0.06!, -0.36 0.12!, -0.4 -0.08!, -0.58 0.02!, -0.36 -0.31',
);
const rills = [
  '-0.5 0.2, -0.7 0.5, -0.9 0.68',
  '-0.2 0.34, -0.26 0.54, -0.4 0.72',
  '0.1 0.26, 0.14 0.5, 0.1 0.72',
  '0.42 0.24, 0.54 0.48, 0.74 0.68',
  '0.62 0.24, 0.84 0.5, 1.06 0.68',
  '-0.66 0.28, -0.9 0.52, -1.1 0.66',
];
const folds = [
  '-0.1 -0.46, -0.18 -0.2',
  '0.06 -0.48, 0.08 -0.2',
  '0.18 -0.46, 0.3 -0.16',
  '-0.2 -0.4, -0.34 -0.12',
];
const banks = [
  '-1.36 0.68!, -1.24 0.6, -1.06 0.62, -0.94 0.52, -0.72 0.52, -0.6 0.6, -0.4 0.58, -0.28 0.66!, -0.5 0.74, -1.0 0.76',
  '-0.06 0.58!, 0.1 0.5, 0.3 0.54, 0.46 0.44, 0.72 0.46, 0.82 0.54, 1.04 0.5, 1.34 0.6!, 1.0 0.68, 0.3 0.68',
  '-0.7 0.86!, -0.52 0.76, -0.3 0.8, -0.12 0.7, 0.14 0.72, 0.26 0.8, 0.5 0.76, 0.8 0.86!, 0.4 0.94, -0.3 0.94',
];
