import { steps } from '../../../geometry/interval.ts';
import { circle, rectangle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import type { CarLook } from '../../parts/vehicles/car-side.ts';
import { drawCar } from '../../parts/vehicles/car-side.ts';

const sedan: Omit<CarLook, 'coat' | 'drawOn'> = {
  stretch: 1.3,
  body: '-1.6 0.5!, -1.68 0.24, -1.66 -0.1!, -1.16 -0.18, -0.96 -0.26!, -0.72 -0.62, -0.44 -0.72, 0.1 -0.72, 0.36 -0.6, 0.68 -0.22!, 1.2 -0.16, 1.56 -0.04, 1.66 0.2, 1.62 0.5!',
  panels: [],
  windows: [
    '-0.84 -0.22!, -0.66 -0.52, -0.48 -0.6!, -0.24 -0.61!, -0.22 -0.22!',
    '-0.14 -0.22!, -0.16 -0.61!, 0.08 -0.6, 0.26 -0.51, 0.52 -0.22!',
  ],
  seams: [
    '-0.2 -0.18, -0.22 0.5',
    '0.54 -0.18, 0.58 0.1, 0.5 0.4',
    '-0.92 -0.16, -0.84 0.1',
    '-0.1 -0.06, 0.02 -0.06',
    '-0.78 -0.06, -0.66 -0.06',
  ],
  chrome: ['-1.78 0.28!, -1.5 0.3!, -1.5 0.4!, -1.76 0.4!', '1.5 0.3!, 1.76 0.28!, 1.76 0.4!, 1.5 0.4!'],
  lamps: { front: [1.56, 0.1], rear: '-1.7 0.0!, -1.56 -0.02!, -1.56 0.16!, -1.7 0.16!' },
  wheels: [-1.04, 1.06],
  wheel: 'mag',
};

const taxi: CarLook = {
  ...sedan,
  coat: 'gold',
  drawOn(pen) {
    const { inner } = pen.weight;
    for (const x of steps(9, -0.8, 0.7)) {
      pen.fill(rectangle(x, 0.1, x + 0.083, 0.19), { black: 'always', tone: 1 });
      pen.fill(rectangle(x + 0.083, 0.19, x + 0.166, 0.28), { black: 'always', tone: 1 });
    }
    pen.fill(outlined('-0.56 -0.72!, -0.48 -0.94!, 0.14 -0.94!, 0.22 -0.72!'), {
      pigment: 'foam',
      tone: 0,
      line: inner * 1.2,
    });
    for (const letter of [
      '-0.38 -0.88, -0.24 -0.88',
      '-0.31 -0.88, -0.31 -0.78',
      '-0.22 -0.78!, -0.15 -0.88!, -0.08 -0.78!',
      '-0.05 -0.88, 0.05 -0.78',
      '0.05 -0.88, -0.05 -0.78',
      '0.1 -0.88, 0.1 -0.78',
    ])
      pen.stroke(traced(letter), inner * 1.3);
  },
};

const policeCar: CarLook = {
  ...sedan,
  coat: 'dark',
  drawOn(pen) {
    const { inner } = pen.weight;
    pen.fill(
      outlined('-1.14 -0.12!, 0.66 -0.12!, 0.74 0.1!, 0.66 0.48!, -0.8 0.48!, -0.86 0.2!, -1.14 0.02!'),
      { pigment: 'foam', tone: 0.05, line: inner },
    );
    pen.stroke(traced('-0.26 -0.12, -0.28 0.48'), inner);
    for (const x of [-0.98, -0.14]) pen.stroke(traced(`${x} -0.02, ${x + 0.18} -0.02`), inner * 1.2);
    pen.fill(circle([0.2, 0.2], 0.17, 30), { pigment: 'gold', tone: 0.2, line: inner });
    pen.fill(starPolygon([0.2, 0.21], 0.15, 5, 0.45), { pigment: 'foam', tone: 0, line: inner * 0.8 });
    pen.fill(outlined('-0.5 -0.72!, -0.46 -0.92, -0.18 -0.92!, -0.18 -0.72!'), {
      pigment: 'petal',
      tone: 0.15,
      line: inner * 1.2,
    });
    pen.fill(outlined('-0.18 -0.72!, -0.18 -0.92!, 0.1 -0.92, 0.14 -0.72!'), {
      pigment: 'water',
      tone: 0.15,
      line: inner * 1.2,
    });
  },
};

/** A yellow cab and a police car. */
export const serviceCars: readonly Motif[] = [service('taxi', taxi), service('police-car', policeCar)];

function service(name: string, look: CarLook): Motif {
  return { name, tinted: [look.coat], draw: (canvas) => canvas.layer((pen) => drawCar(pen, look)) };
}
