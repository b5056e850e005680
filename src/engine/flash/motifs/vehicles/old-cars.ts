import { clamp, smoothstep } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { fullTurn, polar } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';

/** A car from its side, heading right, its wheels on y = 0.78. */
interface CarLook {
  /** How much longer it is than its outlines are written. */
  readonly stretch: number;
  readonly coat: Pigment;
  readonly body: string;
  /** Drawn over the body in its colour: mudguards, scoops, fins. */
  readonly panels: readonly string[];
  readonly windows: readonly string[];
  /** Seams of doors and lids. */
  readonly seams: readonly string[];
  /** Chrome strips and bumpers. */
  readonly chrome: readonly string[];
  readonly stripe?: string;
  readonly lamps: { readonly front: readonly [number, number]; readonly rear: string };
  readonly wheels: readonly [number, number];
  readonly wheel: 'whitewall' | 'mag';
}

const muscle: CarLook = {
  stretch: 1.4,
  coat: 'petal',
  body: '-1.6 0.5!, -1.7 0.34, -1.72 0.06, -1.66 -0.12!, -1.36 -0.18, -1.0 -0.26, -0.62 -0.5, -0.2 -0.62, 0.14 -0.6, 0.36 -0.48, 0.6 -0.2!, 1.1 -0.14, 1.56 -0.06, 1.76 0.04!, 1.72 0.3, 1.66 0.5!',
  panels: [
    '0.84 -0.16!, 0.94 -0.25, 1.16 -0.23!, 1.26 -0.1!',
    '-1.74 -0.2!, -1.5 -0.24, -1.32 -0.18!, -1.66 -0.08!',
  ],
  windows: [
    '-0.86 -0.22!, -0.6 -0.4, -0.34 -0.5!, -0.28 -0.2!',
    '-0.2 -0.2!, -0.24 -0.51!, 0.1 -0.52, 0.26 -0.42, 0.46 -0.2!',
  ],
  seams: ['-0.3 -0.18, -0.32 0.36, -0.2 0.5', '0.5 -0.18, 0.54 0.1, 0.44 0.5', '-0.16 -0.06, -0.02 -0.07'],
  chrome: ['-1.78 0.26!, -1.5 0.28!, -1.5 0.38!, -1.76 0.38!', '1.52 0.3!, 1.8 0.28!, 1.8 0.4!, 1.52 0.4!'],
  stripe: '-1.4 0.34!, 0.62 0.34!, 0.62 0.42!, -1.4 0.42!',
  lamps: { front: [1.66, 0.15], rear: '-1.72 0.02!, -1.62 0.02!, -1.62 0.18!, -1.73 0.18!' },
  wheels: [-1.02, 1.06],
  wheel: 'mag',
};

const fifties: CarLook = {
  stretch: 1.36,
  coat: 'water',
  body: '-1.66 0.5!, -1.76 0.3, -1.8 -0.1, -1.92 -0.36!, -1.5 -0.26, -1.1 -0.2, -0.86 -0.22!, -0.76 -0.52, -0.56 -0.66, -0.1 -0.72, 0.28 -0.66, 0.46 -0.5, 0.6 -0.2!, 1.1 -0.18, 1.54 -0.12, 1.72 0.0, 1.76 0.24, 1.72 0.5!',
  panels: ['1.28 0.04!, 1.4 -0.16, 1.64 -0.2, 1.78 -0.1!, 1.72 0.1!'],
  windows: [
    '-0.74 -0.24!, -0.64 -0.48, -0.5 -0.56!, -0.26 -0.58!, -0.26 -0.24!',
    '-0.18 -0.24!, -0.18 -0.59!, 0.16 -0.58, 0.32 -0.46, 0.44 -0.24!',
  ],
  seams: ['-0.22 -0.2, -0.24 0.34, -0.14 0.5', '0.5 -0.18, 0.56 0.14, 0.48 0.5', '-0.1 -0.06, 0.04 -0.06'],
  chrome: [
    '-1.86 0.24!, -1.56 0.28!, -1.56 0.42!, -1.86 0.42!',
    '1.52 0.28!, 1.84 0.24!, 1.86 0.42!, 1.54 0.42!',
    '-1.74 -0.14!, -0.9 0.02, 0.2 0.0, 1.3 0.06!, 1.3 0.12!, 0.2 0.08, -0.9 0.14, -1.72 0.04!',
  ],
  lamps: { front: [1.72, -0.05], rear: '-1.88 -0.26!, -1.76 -0.24!, -1.76 0.04!, -1.82 0.02!' },
  wheels: [-1.06, 1.08],
  wheel: 'whitewall',
};

