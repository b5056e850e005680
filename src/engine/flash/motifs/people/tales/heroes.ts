import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { wings } from '../../birds/wings.ts';
import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** Icarus as he falls, head first, feathers coming off his wings below the sun. */
export const icarus: Motif = {
  name: 'icarus',
  tinted: ['gold'],
  carries: ['wings'],
  draw(canvas) {
    canvas.layer(drawSun, { contour: 0.7 });
    canvas.part((behind) => wings.draw(behind), { at: [0.0, 0.1], scale: 1.5, angleRad: 2.75 });
    canvas.layer((sheet) => {
      const pen = sheet.at({ at: [-0.02, 0.0], angleRad: 2.5 });
      drawMovingFigure(
        pen,
        {
          head: { at: [0.1, -1.14], angleRad: -0.45 },
          spine: '-0.02 -0.92, 0.06 -0.46, -0.02 0',
          arms: ['0.08 -0.8, 0.5 -1.0, 0.84 -1.36', '-0.1 -0.78, -0.42 -1.1, -0.3 -1.56'],
          legs: ['0.04 0.04, 0.34 0.52, 0.1 1.0', '-0.06 0.04, 0.0 0.62, -0.34 1.06'],
          toes: [1.4, 1.5],
        },
        { hair: 'curls', bottoms: 'foam', legs: 'short' },
      );
    });
    canvas.layer(
      (pen) => {
        for (const [x, y, angleRad] of feathers) drawFeather(pen.at({ at: [x, y], angleRad, scale: 0.9 }));
      },
      { contour: 0.5 },
    );
  },
};

/** Sisyphus, his shoulder to the boulder, uphill. */
export const sisyphus: Motif = {
  name: 'sisyphus',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer(drawSlope);
    canvas.layer((pen) => {
      drawBoulder(pen.at({ at: [0.82, -0.78], scale: 0.94 }));
      drawMovingFigure(
        pen,
        {
          head: { at: [-0.04, -0.82], angleRad: 0.75 },
          spine: '-0.3 -0.7, -0.62 -0.36, -0.84 0.06',
          arms: ['-0.2 -0.6, 0.08 -0.24, 0.3 -0.3', '-0.34 -0.54, -0.02 -0.2, 0.34 -0.62'],
          legs: ['-0.8 0.1, -0.3 0.38, -0.42 0.88', '-0.86 0.1, -0.9 0.68, -1.38 1.04'],
          toes: [-0.35, 0.4],
        },
        { hair: 'bearded', bottoms: 'foam', legs: 'short' },
      );
    });
  },
};

/** Atlas on one knee, the globe on his shoulders. */
export const atlas: Motif = {
  name: 'atlas',
  tinted: ['water'],
  carries: ['earth'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawGlobe(pen.at({ at: [0.0, -1.22] }));
      drawMovingFigure(
        pen,
        {
          head: { at: [0.32, -0.34], angleRad: 0.7 },
          spine: '0.04 -0.36, -0.2 0.02, -0.26 0.46',
          arms: ['0.12 -0.26, 0.66 -0.34, 0.74 -0.86', '-0.1 -0.28, -0.68 -0.24, -0.72 -0.86'],
          legs: ['-0.2 0.5, 0.44 0.52, 0.42 1.14', '-0.3 0.52, -0.1 1.08, -0.76 1.12'],
          toes: [0, 1.2],
        },
        { hair: 'bearded', bottoms: 'foam', legs: 'short' },
      );
    });
  },
};

function drawSun(pen: Pen): void {
  const { inner } = pen.weight;
  const at = [-0.5, -1.86] as const;
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2;
    const ray = pen.at({ at, angleRad: angle });
    ray.fill(
      outlined(i % 2 === 0 ? '0.36 -0.07!, 0.66 0!, 0.36 0.07!' : '0.36 -0.05!, 0.52 0!, 0.36 0.05!'),
      { pigment: 'gold', tone: 0.2, line: inner },
    );
  }
  pen.fill(circle(at, 0.34, 40), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.05 + 0.8 * (x - at[0] + y - at[1])),
    line: inner,
  });
}

