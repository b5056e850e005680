import { steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';
import { endless } from '../../parts/signs-and-ornaments/interlace.ts';
import { drawBarbedWire } from '../../parts/tools-and-things/barbed-wire.ts';

/** Barbed wire: a ring of it, or a band around an arm. */
export const barbedWire: Motif = {
  name: 'barbed-wire',
  tinted: ['steel'],
  draw(canvas) {
    const isRing = canvas.kit.variant % 2 === 0;
    canvas.layer(
      (pen) => {
        if (isRing) drawBarbedWire(pen, endless(circle([0, 0], 0.82, 200)), 36, 0.058);
        else drawBarbedWire(pen, band, 26, 0.058);
      },
      { contour: 0.5 },
    );
  },
  drawAlong: (pen, line) => drawBarbedWire(pen, line, 2 * Math.round(line.length / 14), 0.05),
};

const band = steps(160, -1.3, 1.3).map((x): Point => [x, 0.07 * Math.sin(x * 2.4)]);
