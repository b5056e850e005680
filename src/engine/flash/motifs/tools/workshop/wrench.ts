import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle, regularPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A combination wrench: an open jaw above, a ring below. */
export const wrench: Motif = {
  name: 'wrench',
  tinted: ['steel'],
  draw: (canvas) => canvas.layer((pen) => drawWrench(pen.at({ angleRad: 0.7 }))),
};

/** An adjustable wrench, its jaw on a worm screw. */
export const adjustableWrench: Motif = {
  name: 'adjustable-wrench',
  tinted: ['steel'],
  draw: (canvas) => canvas.layer((pen) => drawAdjustable(pen.at({ angleRad: 0.6 }))),
};

const steel = (pen: Pen) =>
  ({
    pigment: 'steel',
    tone: (x: number, y: number) =>
      clamp(0.08 + 0.85 * smoothstep(0, 0.4, x) + 0.25 * smoothstep(0.9, 1.6, y)),
    line: pen.weight.inner * 1.3,
  }) as const;

function drawWrench(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.9!, 0.17 -0.9!, 0.13 -0.5, 0.12 0.6, 0.17 1.06!, 0 1.06!'), steel(pen));
  pen.fill(symmetric('0 -0.7!, 0.05 -0.66, 0.055 0.7, 0 0.76!'), {
    pigment: 'steel',
    tone: 0.75,
    line: inner,
  });
  const jaw = pen.at({ at: [0, -1.2], angleRad: 0.24 });
  jaw.fill(
    outlined(
      '-0.17 -0.44!, -0.34 -0.36, -0.44 -0.1, -0.4 0.16, -0.22 0.4, 0 0.46, 0.22 0.4, 0.4 0.16, 0.44 -0.1, 0.34 -0.36, 0.17 -0.44!, 0.18 -0.06, 0.1 0.06!, -0.1 0.06!, -0.18 -0.06',
    ),
    steel(jaw),
  );
  jaw.stroke(traced('-0.3 -0.2, -0.33 0.04, -0.2 0.28'), detail * 1.6, { isErasing: true, taper: 0.3 });
  const ring = pen.at({ at: [0, 1.32] });
  ring.fill(circle([0, 0], 0.36, 44), steel(ring));
  ring.fill(regularPolygon([0, 0], 0.22, 12), { black: 'always', tone: 1, line: inner * 1.1 });
  ring.stroke(traced('-0.28 -0.08, -0.26 0.12, -0.14 0.25'), detail * 1.6, { isErasing: true, taper: 0.3 });
}

function drawAdjustable(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.6!, 0.16 -0.6!, 0.14 -0.2, 0.2 0.7, 0.25 1.4, 0.18 1.62, 0 1.68'), steel(pen));
  pen.fill(symmetric('0 -0.3!, 0.06 -0.24, 0.1 0.8, 0 0.96!'), { pigment: 'steel', tone: 0.75, line: inner });
  pen.fill(circle([0, 1.42], 0.1, 26), { black: 'always', tone: 1, line: inner });
  // The jaw that slides, under the one that does not.
  pen.fill(outlined('0.0 -0.86!, 0.5 -0.94!, 0.62 -1.5!, 0.44 -1.62!, 0.34 -1.16!, 0.0 -1.1!'), {
    ...steel(pen),
    tone: 0.45,
  });
  pen.fill(
    outlined(
      '-0.2 -0.56!, -0.42 -0.84, -0.46 -1.2, -0.36 -1.6!, -0.1 -1.64!, -0.02 -1.5!, -0.06 -1.08!, 0.24 -1.02, 0.42 -0.9, 0.4 -0.72!, 0.18 -0.54!',
    ),
    steel(pen),
  );
  pen.fill(outlined('-0.06 -0.9!, 0.22 -0.86!, 0.2 -0.68!, -0.06 -0.7!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  for (const x of steps(4, -0.02, 0.18)) pen.stroke(traced(`${x - 0.03} -0.7, ${x + 0.02} -0.87`), inner);
  pen.stroke(traced('-0.34 -0.9, -0.37 -1.2, -0.3 -1.5'), detail * 1.6, { isErasing: true, taper: 0.3 });
  for (const y of [-1.2, -1.3, -1.4]) pen.stroke(traced(`-0.06 ${y}, -0.13 ${y + 0.01}`), detail * 1.4);
}
