import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A gas pump of old days: a globe on top, a dial behind glass, the hose with its nozzle at its side. */
export const gasPump: Motif = {
  name: 'gas-pump',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        drawGlobe(pen);
        drawHousing(pen);
        drawDial(pen);
        drawHose(pen);
      },
      { silhouette: 'fills-and-lines' },
    ),
};

function drawGlobe(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.2!, 0.16 -1.2!, 0.22 -1.0!, 0 -1.0!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  pen.fill(circle([0, -1.48], 0.34, 40), {
    pigment: 'foam',
    tone: ballShader([-0.04, -1.5], 0.34, 0.7),
    line: inner * 1.2,
  });
  pen.fill(circle([0, -1.48], 0.25, 36), { pigment: 'gold', tone: 0.15, line: inner });
  pen.fill(symmetric('0 -1.66!, 0.08 -1.52, 0.1 -1.42, 0.06 -1.35, 0 -1.33'), {
    pigment: 'petal',
    tone: 0.2,
    black: 'uncolored',
  });
}

function drawHousing(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 1.2!, 0.74 1.2!, 0.78 1.42!, 0 1.42!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner * 1.2,
  });
  pen.fill(housing, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.75 * smoothstep(0.1, 0.64, x) + 0.2 * smoothstep(0.5, 1.2, y)),
    line: inner * 1.3,
  });
  pen.fill(symmetric('0 -0.06!, 0.63 -0.06!, 0.63 0.06!, 0 0.06!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.05 + 0.7 * x),
    line: inner,
  });
  pen.fill(symmetric('0 0.2!, 0.42 0.2!, 0.42 1.06!, 0 1.06!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.06 + 0.6 * (x + 0.1)),
    line: inner,
  });
  for (const y of [0.36, 0.5, 0.64, 0.78, 0.92]) pen.stroke(traced(`-0.3 ${y}, 0.3 ${y}`), inner);
}

function drawDial(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.86, 0.3 -0.84, 0.42 -0.7, 0.44 -0.2!, 0 -0.2!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.78, 0.26 -0.76, 0.34 -0.64, 0.36 -0.28!, 0 -0.28!'), {
    pigment: 'foam',
    tone: 0.03,
    line: inner,
  });
  for (const [x, y, dx, dy] of [
    [-0.28, -0.46, 0.07, 0.03],
    [-0.2, -0.62, 0.05, 0.06],
    [0, -0.7, 0, 0.08],
    [0.2, -0.62, -0.05, 0.06],
    [0.28, -0.46, -0.07, 0.03],
  ] as const)
    pen.stroke(
      [
        [x, y],
        [x + dx, y + dy],
      ],
      detail * 1.6,
    );
  pen.stroke(traced('0 -0.34, 0.14 -0.58'), inner * 1.2, { taper: 0.4, tapering: 'end' });
  pen.dot([0, -0.34], inner * 1.8);
}

function drawHose(pen: Pen): void {
  const { inner } = pen.weight;
  const hose = ribbon(
    traced(
      '0.62 0.2, 0.84 0.32, 0.92 0.62, 0.9 0.96, 1.02 1.14, 1.18 0.98, 1.2 0.4, 1.14 -0.1, 1.04 -0.3',
      10,
    ),
    () => 0.055,
  );
  pen.fill(outlineOf(hose), { pigment: 'dark', tone: 0.5, black: 'uncolored', line: inner });
  pen.fill(outlined('0.62 -0.5!, 0.76 -0.5!, 0.8 -0.2!, 0.62 -0.2!'), {
    pigment: 'steel',
    tone: 0.5,
    line: inner,
  });
  pen.fill(nozzle, {
    pigment: 'steel',
    tone: (x, y) => clamp(0.1 + 0.6 * (x - 0.7) + 0.5 * (y + 0.7)),
    line: inner * 1.2,
  });
  pen.fill(outlined('0.9 -0.24!, 1.0 -0.22!, 0.96 -0.06, 0.86 -0.08, 0.78 -0.2!, 0.84 -0.24!'), {
    pigment: 'dark',
    tone: 0.6,
    line: inner,
  });
}

const housing = symmetric('0 -1.06, 0.4 -1.04, 0.58 -0.94, 0.62 -0.76, 0.63 1.22!, 0 1.22!');
/** Its spout up and over to the pump. */
const nozzle = outlined(
  '0.66 -0.74!, 0.64 -0.62!, 0.78 -0.58, 0.82 -0.44, 0.8 -0.28!, 0.98 -0.2!, 1.12 -0.24!, 1.1 -0.44!, 1.0 -0.5!, 0.94 -0.68, 0.84 -0.74',
);
