import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** A climber on a wall of rock, one hand stretched for the next hold. */
export const climber: Motif = {
  name: 'climber',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawRock);
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        {
          head: { at: [-0.06, -0.98], angleRad: -0.35 },
          spine: '-0.18 -0.72, -0.3 -0.28, -0.34 0.16',
          arms: ['-0.06 -0.6, 0.32 -0.46, 0.56 -0.8', '-0.2 -0.6, 0.02 -1.1, 0.34 -1.52'],
          legs: ['-0.28 0.18, 0.26 0.02, 0.46 0.5', '-0.36 0.22, -0.2 0.8, 0.28 1.14'],
          toes: [0.1, -0.1],
        },
        { hair: 'tail', top: 'petal', bottoms: 'dark', legs: 'long', shoes: 'gold' },
        drawHarness,
      ),
    );
  },
};

/** A gymnast who balances on the beam, one leg raised behind. */
export const gymnast: Motif = {
  name: 'gymnast',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBeam(pen);
      drawMovingFigure(
        pen,
        {
          head: { at: [0.36, -1.12], angleRad: -0.1 },
          spine: '0.18 -0.88, 0.1 -0.42, -0.04 0.02',
          arms: ['0.24 -0.76, 0.66 -0.92, 1.08 -1.1', '0.1 -0.74, -0.3 -0.98, -0.72 -1.14'],
          legs: ['-0.02 0.04, 0.0 0.6, 0.0 1.14', '-0.08 0.02, -0.62 -0.18, -1.14 -0.48'],
          toes: [0.1, 3.6],
        },
        { hair: 'bun', top: 'petal', bottoms: 'petal', legs: 'bare' },
      );
    });
  },
};

/** A fisherman who leans back against his bent rod, a fish leaping at the end of the line. */
export const fisherman: Motif = {
  name: 'fisherman',
  tinted: ['gold'],
  carries: ['fishing-rod', 'fish'],
  draw(canvas) {
    canvas.layer(drawCatch, { contour: 0.7, silhouette: 'fills-and-lines' });
    canvas.layer((pen) => {
      drawLimb(
        pen,
        {
          line: '-0.5 0.02, -0.04 -0.5, 0.4 -1.0, 0.86 -1.32, 1.3 -1.22, 1.5 -0.9',
          half: [0.05, 0.045, 0.035, 0.025, 0.015],
        },
        { pigment: 'wood', tone: 0.3, line: pen.weight.inner },
      );
      drawMovingFigure(
        pen,
        {
          head: { at: [-0.72, -1.14], angleRad: -0.1 },
          spine: '-0.74 -0.86, -0.62 -0.4, -0.48 0.04',
          arms: ['-0.62 -0.72, -0.28 -0.4, 0.02 -0.56', '-0.78 -0.7, -0.8 -0.24, -0.4 -0.1'],
          legs: ['-0.42 0.08, -0.12 0.58, -0.02 1.12', '-0.52 0.08, -0.66 0.62, -0.84 1.12'],
          toes: [0, 0.1],
        },
        {
          hair: 'bearded',
          hairPigment: 'grey',
          top: 'gold',
          sleeves: 'long',
          bottoms: 'gold',
          legs: 'long',
          shoes: 'dark',
        },
        (held) => drawSouwester(held.at({ at: [-0.72, -1.14], angleRad: -0.1 })),
      );
    });
    canvas.layer(drawWater, { contour: 0.7 });
  },
};

function drawRock(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.3 -2.0!, 0.42 -1.66, 0.3 -1.44!, 0.46 -1.36, 0.64 -0.92!, 0.5 -0.7, 0.62 -0.3!, 0.46 0.0, 0.5 0.46!, 0.6 0.64, 0.34 0.86!, 0.3 1.2!, 0.14 1.36, 0.2 1.7!, 1.4 1.7!, 1.46 0.9, 1.34 0.2!, 1.5 -0.6, 1.3 -1.4!, 1.36 -2.0!',
    ),
    {
      pigment: 'grey',
      tone: (x, y) => clamp(0.15 + 0.4 * (x - 0.4) + 0.08 * y),
      line: inner * 1.3,
    },
  );
  for (const crack of [
    '0.5 -1.3, 0.8 -1.2, 0.96 -0.9',
    '0.7 -0.86, 0.9 -0.5, 0.84 -0.1, 1.1 0.1',
    '0.56 0.5, 0.84 0.56, 1.0 0.9',
    '0.36 1.2, 0.7 1.24, 0.9 1.5',
    '1.1 -1.9, 1.04 -1.5, 1.2 -1.2',
    '1.14 0.4, 1.3 0.7',
  ])
    pen.stroke(traced(crack), detail * 1.8, { taper: 0.4 });
}

