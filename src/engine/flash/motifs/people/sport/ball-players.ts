import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse, regularPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** A football player at full stretch, the ball just leaving the foot. */
export const footballer: Motif = {
  name: 'footballer',
  tinted: ['petal'],
  carries: ['football'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        {
          head: { at: [-0.24, -1.24], angleRad: 0.1 },
          spine: '-0.34 -0.96, -0.34 -0.5, -0.24 -0.06',
          arms: ['-0.28 -0.84, 0.14 -0.62, 0.46 -0.86', '-0.4 -0.82, -0.86 -0.74, -1.2 -1.0'],
          legs: ['-0.3 -0.02, -0.4 0.56, -0.5 1.16', '-0.18 0.02, 0.36 0.24, 0.9 0.14'],
          toes: [0.1, -0.5],
        },
        { hair: 'short', top: 'petal', sleeves: 'short', bottoms: 'foam', legs: 'short', shoes: 'dark' },
      ),
    );
    canvas.layer((pen) => drawFootball(pen.at({ at: [1.4, -0.34] })), { contour: 0.8 });
  },
};

/** A basketball player in mid-air, the ball high above the head. */
export const basketballPlayer: Motif = {
  name: 'basketball-player',
  tinted: ['petal'],
  carries: ['basketball'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBasketball(pen.at({ at: [0.44, -1.92] }));
      drawMovingFigure(
        pen,
        {
          head: { at: [0.34, -1.06], angleRad: -0.35 },
          spine: '0.02 -0.9, -0.02 -0.46, -0.16 0.0',
          arms: ['0.1 -0.8, 0.5 -0.5, 0.86 -0.6', '-0.04 -0.78, -0.02 -1.26, 0.3 -1.68'],
          legs: ['-0.14 0.04, 0.4 0.22, 0.3 0.78', '-0.2 0.06, -0.42 0.6, -0.94 0.86'],
          toes: [0.7, 2.2],
        },
        { hair: 'short', hairPigment: 'dark', top: 'petal', bottoms: 'petal', legs: 'short', shoes: 'foam' },
      );
    });
  },
};

/** A golfer at the top of the swing, the ball on its tee. */
export const golfer: Motif = {
  name: 'golfer',
  tinted: ['petal'],
  carries: ['golf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawClub(pen);
      drawMovingFigure(
        pen,
        {
          head: { at: [0.34, -1.1], angleRad: 0.5 },
          spine: '0.14 -0.86, 0.0 -0.44, -0.18 0',
          arms: ['0.22 -0.74, -0.12 -1.02, -0.42 -1.36', '0.04 -0.74, -0.36 -0.92, -0.48 -1.34'],
          legs: ['-0.06 0.04, 0.22 0.58, 0.26 1.14', '-0.2 0.04, -0.22 0.58, -0.44 1.12'],
          toes: [0, 0.1],
        },
        { hair: 'cap', top: 'foam', sleeves: 'short', bottoms: 'water', legs: 'long', shoes: 'foam' },
      );
      drawTee(pen.at({ at: [0.94, 1.12] }));
    });
  },
};

/** A tennis player who serves: racket back, the ball in the air. */
export const tennisPlayer: Motif = {
  name: 'tennis-player',
  tinted: ['petal'],
  carries: ['tennis'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRacket(pen.at({ at: [-0.3, -1.5], angleRad: -0.5 }));
      drawMovingFigure(
        pen,
        {
          head: { at: [0.16, -1.16], angleRad: -0.45 },
          spine: '-0.02 -0.92, -0.08 -0.46, -0.08 0',
          arms: ['0.08 -0.82, 0.44 -1.06, 0.66 -1.46', '-0.12 -0.8, -0.5 -1.06, -0.3 -1.5'],
          legs: ['0.0 0.04, 0.34 0.54, 0.36 1.14', '-0.12 0.04, -0.2 0.6, -0.58 1.06'],
          toes: [0.1, 0.5],
        },
        { hair: 'tail', top: 'foam', bottoms: 'petal', legs: 'short', shoes: 'foam' },
      );
    });
    canvas.layer(
      (pen) => {
        pen.fill(circle([0.78, -2.0], 0.13, 28), { pigment: 'gold', tone: 0.1, line: pen.weight.inner });
        pen.stroke(traced('0.68 -2.06, 0.78 -2.0, 0.8 -1.88'), pen.weight.detail * 1.4);
      },
      { contour: 0.7 },
    );
  },
};

/** One who runs with the ball under the arm, in helmet and shoulder pads. */
export const americanFootballer: Motif = {
  name: 'american-footballer',
  tinted: ['petal'],
  carries: ['american-football', 'football-helmet'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        {
          head: { at: [0.34, -1.14], angleRad: 0.15 },
          spine: '0.16 -0.92, 0.04 -0.46, -0.1 0',
          arms: ['0.2 -0.76, 0.66 -0.6, 0.98 -0.86', '0.02 -0.74, -0.2 -0.34, 0.24 -0.28'],
          legs: ['-0.1 0.04, 0.46 0.24, 0.4 0.84', '-0.12 0.04, -0.36 0.6, -0.96 0.76'],
          toes: [0.2, 1.75],
        },
        { hair: 'bald', top: 'petal', sleeves: 'short', bottoms: 'foam', legs: 'long', shoes: 'dark' },
        (held) => {
          drawPads(held);
          drawFootballHelmet(held.at({ at: [0.34, -1.14], angleRad: 0.15 }));
          drawOval(held.at({ at: [0.3, -0.34], angleRad: -0.2 }));
        },
      ),
    );
  },
};

