import { clamp } from '../../../geometry/interval.ts';
import { starPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

const pigment = 'gold';
const look = {
  pigment,
  black: 'uncolored',
  tone: (x: number, y: number) => clamp(0.3 + 0.2 * (x + y)),
} as const;

/** The fish of the first Christians: two strokes of a brush that cross at its tail. */
export const ichthys: Motif = {
  name: 'ichthys',
  tinted: [pigment],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const isFlipped of [false, true])
        pen.at({ angleRad: isFlipped ? Math.PI : 0, isFlipped }).fill(back, look);
    });
  },
};

/** The upper stroke, from the mouth to the lower tip of the tail. */
const back = outlined(
  '-1.24 0.02!, -0.96 -0.42, -0.44 -0.68, 0.12 -0.68, 0.66 -0.34, 1.06 0.12, 1.3 0.5!, 1.12 0.46!, 0.92 0.2, 0.56 -0.18, 0.1 -0.5, -0.4 -0.52, -0.86 -0.32, -1.1 0.0!',
);

/** The first two letters of Christ in Greek, one laid over the other. */
export const chiRho: Motif = {
  name: 'chi-rho',
  tinted: [pigment],
  draw(canvas) {
    canvas.layer((pen) => {
      pen.fill(bar, look);
      pen.fill(mirroredBar, look);
    });
    canvas.layer((pen) => {
      drawLimb(
        pen,
        {
          line: '0.04 -1.12, 0.36 -1.14, 0.58 -0.86, 0.5 -0.54, 0.2 -0.4, 0.02 -0.42',
          half: [0.05, 0.08, 0.11, 0.11, 0.08, 0.05],
        },
        look,
      );
      pen.fill(symmetric('0 -1.26!, 0.2 -1.24!, 0.1 -1.1, 0.09 0, 0.1 1.04, 0.22 1.26!, 0 1.22!'), look);
    });
  },
};

const bar = outlined(
  '-0.94 -0.5!, -0.66 -0.66!, -0.6 -0.44, 0.66 0.7, 0.92 0.74!, 0.66 1.0!, 0.54 0.84, -0.72 -0.34',
);
const mirroredBar = bar.map(([x, y]) => [-x, y] as const);

/** The star over Bethlehem: a long ray down to the roofs of the town. */
export const bethlehemStar: Motif = {
  name: 'bethlehem-star',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer(drawTown);
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(starPolygon([0, -0.5], 0.42, 8, 0.4), { pigment: 'gold', tone: 0.4, line: detail });
      pen.fill(outlined('-0.72 -0.5!, -0.1 -0.58!, 0.72 -0.5!, 0.1 -0.42!'), {
        pigment: 'gold',
        tone: (_, y) => (y > -0.5 ? 0.45 : 0.05),
        line: inner,
      });
      pen.fill(symmetric('0 -1.3!, 0.1 -0.56, 0.09 -0.44, 0 0.5!'), {
        pigment: 'gold',
        tone: (x) => (x > 0 ? 0.4 : 0.02),
        line: inner,
      });
      for (const [x, y] of sparks)
        pen.fill(starPolygon([x, y], 0.09, 4, 0.3), { pigment: 'gold', line: detail });
    });
  },
};

const sparks = [
  [-0.66, -1.0],
  [0.62, -1.04],
  [0.78, -0.1],
  [-0.8, -0.06],
] as const;

/** Flat roofs and domes, palms between them, on a hill. */
function drawTown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, width, height, dome] of houses) {
    const top = 0.94 - height;
    if (dome)
      pen.fill(
        outlined(
          `${x - width * 0.36} ${top}!, ${x - width * 0.3} ${top - 0.13}, ${x} ${top - 0.22}, ${x + width * 0.3} ${top - 0.13}, ${x + width * 0.36} ${top}!`,
        ),
        {
          pigment: 'gold',
          tone: (px) => clamp(0.2 + 2 * (px - x)),
          line: inner,
        },
      );
    pen.fill(
      outlined(
        `${x - width / 2} 1.0!, ${x - width / 2} ${top}!, ${x + width / 2} ${top}!, ${x + width / 2} 1.0!`,
      ),
      { pigment: 'bone', tone: (px) => clamp(0.1 + (0.5 * (px - x + width / 2)) / width), line: inner },
    );
    pen.fill(
      outlined(
        `${x - 0.05} 0.98!, ${x - 0.05} ${top + 0.14}, ${x} ${top + 0.08}, ${x + 0.05} ${top + 0.14}, ${x + 0.05} 0.98!`,
      ),
      {
        black: 'always',
        tone: 1,
      },
    );
  }
  pen.fill(outlined('-1.3 1.14!, -0.8 0.96, -0.2 0.9, 0.4 0.92, 0.9 0.96, 1.3 1.14!, 0.6 1.22, -0.6 1.22'), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.2 + y - 0.9),
    line: inner,
  });
  for (const line of ['-0.9 1.06, -0.4 1.0, 0 1.04', '0.1 1.12, 0.5 1.06, 0.9 1.08'])
    pen.stroke(traced(line), detail, { taper: 0.4 });
}

const houses: readonly (readonly [x: number, width: number, height: number, dome: boolean])[] = [
  [-0.82, 0.3, 0.2, false],
  [-0.52, 0.32, 0.34, true],
  [0.5, 0.34, 0.3, true],
  [0.84, 0.3, 0.18, false],
  [-0.2, 0.34, 0.22, false],
  [0.18, 0.34, 0.26, false],
];