const beetle: CarLook = {
  stretch: 1.14,
  coat: 'leafLight',
  body: '-1.3 0.46!, -1.36 0.2, -1.2 -0.16, -0.84 -0.54, -0.36 -0.8, 0.04 -0.82, 0.34 -0.7, 0.56 -0.32!, 0.86 -0.28, 1.2 -0.06, 1.36 0.2, 1.36 0.46!',
  panels: [
    '-1.5 0.5!, -1.56 0.3, -1.4 -0.02, -1.08 -0.14, -0.72 -0.02, -0.54 0.3, -0.46 0.54!',
    '0.48 0.54!, 0.54 0.26, 0.72 0.0, 1.04 -0.14, 1.36 -0.02, 1.54 0.28, 1.5 0.5!',
  ],
  windows: [
    '-0.9 -0.24!, -0.72 -0.46, -0.42 -0.62!, -0.36 -0.22!',
    '-0.28 -0.22!, -0.34 -0.64!, 0.0 -0.69, 0.24 -0.6, 0.42 -0.24!',
  ],
  seams: ['-0.32 -0.2, -0.38 0.2, -0.36 0.5', '0.48 -0.26, 0.48 0.1, 0.42 0.5', '-0.24 -0.08, -0.08 -0.08'],
  chrome: [
    '-0.5 0.46!, 0.52 0.46!, 0.52 0.58!, -0.5 0.58!',
    '-1.68 0.3!, -1.5 0.3!, -1.5 0.4!, -1.68 0.4!',
    '1.48 0.3!, 1.68 0.3!, 1.68 0.4!, 1.48 0.4!',
    '-1.2 -0.16!, 0.5 -0.18!, 0.5 -0.15!, -1.22 -0.12!',
  ],
  lamps: { front: [1.34, 0.02], rear: '-1.5 0.06!, -1.38 -0.02!, -1.34 0.1!, -1.48 0.18!' },
  wheels: [-1.02, 1.02],
  wheel: 'whitewall',
};

function car(name: string, look: CarLook): Motif {
  return { name, tinted: [look.coat], draw: (easel) => easel.layer((pen) => drawCar(pen, look)) };
}

/** A muscle car, a car of the fifties with fins and whitewalls, and a Beetle. */
export const oldCars: readonly Motif[] = [
  car('muscle-car', muscle),
  car('classic-car', fifties),
  car('beetle-car', beetle),
];

function drawCar(pen: Pen, look: CarLook): void {
  const { inner, detail } = pen.weight;
  const long = (points: readonly Point[]) => points.map(([x, y]): Point => [x * look.stretch, y]);
  const lacquer = {
    pigment: look.coat,
    tone: (_: number, y: number) =>
      clamp(0.06 + 0.3 * smoothstep(-0.1, 0.0, y) + 0.6 * smoothstep(0.1, 0.5, y)),
    line: inner * 1.3,
  } as const;
  pen.cell(long(outlined('-1.4 0.44!, 1.4 0.44!, 1.36 0.62!, -1.36 0.62!')), { black: 'always', tone: 1 });
  pen.cell(long(outlined(look.body)), lacquer);
  for (const pane of look.windows) drawPane(pen, long(outlined(pane)));
  for (const seam of look.seams) pen.stroke(long(traced(seam)), detail * 1.6);
  if (look.stripe) pen.cell(long(outlined(look.stripe)), { pigment: 'foam', tone: 0, line: detail });
  for (const x of look.wheels)
    pen.cell(circle([x * look.stretch, 0.44], 0.43, 48), { black: 'always', tone: 1 });
  pen.cell(long(outlined('-1.7 0.5!, 1.7 0.5!, 1.5 0.6!, -1.5 0.6!')), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  for (const panel of look.panels) pen.cell(long(outlined(panel)), lacquer);
  for (const x of look.wheels) {
    pen.cell(circle([x * look.stretch, 0.44], 0.4, 48), { black: 'always', tone: 1 });
    drawCarWheel(pen.at({ at: [x * look.stretch, 0.44] }), look.wheel);
  }
  for (const strip of look.chrome)
    pen.cell(long(outlined(strip)), {
      pigment: 'steel',
      tone: (_, y) => clamp(0.05 + 2 * Math.abs(y - 0.3)),
      line: inner,
    });
  pen.cell(long(outlined(look.lamps.rear)), { pigment: 'ember', tone: 0.2, line: inner });
  pen.cell(circle([look.lamps.front[0] * look.stretch, look.lamps.front[1]], 0.085, 24), {
    pigment: 'moon',
    tone: 0.05,
    line: inner * 1.1,
  });
}

function drawPane(pen: Pen, shape: readonly Point[]): void {
  pen.cell(shape, {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.25 - 0.9 * (y + 0.3) + 0.2 * x),
    line: pen.weight.inner * 1.2,
  });
  const [x, y] = [
    shape.reduce((sum, point) => sum + point[0], 0) / shape.length,
    shape.reduce((sum, point) => sum + point[1], 0) / shape.length,
  ];
  pen.stroke(
    [
      [x - 0.06, y + 0.1],
      [x + 0.08, y - 0.12],
    ],
    pen.weight.detail * 1.4,
    { taper: 0.3 },
  );
}

function drawCarWheel(pen: Pen, wheel: 'whitewall' | 'mag'): void {
  const { inner, detail } = pen.weight;
  pen.cell(circle([0, 0], 0.34, 48), { pigment: 'dark', tone: 0.4, line: inner * 1.2 });
  if (wheel === 'whitewall') pen.cell(circle([0, 0], 0.27, 44), { pigment: 'foam', tone: 0, line: inner });
  pen.cell(circle([0, 0], 0.2, 40), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + 1.6 * (x + y)),
    line: inner,
  });
  if (wheel === 'mag')
    for (let spoke = 0; spoke < 5; spoke++) {
      const angle = (spoke / 5) * fullTurn - Math.PI / 2;
      pen.cell([polar(angle - 0.3, 0.17), polar(angle + 0.3, 0.17), polar(angle, 0.08)], {
        black: 'always',
        tone: 1,
      });
    }
  pen.cell(circle([0, 0], 0.065, 20), { pigment: 'steel', tone: 0.1, line: detail * 1.3 });
}
