import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A light bulb of the old kind: clear glass, a looped filament, a screw cap below. */
export const lightBulb: Motif = {
  name: 'light-bulb',
  tinted: ['moon'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCap(pen);
      drawGlass(pen);
      drawFilament(pen);
    });
  },
};

function drawGlass(pen: Pen): void {
  pen.fill(symmetric('0 -1.12, 0.42 -1.02, 0.7 -0.7, 0.72 -0.3, 0.54 0.06, 0.36 0.32, 0.3 0.58!, 0 0.58!'), {
    pigment: 'moon',
    tone: (x, y) => clamp(0.02 + 0.8 * (Math.sqrt(x ** 2 + (y + 0.42) ** 2) - 0.42)),
    line: pen.weight.inner * 1.2,
  });
  pen.stroke(traced('-0.52 -0.72, -0.57 -0.42, -0.48 -0.14'), pen.weight.inner * 1.4, { taper: 0.4 });
  pen.stroke(traced('-0.36 -0.92, -0.28 -0.97'), pen.weight.inner * 1.2, { taper: 0.4 });
}

/** On its glass stem, between two wires. */
function drawFilament(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.02, 0.07 0.06!, 0.07 0.34, 0.16 0.58!, 0 0.58!'), {
    pigment: 'foam',
    tone: 0.2,
    line: detail * 1.2,
  });
  for (const side of [-1, 1])
    pen.stroke(traced(`${side * 0.05} 0.4, ${side * 0.16} 0.06, ${side * 0.34} -0.36`), inner);
  pen.fill(
    outlined(
      '-0.34 -0.36, -0.26 -0.62, -0.16 -0.36, -0.07 -0.62, 0 -0.36, 0.07 -0.62, 0.16 -0.36, 0.26 -0.62, 0.34 -0.36, 0.26 -0.52, 0.16 -0.22, 0.06 -0.52, 0 -0.24, -0.06 -0.52, -0.16 -0.22, -0.26 -0.52',
    ),
    { pigment: 'ember', tone: 0.05, line: detail * 1.3 },
  );
}

function drawCap(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 1.1!, 0.12 1.1, 0.2 1.0!, 0 0.98!'), { black: 'always', tone: 1, line: inner });
  for (const [i, y] of [0.88, 0.77, 0.66, 0.55].entries())
    pen.fill(
      outlined(
        `-0.32 ${y}, -0.36 ${y + 0.06}, -0.3 ${y + 0.13}, 0.3 ${y + 0.16 - 0.01 * i}, 0.36 ${y + 0.09}, 0.32 ${y + 0.02}`,
      ),
      { pigment: 'steel', tone: (x) => clamp(0.14 + 1.2 * x), line: inner },
    );
}