function drawPads(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.34 -0.9!, 0.06 -1.0, -0.26 -0.9, -0.34 -0.66!, -0.1 -0.56, 0.2 -0.6, 0.42 -0.72!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 1.2 * (y + 0.8) - 0.3 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.24 -0.7, 0.0 -0.66, 0.32 -0.76'), detail * 1.4, { taper: 0.3 });
}

function drawFootballHelmet(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '0.2 -0.12!, 0.16 -0.28, -0.06 -0.34, -0.26 -0.24, -0.32 0.0, -0.24 0.2, -0.02 0.24!, 0.06 0.1, 0.04 -0.06!',
    ),
    {
      pigment: 'petal',
      tone: (x) => clamp(0.15 + 1.2 * (-x - 0.05)),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('0.08 -0.33!, 0.02 -0.36!, -0.2 -0.29, -0.31 -0.1!, -0.25 -0.09!, -0.16 -0.22'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  pen.fill(circle([-0.08, 0.02], 0.045, 18), { pigment: 'dark', tone: 0.5, line: inner });
  for (const bar of ['0.02 0.08, 0.2 0.06, 0.3 0.0', '-0.04 0.2, 0.16 0.2, 0.3 0.14', '0.3 -0.02, 0.3 0.14'])
    pen.stroke(traced(bar), inner * 1.8);
}

function drawOval(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.3 0.0!, -0.14 -0.15, 0.14 -0.15, 0.3 0.0!, 0.14 0.15, -0.14 0.15'), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.2 + 2 * y),
    line: inner,
  });
  pen.stroke(traced('-0.1 -0.05, 0.12 -0.05'), inner * 1.2);
  for (const x of [-0.06, 0.01, 0.08]) pen.stroke(traced(`${x} -0.1, ${x} 0.0`), inner);
}

function drawClub(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.4 -1.26, -0.86 -1.56, -1.3 -1.82', half: [0.035, 0.025, 0.02] },
    { pigment: 'steel', tone: 0.3, line: inner },
  );
  pen.fill(outlined('-1.26 -1.76!, -1.36 -1.9!, -1.5 -1.86, -1.54 -1.66, -1.42 -1.6!'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner,
  });
}

function drawTee(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.08 0.0!, 0.08 0.0!, 0.02 0.08, 0.01 0.2!, -0.01 0.2!, -0.02 0.08'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  pen.fill(circle([0, -0.08], 0.11, 26), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 3 * (x + y + 0.08)),
    line: inner,
  });
  for (const [x, y] of [
    [-0.04, -0.12],
    [0.03, -0.1],
    [-0.02, -0.04],
  ] as const)
    pen.dot([x, y], inner * 0.5);
}

/** Its grip at the origin, the strings above. */
function drawRacket(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0 0.16, 0 -0.1, 0 -0.36', half: [0.05, 0.045, 0.03] },
    { pigment: 'dark', tone: 0.4, line: inner },
  );
  pen.fill(ellipse([0, -0.66], 0.27, 0.36, 40), { pigment: 'petal', tone: 0.2, line: inner });
  pen.fill(ellipse([0, -0.66], 0.21, 0.3, 36), { pigment: 'foam', tone: 0.05, line: detail });
  for (const t of [-0.14, -0.07, 0, 0.07, 0.14]) {
    const half = Math.sqrt(1 - (t / 0.21) ** 2) * 0.3;
    pen.stroke(
      [
        [t, -0.66 - half],
        [t, -0.66 + half],
      ],
      detail,
    );
  }
  for (const t of [-0.2, -0.1, 0, 0.1, 0.2]) {
    const half = Math.sqrt(1 - (t / 0.3) ** 2) * 0.21;
    pen.stroke(
      [
        [-half, -0.66 + t],
        [half, -0.66 + t],
      ],
      detail,
    );
  }
}

function drawFootball(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 0.26, 40), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 1.4 * (x + y)),
    line: inner,
  });
  pen.fill(regularPolygon([-0.02, -0.02], 0.1, 5), { black: 'always', tone: 1 });
  for (const patch of [
    '0.1 -0.22!, 0.22 -0.14!, 0.14 -0.12!',
    '0.24 0.08!, 0.14 0.21!, 0.12 0.1!',
    '-0.1 0.24!, 0.02 0.25!, -0.06 0.16!',
    '-0.25 0.04!, -0.2 0.16!, -0.16 0.04!',
    '-0.2 -0.16!, -0.08 -0.24!, -0.12 -0.14!',
  ])
    pen.fill(outlined(patch), { black: 'always', tone: 1 });
}

function drawBasketball(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 0.26, 40), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 1.4 * (x + y)),
    line: inner,
  });
  for (const seam of [
    '-0.24 -0.1, 0 -0.02, 0.24 0.1',
    '0.1 -0.24, 0.02 0, -0.1 0.24',
    '-0.18 -0.18, -0.02 -0.12, 0.08 0.24',
    '-0.08 -0.25, 0.06 -0.08, 0.25 0.0',
  ])
    pen.stroke(traced(seam), inner);
}