const feathers = [
  [-1.1, 0.2, 0.6],
  [1.0, -1.5, -0.7],
  [0.3, -1.66, 0.3],
  [1.36, -0.9, 0.9],
] as const;

function drawFeather(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0 0.2!, 0.08 0.04, 0.06 -0.16, 0 -0.26!, -0.07 -0.12, -0.07 0.06'), {
    pigment: 'foam',
    tone: 0.15,
    line: inner,
  });
  pen.stroke(traced('0 0.28, 0.01 0.0, 0 -0.2'), detail * 1.2);
}

function drawBoulder(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.9 0.1, -0.84 -0.36!, -0.5 -0.76, -0.1 -0.92!, 0.4 -0.82, 0.76 -0.5!, 0.92 -0.04, 0.8 0.44!, 0.46 0.8, 0.0 0.92!, -0.5 0.78, -0.8 0.46!',
    ),
    {
      pigment: 'grey',
      tone: (x, y) => clamp(0.2 + 0.45 * (x + y)),
      line: inner * 1.3,
    },
  );
  for (const crack of [
    '-0.6 -0.5, -0.3 -0.36, -0.24 -0.1, -0.4 0.1',
    '0.1 -0.8, 0.2 -0.5, 0.5 -0.36, 0.56 -0.1',
    '-0.2 0.4, 0.1 0.3, 0.3 0.46, 0.6 0.4',
    '-0.7 0.2, -0.5 0.36, -0.46 0.6',
    '0.0 0.0, 0.16 0.06, 0.2 0.2',
  ])
    pen.stroke(traced(crack), detail * 1.8, { taper: 0.4 });
}

function drawSlope(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-2.0 1.3!, -1.4 1.18, -0.9 1.16, -0.4 1.0, 0.2 0.66, 0.8 0.2, 1.3 -0.02, 1.76 -0.5!, 1.9 0.3, 1.84 1.0, 1.96 1.5!, 0.6 1.62, -0.8 1.56',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.1 + 0.35 * (y - 0.4) + 0.1 * x),
      line: inner * 1.2,
    },
  );
  for (const line of [
    '1.6 -0.1, 1.4 0.4, 1.5 1.2',
    '1.0 0.3, 0.9 0.8, 1.06 1.3',
    '0.4 0.76, 0.36 1.06, 0.5 1.4',
    '-0.4 1.18, -0.3 1.34, -0.36 1.48',
  ])
    pen.stroke(traced(line), detail * 1.7, { taper: 0.4 });
}

function drawGlobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.92, 72), {
    pigment: 'water',
    tone: (x, y) => clamp(0.1 + 0.5 * (x + y)),
    line: inner * 1.2,
  });
  for (const width of [0.36, 0.7]) pen.stroke(ellipse([0, 0], width, 0.92, 48), detail);
  for (const [y, half] of [
    [-0.5, 0.77],
    [0, 0.92],
    [0.5, 0.77],
  ] as const)
    pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.08}, ${half} ${y}`), detail);
  for (const land of [
    '-0.7 -0.46, -0.44 -0.7, -0.1 -0.72, 0.0 -0.54, -0.2 -0.36, -0.26 -0.16, -0.5 -0.14, -0.62 -0.26',
    '-0.3 0.02, -0.08 0.04, 0.02 0.24, -0.12 0.5, -0.24 0.72, -0.36 0.4, -0.4 0.16',
    '0.2 -0.6, 0.5 -0.66, 0.74 -0.4, 0.72 -0.16, 0.5 -0.2, 0.34 -0.36',
    '0.26 -0.1, 0.52 -0.06, 0.66 0.16, 0.5 0.44, 0.36 0.3, 0.22 0.1',
  ])
    pen.fill(outlined(land), { pigment: 'leaf', tone: (x, y) => clamp(0.15 + 0.5 * (x + y)), line: inner });
}
