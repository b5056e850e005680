import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A stegosaur on its four feet, its plates in two rows; looks to the right. */
export const stegosaurus: Motif = {
  name: 'stegosaurus',
  tinted: ['leaf', 'leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, y, angleRad, scale] of plates.slice(1))
        drawPlate(pen.at({ at: [x + 0.17, y + 0.03], angleRad: angleRad + 0.12, scale: scale * 0.85 }), 0.75);
      for (const [x, y, angleRad] of spikes) drawSpike(pen.at({ at: [x, y], angleRad }));
      drawLeg(pen.at({ at: [0.26, -0.05] }), hindLeg, 0.6);
      drawLeg(pen.at({ at: [0.2, -0.05] }), foreLeg, 0.6);
      drawBody(pen);
      for (const [x, y, angleRad, scale] of plates) drawPlate(pen.at({ at: [x, y], angleRad, scale }), 0.1);
      drawLeg(pen, hindLeg, 0.1);
      drawLeg(pen, foreLeg, 0.1);
      drawFace(pen);
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.1, 0.52, y) + 0.3 * smoothstep(-1.0, -1.6, x)),
    line: inner * 1.1,
  });
  pen.fill(belly, { pigment: 'leafLight', tone: (_, y) => clamp(0.05 + 1.1 * (y - 0.2)), line: detail });
  for (const fold of folds) pen.stroke(traced(fold), detail, { taper: 0.4 });
}

function drawPlate(pen: Pen, shade: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(plate, {
    pigment: 'ember',
    tone: (_, y) => clamp(shade + 0.5 * smoothstep(-0.2, 0.12, y)),
    line: inner,
  });
  for (const rib of ['0 -0.3, 0 -0.02', '-0.09 -0.16, -0.06 0.0', '0.09 -0.16, 0.06 0.0'])
    pen.stroke(traced(rib), detail, { taper: 0.5 });
}

function drawSpike(pen: Pen): void {
  pen.fill(outlined('-0.07 0.08!, -0.03 -0.2, 0 -0.46!, 0.05 -0.2, 0.07 0.08!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 6 * x),
    line: pen.weight.inner,
  });
}

function drawLeg(pen: Pen, shape: ReturnType<typeof outlined>, shade: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(shape, {
    pigment: 'leaf',
    tone: (_, y) => clamp(shade + 0.35 * smoothstep(0.6, 1.0, y)),
    line: inner * 1.1,
  });
  const middle = shape === hindLeg ? -0.48 : 0.56;
  for (const x of [-0.1, 0.02, 0.14])
    pen.stroke(traced(`${middle + x - 0.02} 0.88, ${middle + x} 0.97`), detail, { taper: 0.2 });
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([1.3, 0.2], 0.075, 24), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(circle([1.315, 0.2], 0.042, 18), { black: 'always', tone: 1 });
  pen.dot([1.33, 0.185], detail * 0.7, 0);
  pen.stroke(traced('1.56 0.38, 1.4 0.4, 1.26 0.36'), inner, { taper: 0.3 });
  pen.dot([1.53, 0.28], detail * 1.2);
  pen.stroke(traced('1.22 0.1, 1.3 0.08, 1.39 0.12'), inner, { taper: 0.4 });
}

const body = outlined(
  '1.6 0.3, 1.46 0.12, 1.28 0.05, 1.1 0.04, 0.92 -0.08, 0.62 -0.34, 0.24 -0.54, -0.14 -0.57, -0.46 -0.44, -0.8 -0.2, -1.1 -0.06, -1.42 -0.06, -1.86 -0.26!, -1.56 0.12, -1.2 0.26, -0.9 0.34, -0.5 0.46, 0.1 0.5, 0.56 0.44, 0.92 0.36, 1.18 0.42, 1.42 0.47, 1.56 0.42',
);
const belly = outlined(
  '0.96 0.26!, 0.66 0.26, 0.3 0.32, -0.1 0.34, -0.5 0.3, -0.84 0.33!, -0.5 0.46, 0.1 0.5, 0.56 0.44, 0.92 0.36!',
);
const plate = outlined('-0.12 0.12!, -0.21 -0.12, 0 -0.46!, 0.21 -0.12, 0.12 0.12!');
const hindLeg = outlined(
  '-0.84 0.1, -0.66 -0.14, -0.36 -0.12, -0.2 0.14, -0.26 0.46, -0.32 0.72, -0.26 0.98!, -0.7 0.98!, -0.64 0.72, -0.8 0.42',
);
const foreLeg = outlined(
  '0.38 0.2, 0.52 0.06, 0.72 0.12, 0.8 0.34, 0.72 0.62, 0.78 0.98!, 0.38 0.98!, 0.42 0.66, 0.34 0.42',
);
/** Where they stand, how they lean, and how large they are. */
const plates = [
  [1.08, 0.0, 0.5, 0.45],
  [0.86, -0.18, 0.6, 0.66],
  [0.56, -0.4, 0.5, 0.92],
  [0.16, -0.58, 0.16, 1.12],
  [-0.26, -0.56, -0.2, 1.12],
  [-0.62, -0.36, -0.56, 0.92],
  [-0.94, -0.16, -0.5, 0.66],
  [-1.22, -0.08, -0.3, 0.45],
] as const;
const spikes = [
  [-1.44, 0.0, -0.2],
  [-1.58, -0.04, -0.75],
  [-1.7, -0.12, 0.1],
  [-1.78, -0.16, -0.5],
] as const;
const folds = [
  '1.08 0.1, 1.02 0.22, 1.06 0.34',
  '-0.02 -0.3, -0.06 -0.1, 0.02 0.1',
  '0.24 -0.26, 0.2 -0.08, 0.26 0.1',
  '-1.16 0.04, -1.12 0.12, -1.14 0.2',
  '-1.36 0.02, -1.32 0.08, -1.34 0.14',
];
