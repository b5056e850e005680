import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An orca that leaps to the right: black back, tall fin, white belly, the white patch behind its eye. */
export const orca: Motif = {
  name: 'orca',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawFins(pen);
      drawBody(pen);
      drawFace(pen);
    });
  },
};

function drawFins(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [fin, shade] of [
    ['-0.1 -0.5!, -0.24 -0.9, -0.38 -1.16, -0.58 -1.36!, -0.6 -1.04, -0.64 -0.74, -0.66 -0.2!', 0.1],
    ['-1.02 0.66!, -1.26 0.62, -1.52 0.72, -1.68 0.9!, -1.4 0.92, -1.2 0.98, -1.04 0.9!', 0.3],
    ['-1.06 0.72!, -1.16 0.94, -1.14 1.2, -0.98 1.44!, -0.92 1.16, -0.86 0.98, -0.9 0.76!', 0.1],
    ['0.74 0.2!, 0.86 0.44, 0.84 0.7, 0.7 0.84!, 0.6 0.6, 0.52 0.32!', 0.6],
  ] as const)
    pen.fill(outlined(fin), {
      pigment: 'dark',
      tone: (x, y) => clamp(shade + 0.3 * (x + y)),
      line: inner * 1.1,
    });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.05 + 0.7 * smoothstep(-0.5, 0.2, y - 0.4 * x) + 0.2 * smoothstep(-0.6, -1.1, x)),
    line: inner * 1.2,
  });
  pen.stroke(traced('0.9 -0.74, 0.5 -0.76, 0.1 -0.66, -0.14 -0.54'), inner, { isErasing: true, taper: 0.5 });
  pen.fill(belly, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.1, 0.4, y) - 0.2 * x),
    line: inner,
  });
  pen.stroke(traced('1.1 -0.16, 0.8 0.0, 0.5 0.08'), detail, { taper: 0.5 });
  pen.fill(outlined('-0.62 -0.16!, -0.44 -0.22, -0.2 -0.4!, -0.24 -0.2, -0.44 -0.06, -0.7 0.0!'), {
    pigment: 'grey',
    tone: 0.1,
    line: detail,
  });
  pen.fill(outlined('0.5 0.14!, 0.66 0.2, 0.6 0.44, 0.46 0.66, 0.24 0.78!, 0.22 0.52, 0.3 0.3'), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.1 + 0.6 * (y - 0.2) + 0.3 * x),
    line: inner * 1.1,
  });
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.56 -0.44!, 0.68 -0.58, 0.88 -0.6, 0.98 -0.5!, 0.86 -0.42, 0.7 -0.38'), {
    pigment: 'foam',
    tone: 0.04,
    line: detail,
  });
  pen.fill(circle([1.03, -0.42], 0.045, 18), { pigment: 'foam', tone: 0.2 });
  pen.fill(circle([1.03, -0.42], 0.03, 16), { black: 'always', tone: 1 });
  pen.stroke(traced('1.38 -0.44, 1.22 -0.3, 1.0 -0.24'), inner, { taper: 0.3, tapering: 'end' });
}

const body = outlined(
  '1.4 -0.52, 1.3 -0.68, 1.04 -0.82, 0.6 -0.86, 0.1 -0.76, -0.34 -0.56, -0.74 -0.2, -1.0 0.26, -1.12 0.74!, -0.9 0.8!, -0.72 0.5, -0.4 0.34, 0.1 0.28, 0.6 0.14, 1.04 -0.1, 1.34 -0.34',
);
const belly = outlined(
  '1.38 -0.42!, 1.18 -0.26, 0.94 -0.2, 0.6 -0.02, 0.2 0.1, -0.2 0.1, -0.46 -0.02!, -0.44 0.14, -0.6 0.3, -0.8 0.62!, -0.7 0.46, -0.4 0.34, 0.1 0.28, 0.6 0.14, 1.04 -0.1, 1.32 -0.34!',
);
