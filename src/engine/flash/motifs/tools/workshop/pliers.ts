import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Combination pliers, half open, their handles dipped in rubber. */
export const pliers: Motif = {
  name: 'pliers',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const tool = pen.at({ angleRad: 0.5 });
      drawHalf(tool.at({ angleRad: -0.12, isFlipped: true }));
      drawHalf(tool.at({ angleRad: 0.12 }));
      drawPivot(tool);
    }),
};

/** Its jaw to the upper right of the pivot on the origin, its handle to the lower left. */
function drawHalf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(handle, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.12 + 0.7 * smoothstep(-0.1, 0.14, x + 0.44 - 0.1 * y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.3 0.5, -0.5 0.8, -0.56 1.1, -0.5 1.4'), detail * 1.4, {
    isErasing: true,
    taper: 0.3,
  });
  for (const y of [0.98, 1.06, 1.14, 1.22, 1.3])
    pen.stroke(traced(`-0.46 ${y}, -0.36 ${y + 0.02}`), detail * 1.4);
  pen.fill(jaw, {
    pigment: 'steel',
    tone: (x, y) => clamp(0.1 + 1.4 * smoothstep(0.1, 0.36, x) + 0.4 * smoothstep(0, 0.4, y)),
    line: inner * 1.2,
  });
  for (const y of [-0.92, -0.84, -0.76, -0.68, -0.6])
    pen.stroke(traced(`0.03 ${y}, 0.13 ${y - 0.01}`), inner);
  pen.stroke(traced('0.05 -0.26, 0.22 -0.24'), inner * 1.2);
}

function drawPivot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.16, 30), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.4 + 1.6 * (x + y)),
    line: inner * 1.1,
  });
  pen.fill(circle([0, 0], 0.08, 22), { pigment: 'gold', tone: 0.15, line: detail * 1.3 });
}

const jaw = outlined(
  '0.03 -1.02!, 0.13 -1.02, 0.25 -0.8, 0.3 -0.5, 0.34 -0.2, 0.33 0.02, 0.22 0.24, 0.02 0.36, -0.14 0.56!, -0.3 0.46!, -0.26 0.18, -0.3 0.0, -0.24 -0.16, -0.08 -0.22, 0.03 -0.3!, 0.08 -0.42, 0.03 -0.52!',
);
const handle = outlined(
  '-0.08 0.4!, -0.16 0.62, -0.3 0.86, -0.34 1.14, -0.3 1.42, -0.26 1.6, -0.34 1.7, -0.46 1.64, -0.56 1.4, -0.6 1.1, -0.56 0.8, -0.42 0.54, -0.32 0.32!',
);
