import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A can of spray paint, a run of colour down its side. */
export const sprayCan: Motif = {
  name: 'spray-can',
  tinted: ['petal'],
  draw: (canvas) => canvas.layer(drawCan, { at: { angleRad: 0.15 } }),
};

const round = (x: number) => clamp(0.08 + 0.75 * smoothstep(0, 0.5, x) + 0.3 * smoothstep(-0.3, -0.5, x));

function drawCan(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.36!, 0.13 -1.36!, 0.15 -1.08!, 0 -1.08!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 2 * x),
    line: inner * 1.1,
  });
  pen.dot([-0.06, -1.26], inner * 1.6);
  pen.fill(symmetric('0 -1.12, 0.24 -1.1!, 0.26 -0.94!, 0 -0.94!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.2 + 1.6 * x),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.0, 0.28 -0.94, 0.46 -0.78, 0.52 -0.6!, 0 -0.5'), {
    pigment: 'steel',
    tone: round,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.56, 0.54 -0.64!, 0.54 1.04!, 0.3 1.12, 0 1.14'), {
    pigment: 'petal',
    tone: round,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.98, 0.3 0.96, 0.56 0.9!, 0.56 1.04!, 0.3 1.14, 0 1.16'), {
    pigment: 'steel',
    tone: round,
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.54 -0.5, -0.28 -0.44, 0 -0.42, 0.28 -0.44, 0.54 -0.5'), inner);
  pen.fill(
    outlined(
      '-0.54 -0.24!, -0.2 -0.16, 0.2 -0.16, 0.54 -0.24!, 0.54 0.3!, 0.42 0.36, 0.36 0.3, 0.3 0.34, 0.28 0.66, 0.2 0.72, 0.14 0.64, 0.12 0.4, 0.02 0.36, -0.04 0.5, -0.12 0.5, -0.16 0.38, -0.3 0.34, -0.34 0.56, -0.44 0.56, -0.46 0.32, -0.54 0.3!',
    ),
    { pigment: 'gold', tone: round, line: inner * 1.1 },
  );
  pen.stroke(traced('-0.36 -0.36, -0.37 -0.28'), detail * 2.4, { isErasing: true, taper: 0.2 });
  pen.stroke(traced('-0.38 0.7, -0.38 0.88'), detail * 2.4, { isErasing: true, taper: 0.2 });
  pen.stroke(traced('-0.34 -0.7, -0.24 -0.82'), detail * 2, { isErasing: true, taper: 0.3 });
}
