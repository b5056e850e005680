import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** An avocado, whole behind its half with the stone in it. */
export const avocado: Motif = {
  name: 'avocado',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => drawWhole(pen.at({ at: [0.42, -0.1], angleRad: 0.36, scale: 0.94 })), {
      contour: 0.8,
    });
    canvas.layer((pen) => drawHalf(pen.at({ at: [-0.26, 0.16], angleRad: -0.16 })));
  },
};

function drawWhole(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0 -0.96, 0.02 -1.12, 0.1 -1.24', 8), inner * 2.2);
  drawLeaf(pen.at({ at: [0.06, -1.14], scale: 0.7, angleRad: -0.3 }), { width: 0.44 });
  pen.fill(outlined(pear), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.15 + 0.7 * smoothstep(-0.2, 0.66, x + 0.3 * y)),
    line: inner * 1.2,
  });
  for (let i = 0; i < 16; i++) {
    const x = 0.5 * Math.sin(i * 2.4) * Math.sqrt(i / 16);
    pen.dot([x, 0.3 + 0.52 * Math.cos(i * 2.4) * Math.sqrt(i / 16)], detail * (0.7 + 0.4 * (i % 2)));
  }
}

function drawHalf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined(pear), { pigment: 'leaf', tone: 0.4, line: inner * 1.2 });
  pen.at({ at: [0, 0.02], scale: 0.89 }).fill(outlined(pear), {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.3 * smoothstep(0.2, 0.7, x + 0.2 * y)),
    line: detail,
  });
  pen.at({ at: [0, 0.05], scale: 0.74 }).fill(outlined(pear), { pigment: 'scroll', tone: 0 });
  pen.fill(circle([0, 0.34], 0.33, 44), {
    pigment: 'wood',
    tone: ballShader([0, 0.34], 0.33, 0.95),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.18 0.28, -0.13 0.18, -0.04 0.13'), inner, { isErasing: true, taper: 0.4 });
  for (const line of [
    '-0.42 0.5, -0.34 0.68, -0.2 0.78',
    '0.46 0.4, 0.4 0.62, 0.26 0.76',
    '-0.16 -0.5, -0.2 -0.3, -0.3 -0.1',
  ])
    pen.stroke(traced(line), detail, { taper: 0.5 });
}

const pear =
  '0 -0.98, 0.22 -0.92, 0.36 -0.66, 0.44 -0.3, 0.64 0.08, 0.7 0.44, 0.54 0.82, 0.2 1.0, 0 1.02, -0.2 1.0, -0.54 0.82, -0.7 0.44, -0.64 0.08, -0.44 -0.3, -0.36 -0.66, -0.22 -0.92';
