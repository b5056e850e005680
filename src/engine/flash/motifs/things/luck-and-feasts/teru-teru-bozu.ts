import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A doll of white cloth, hung up by its head for fair weather. */
export const teruTeruBozu: Motif = {
  name: 'teru-teru-bozu',
  tinted: ['foam'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        pen.stroke(traced('0.02 -1.9, 0.0 -1.4, 0.02 -1.06'), pen.weight.inner * 1.8);
        const doll = pen.at({ angleRad: 0.07 });
        drawSkirt(doll);
        drawHead(doll);
        drawBow(doll);
      },
      { silhouette: 'fills-and-lines' },
    ),
};

function drawSkirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(skirt, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.7 * smoothstep(0.1, 0.8, x + 0.1) + 0.5 * smoothstep(0.2, -0.1, y)),
    line: inner * 1.3,
  });
  for (const fold of [
    '-0.08 0.1, -0.26 0.6, -0.34 1.2',
    '0.04 0.1, 0.02 0.6, 0.1 1.24',
    '0.14 0.1, 0.34 0.5, 0.56 1.1',
    '-0.16 0.12, -0.5 0.6, -0.72 1.08',
  ])
    pen.stroke(traced(fold), detail * 1.6, { taper: 0.4 });
  // The underside of the hem, where it turns up.
  for (const hem of [
    '-0.58 1.2!, -0.46 1.06, -0.3 1.24!, -0.44 1.3',
    '0.3 1.26!, 0.44 1.1, 0.62 1.2!, 0.46 1.32',
  ])
    pen.fill(outlined(hem), { pigment: 'cloud', tone: 0.7, line: inner });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, -0.48], 0.62, 60), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.02 + 0.7 * smoothstep(0.2, 0.62, x * 0.8 + (y + 0.48) * 0.6)),
    line: inner * 1.3,
  });
  for (const crease of [
    '-0.3 0.06, -0.2 -0.06, -0.16 -0.16',
    '0.0 0.12, 0.02 -0.02',
    '0.28 0.06, 0.2 -0.08',
    '-0.06 -1.06, -0.16 -0.96',
    '0.08 -1.06, 0.2 -0.94',
  ])
    pen.stroke(traced(crease), detail * 1.4, { taper: 0.4 });
  for (const x of [-0.24, 0.22]) pen.fill(circle([x, -0.5], 0.075, 20), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.16 -0.28, -0.02 -0.2, 0.14 -0.28'), inner * 1.7, { taper: 0.25 });
  for (const x of [-0.38, 0.36]) pen.fill(circle([x, -0.36], 0.08, 20), { pigment: 'blush', tone: 0.1 });
}

function drawBow(pen: Pen): void {
  const { inner } = pen.weight;
  const ribbon = {
    pigment: 'petal',
    tone: (x: number, y: number) => clamp(0.15 + 0.8 * Math.abs(x) + 0.6 * (y - 0.1)),
    line: inner * 1.1,
  } as const;
  pen.fill(outlined('-0.3 0.02!, 0 0.12, 0.3 0.02!, 0.3 0.14!, 0 0.24, -0.3 0.14!'), ribbon);
  for (const tail of [
    '-0.02 0.16!, -0.2 0.5, -0.3 0.72!, -0.12 0.66!, 0.04 0.2!',
    '0.02 0.16!, 0.16 0.46, 0.2 0.72!, 0.34 0.58!, 0.1 0.16!',
  ])
    pen.fill(outlined(tail), ribbon);
  for (const loop of [
    '-0.02 0.16!, -0.2 -0.02, -0.42 0.04, -0.42 0.26, -0.2 0.28',
    '0.02 0.16!, 0.2 -0.02, 0.42 0.04, 0.42 0.26, 0.2 0.28',
  ])
    pen.fill(outlined(loop), ribbon);
  pen.fill(circle([0, 0.17], 0.075, 20), ribbon);
}

const skirt = outlined(
  '-0.2 0.0!, -0.4 0.4, -0.66 0.84, -0.94 1.16!, -0.7 1.12, -0.58 1.26, -0.42 1.34, -0.26 1.2, -0.06 1.3, 0.14 1.38, 0.3 1.22, 0.46 1.34, 0.66 1.26, 0.78 1.1, 1.0 1.1!, 0.7 0.8, 0.4 0.36, 0.2 0.0!',
);
