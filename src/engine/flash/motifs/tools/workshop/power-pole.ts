import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A wooden power pole seen from below: crossarms with insulators, a transformer, sagging lines. */
export const powerPole: Motif = {
  name: 'power-pole',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawLines, { silhouette: 'fills-and-lines', contour: 0.5 });
    canvas.layer((pen) => {
      drawPole(pen);
      drawArm(pen.at({ at: [0, -1.2] }), 0.92);
      drawArm(pen.at({ at: [0, -0.74] }), 0.74);
      drawTransformer(pen);
    });
  },
};

function drawLines(pen: Pen): void {
  const { inner } = pen.weight;
  for (const line of [
    '-1.6 -1.12, -1.3 -1.16, -0.8 -1.44, -0.2 -1.24, 0.3 -1.24, 0.8 -1.44, 1.2 -1.22, 1.6 -1.24',
    '-1.6 -0.84, -1.0 -0.88, -0.5 -1.42, 0 -1.14, 0.5 -1.42, 1.1 -1.04, 1.6 -1.0',
    '-1.6 -0.5, -1.1 -0.54, -0.62 -0.97, 0 -0.74, 0.62 -0.97, 1.1 -0.66, 1.6 -0.64',
  ])
    pen.stroke(traced(line), inner * 1.2);
}

function drawPole(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.09 -1.62!, 0 -1.7, 0.09 -1.62!, 0.16 1.6!, -0.16 1.6!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.25 + 4 * x),
    line: inner * 1.3,
  });
  for (const grain of [
    '-0.06 0.2, -0.07 0.7, -0.1 1.2',
    '0.02 -0.3, 0.03 0.2',
    '0.04 0.8, 0.05 1.5',
    '-0.03 -1.5, -0.03 -1.3',
  ])
    pen.stroke(traced(grain), detail * 1.3, { taper: 0.4 });
  // Steps that linemen climb.
  for (const [side, y] of [
    [-1, 0.6],
    [1, 0.82],
    [-1, 1.04],
    [1, 1.26],
  ] as const)
    pen.stroke(traced(`${side * 0.1} ${y}, ${side * 0.32} ${y}, ${side * 0.32} ${y - 0.06}`, 1), inner * 1.8);
  pen.fill(outlined('-0.5 1.64!, -0.3 1.48, -0.12 1.54, 0.1 1.44, 0.28 1.54, 0.5 1.64!'), {
    pigment: 'leaf',
    tone: 0.5,
    line: inner,
  });
}

function drawArm(pen: Pen, half: number): void {
  const { inner, detail } = pen.weight;
  for (const side of [-1, 1])
    pen.stroke(traced(`${side * 0.06} 0.36, ${side * half * 0.62} 0.06`), inner * 2);
  pen.fill(outlined(`${-half} -0.08!, ${half} -0.08!, ${half} 0.09!, ${-half} 0.09!`), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.35 + 3 * y),
    line: inner * 1.2,
  });
  pen.stroke(traced(`${-half * 0.8} 0.01, ${-half * 0.2} 0.02`), detail, { taper: 0.3 });
  for (const x of [-half + 0.12, -half * 0.54, half * 0.54, half - 0.12])
    drawInsulator(pen.at({ at: [x, -0.08] }));
}

/** Glass petticoats on a pin. */
function drawInsulator(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [y, half] of [
    [-0.04, 0.09],
    [-0.12, 0.1],
    [-0.2, 0.07],
  ] as const)
    pen.fill(
      outlined(
        `${-half} ${y + 0.03}, ${-half * 0.7} ${y - 0.05}, ${half * 0.7} ${y - 0.05}, ${half} ${y + 0.03}`,
      ),
      {
        pigment: 'water',
        tone: (x) => clamp(0.1 + 6 * x),
        line: inner * 0.9,
      },
    );
}

function drawTransformer(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0.3 -0.3, 0.28 -0.46, 0.36 -0.6', half: [0.02, 0.02] },
    { pigment: 'dark', tone: 0.4, line: inner },
  );
  pen.fill(outlined('0.12 -0.14!, 0.62 -0.14!, 0.62 0.48, 0.37 0.56, 0.12 0.48'), {
    pigment: 'steel',
    tone: (x) => clamp(0.15 + 1.6 * (x - 0.3)),
    line: inner * 1.2,
  });
  pen.fill(outlined('0.1 -0.14!, 0.37 -0.3, 0.64 -0.14!, 0.37 -0.06'), {
    pigment: 'steel',
    tone: 0.2,
    line: inner * 1.1,
  });
  for (const x of [0.22, 0.37, 0.52]) pen.stroke(traced(`${x} 0.02, ${x} 0.42`), detail * 1.5);
}
