import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A biplane that climbs to the right. */
export const propellerPlane: Motif = {
  name: 'propeller-plane',
  tinted: ['petal'],
  draw(canvas) {
    const at = { angleRad: -0.16 };
    canvas.layer(drawGear, { at });
    canvas.layer(drawBody, { at });
    canvas.layer(drawWings, { at });
  },
};

const coat = {
  pigment: 'petal',
  tone: (x: number, y: number) => clamp(0.12 + 0.1 * x + 0.8 * smoothstep(0, 0.4, y)),
} as const;

function drawGear(pen: Pen): void {
  const { inner } = pen.weight;
  for (const strut of ['0.4 0.3, 0.62 0.76', '0.8 0.26, 0.62 0.76']) pen.stroke(traced(strut), inner * 2.4);
  pen.fill(circle([0.62, 0.76], 0.2, 34), { black: 'always', tone: 1 });
  pen.fill(circle([0.62, 0.76], 0.09, 22), { pigment: 'steel', tone: 0.1, line: inner });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('1.26 -0.86, 1.34 -0.5, 1.28 -0.06, 1.22 -0.06, 1.2 -0.5'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('1.28 -0.04, 1.34 0.4, 1.26 0.78, 1.2 0.4, 1.22 -0.04'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner,
  });
  pen.fill(outlined('-1.3 -0.14!, -1.58 -0.66, -1.42 -0.8, -1.2 -0.66, -0.96 -0.16!'), {
    ...coat,
    line: inner * 1.2,
  });
  pen.fill(
    outlined(
      '-1.44 -0.14!, -1.2 -0.22, -0.6 -0.24, -0.1 -0.3!, 0.16 -0.14!, 0.4 -0.3, 0.9 -0.34!, 1.14 -0.3!, 1.14 0.26!, 0.8 0.32, 0.2 0.34, -0.6 0.16, -1.4 -0.02!',
    ),
    { ...coat, line: inner * 1.3 },
  );
  pen.fill(outlined('0.84 -0.35!, 1.14 -0.32, 1.22 -0.02, 1.14 0.28, 0.84 0.34!, 0.88 0'), {
    pigment: 'steel',
    tone: (_, y) => clamp(0.2 + y),
    line: inner * 1.1,
  });
  for (const y of [-0.18, 0.0, 0.18]) pen.stroke(traced(`0.94 ${y}, 1.12 ${y}`), inner);
  pen.fill(circle([1.24, -0.03], 0.09, 22), { pigment: 'gold', tone: 0.2, line: inner });
  pen.fill(outlined('-1.56 -0.1!, -1.5 -0.18!, -0.9 -0.12!, -0.92 -0.02!, -1.5 -0.02!'), {
    ...coat,
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('0.12 -0.16!, 0.22 -0.42!, 0.34 -0.3!, 0.3 -0.18!'), {
    pigment: 'waterLight',
    tone: 0.1,
    line: inner,
  });
  pen.fill(circle([-0.5, -0.04], 0.15, 28), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(circle([-0.5, -0.04], 0.07, 20), { pigment: 'water', tone: 0.1, line: inner * 0.8 });
  pen.stroke(traced('-1.32 -0.4, -1.14 -0.36'), inner);
  pen.stroke(traced('-1.38 -0.54, -1.2 -0.5'), inner);
  pen.stroke(traced('-1.0 -0.1, -0.74 -0.14'), detail * 1.8, { isErasing: true, taper: 0.3 });
}

/** The upper one over the engine, held by struts and crossed wires. */
function drawWings(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const wire of ['0.3 -0.74, 0.74 0.14', '0.82 -0.76, 0.2 0.14']) pen.stroke(traced(wire), detail * 1.6);
  for (const strut of [
    '0.24 -0.76!, 0.32 -0.76!, 0.2 0.16!, 0.12 0.16!',
    '0.8 -0.78!, 0.88 -0.78!, 0.76 0.14!, 0.68 0.14!',
  ])
    pen.fill(outlined(strut), { pigment: 'wood', tone: 0.3, line: inner });
  for (const [wing, tone] of [
    ['-0.14 -0.84, 0.1 -0.92, 1.0 -0.96, 1.16 -0.86, 1.04 -0.76, 0.1 -0.72', 0.1],
    ['-0.3 0.16, -0.1 0.1, 0.84 0.04, 1.0 0.14, 0.9 0.24, 0 0.3', 0.3],
  ] as const) {
    pen.fill(outlined(wing), {
      pigment: 'gold',
      tone: (x) => clamp(tone + 0.3 * (x - 0.3)),
      line: inner * 1.2,
    });
  }
  for (const x of [0.06, 0.3, 0.54, 0.78]) {
    pen.stroke(traced(`${x} -0.9, ${x - 0.02} -0.76`), detail * 1.5);
    pen.stroke(traced(`${x - 0.14} 0.12, ${x - 0.16} 0.24`), detail * 1.5);
  }
}