function drawHarness(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.3 0.02, -0.1 0.4, 0.1 0.9, -0.1 1.4, 0.0 1.8'), inner * 2);
  pen.fill(outlined('-0.54 -0.06!, -0.3 0.0, -0.08 -0.04!, -0.08 0.08!, -0.3 0.12, -0.54 0.06!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-0.66 0.04!, -0.46 0.06!, -0.44 0.34, -0.56 0.4, -0.68 0.32'), {
    pigment: 'leaf',
    tone: 0.3,
    line: inner,
  });
}

function drawBeam(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [-0.8, 0.8])
    pen.fill(outlined(`${x - 0.08} 1.5!, ${x + 0.08} 1.5!, ${x + 0.2} 1.9!, ${x - 0.2} 1.9!`), {
      pigment: 'steel',
      tone: 0.4,
      line: inner,
    });
  pen.fill(outlined('-1.3 1.3!, 1.3 1.3!, 1.3 1.52!, -1.3 1.52!'), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.1 + 2.4 * (y - 1.32)),
    line: inner * 1.2,
  });
}

function drawSouwester(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '0.34 -0.14!, 0.0 -0.12, -0.3 0.06, -0.42 0.2!, -0.46 0.08, -0.26 -0.16, -0.2 -0.34, 0.0 -0.38, 0.16 -0.32, 0.2 -0.2, 0.36 -0.16!',
    ),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.2 - 0.8 * x),
      line: inner * 1.1,
    },
  );
}

function drawCatch(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('1.5 -0.9, 1.42 -0.5, 1.2 -0.06'), inner);
  const fish = pen.at({ at: [1.1, 0.36], angleRad: -1.1 });
  fish.fill(outlined('-0.44 -0.02!, -0.7 -0.2!, -0.62 0.0, -0.7 0.22!'), {
    pigment: 'waterLight',
    tone: 0.4,
    line: inner,
  });
  fish.fill(outlined('0.5 0.02!, 0.3 -0.16, 0.0 -0.2, -0.3 -0.1, -0.48 0.0, -0.3 0.1, 0.0 0.18, 0.3 0.14'), {
    pigment: 'waterLight',
    tone: (_, y) => clamp(0.4 - 1.6 * y),
    line: inner * 1.1,
  });
  fish.fill(outlined('0.1 -0.18!, -0.06 -0.34, -0.24 -0.26!, -0.2 -0.14!'), {
    pigment: 'waterLight',
    tone: 0.5,
    line: inner,
  });
  fish.stroke(traced('0.26 -0.14, 0.2 0.0, 0.26 0.12'), detail * 1.5);
  fish.dot([0.36, -0.04], inner);
  for (const x of [0.06, -0.08, -0.22])
    fish.stroke(traced(`${x} -0.08, ${x - 0.05} 0.0, ${x} 0.08`), detail * 1.2);
}

function drawWater(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.36 1.34!, 0.5 1.06, 0.74 0.94, 0.84 0.66!, 0.98 0.84, 1.14 0.74!, 1.3 0.94, 1.56 1.0, 1.8 1.3!, 1.1 1.42',
    ),
    {
      pigment: 'water',
      tone: (_, y) => clamp(0.1 + 0.8 * (y - 0.9)),
      line: inner * 1.1,
    },
  );
  for (const line of ['0.56 1.24, 0.9 1.1, 1.2 1.2, 1.6 1.18', '0.8 1.34, 1.2 1.3, 1.5 1.32'])
    pen.stroke(traced(line), detail * 1.6, { taper: 0.4 });
}
