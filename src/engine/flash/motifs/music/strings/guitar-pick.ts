import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A plectrum with a note stamped on it, a second one behind it. */
export const guitarPick: Motif = {
  name: 'guitar-pick',
  tinted: ['petal'],
  one: { draw: (canvas) => canvas.layer((pen) => drawPick(pen, 'petal')) },
  draw(canvas) {
    canvas.layer((pen) => drawPick(pen.at({ at: [0.5, -0.16], angleRad: 0.5, scale: 0.9 }), 'dark'));
    canvas.layer((pen) => drawPick(pen.at({ at: [-0.2, 0.1], angleRad: -0.14 }), 'petal'));
  },
};

function drawPick(pen: Pen, pigment: 'petal' | 'dark'): void {
  const { inner } = pen.weight;
  pen.fill(shape, {
    pigment,
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.2, 0.9, x * 0.9 + y * 0.3) + 0.2 * smoothstep(0.4, 1, y)),
    line: inner * 1.4,
  });
  pen.stroke([...rim, rim[0] ?? [0, 0]], inner * 0.9);
  if (pigment === 'petal') drawNote(pen);
  pen.stroke(traced('-0.66 -0.52, -0.72 -0.3, -0.6 0.06'), inner * 2.2, { isErasing: true, taper: 0.3 });
}

/** An eighth note. */
function drawNote(pen: Pen): void {
  const look = { pigment: 'foam', tone: 0, line: pen.weight.inner } as const;
  pen.fill(
    outlined(
      '0.02 -0.5!, 0.12 -0.5!, 0.16 -0.32, 0.36 -0.14, 0.3 0.12!, 0.26 -0.06, 0.12 -0.14!, 0.12 0.3, 0.02 0.44, -0.16 0.46, -0.24 0.36, -0.18 0.22, 0.02 0.18!',
    ),
    look,
  );
}

const shape = symmetric('0 -0.86, 0.5 -0.82, 0.88 -0.62, 0.92 -0.3, 0.7 0.2, 0.34 0.8, 0.12 1.06, 0 1.1');
const rim = symmetric('0 -0.76, 0.46 -0.73, 0.79 -0.55, 0.82 -0.28, 0.62 0.16, 0.28 0.72, 0.09 0.94, 0 0.97');
