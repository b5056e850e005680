import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A man and a woman who swing each other around, hand in hand. */
export const dancingCouple: Motif = dancing('dancing-couple', { his: 'wood', hers: 'ember' });
export const dancingGrandparents: Motif = dancing('dancing-grandparents', { his: 'foam', hers: 'foam' });

/** A hula girl in a skirt of grass, a wreath of blossoms around her neck. */
export const hulaGirl: Motif = {
  name: 'hula-girl',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLongHair(pen.at({ at: [0.02, -1.16], scale: 0.4 }));
      drawHulaBody(pen);
      drawGrassSkirt(pen);
      drawWreath(pen);
      drawHulaHead(pen.at({ at: [0.02, -1.16], scale: 0.4 }));
      for (const arm of arms)
        drawLimb(
          pen,
          { line: arm, half: [0.1, 0.085, 0.07, 0.055] },
          { pigment: 'bone', tone: (_, y) => clamp(0.15 + 0.4 * (y + 0.6)) },
        );
      for (const [x, y, angleRad] of [
        [-1.0, -0.98, -0.5],
        [-0.92, -0.42, 0.2],
      ] as const)
        drawHand(pen.at({ at: [x, y], angleRad, isFlipped: true }));
    });
  },
};

function dancing(name: string, { his, hers }: { his: Pigment; hers: Pigment }): Motif {
  return {
    name,
    tinted: ['petal'],
    draw(canvas) {
      canvas.layer((pen) => {
        drawMovingFigure(
          pen.at({ at: [0.8, 0], isFlipped: true }),
          {
            head: { at: [-0.04, -1.2], angleRad: -0.15 },
            spine: '-0.12 -0.9, -0.04 -0.44, -0.06 0',
            arms: ['-0.08 -0.8, -0.52 -0.98, -0.72 -1.4', '-0.06 -0.78, 0.34 -0.46, 0.74 -0.66'],
            legs: ['0.02 0.04, 0.08 0.6, 0.02 1.16', '-0.1 0.04, 0.0 0.6, -0.58 0.76'],
            toes: [0, 1.9],
          },
          {
            hair: 'bun',
            hairPigment: hers,
            top: 'petal',
            sleeves: 'short',
            bottoms: 'petal',
            legs: 'bare',
            shoes: 'petal',
          },
          drawSwingSkirt,
        );
        drawMovingFigure(
          pen.at({ at: [-0.8, 0] }),
          {
            head: { at: [-0.08, -1.24], angleRad: -0.1 },
            spine: '-0.16 -0.92, -0.12 -0.46, -0.06 0',
            arms: ['-0.12 -0.8, -0.56 -0.84, -0.82 -1.22', '-0.12 -0.8, 0.3 -0.46, 0.76 -0.62'],
            legs: ['0.0 0.04, 0.42 0.44, 0.22 0.96', '-0.08 0.04, -0.12 0.6, -0.26 1.16'],
            toes: [0.5, 0],
          },
          {
            hair: 'short',
            hairPigment: his,
            top: 'foam',
            sleeves: 'long',
            bottoms: 'dark',
            legs: 'long',
            shoes: 'wood',
          },
          drawBraces,
        );
      });
    },
  };
}

function drawSwingSkirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.28 -0.16!, 0.18 -0.16!, 0.36 0.14, 0.66 0.46!, 0.44 0.64, 0.2 0.54, -0.06 0.68, -0.34 0.58, -0.6 0.72, -0.86 0.5!, -0.52 0.2',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.12 + 0.5 * Math.max(0, -x) + 0.3 * (y - 0.1)),
      line: inner * 1.2,
    },
  );
  for (const fold of [
    '-0.16 -0.06, -0.34 0.24, -0.6 0.6',
    '-0.08 -0.04, -0.12 0.3, -0.1 0.6',
    '0.04 -0.06, 0.18 0.24, 0.36 0.5',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  pen.fill(outlined('-0.28 -0.22!, 0.18 -0.22!, 0.2 -0.1!, -0.3 -0.1!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
}

function drawBraces(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.02 -0.88, 0.06 -0.5, 0.06 -0.08'), inner * 2.4);
}

function drawHulaBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [leg, foot] of [
    [
      '-0.12 0.6, -0.18 1.0, -0.16 1.36',
      '-0.25 1.34!, -0.08 1.34!, -0.06 1.44, -0.16 1.54, -0.34 1.52, -0.32 1.44',
    ],
    ['0.18 0.6, 0.26 1.0, 0.2 1.36', '0.11 1.34!, 0.28 1.34!, 0.38 1.44, 0.36 1.54, 0.18 1.54, 0.1 1.44'],
  ] as const) {
    drawLimb(pen, { line: leg, half: [0.17, 0.14, 0.08] }, { pigment: 'bone', tone: (x) => clamp(0.2 + x) });
    pen.fill(outlined(foot), { pigment: 'bone', tone: 0.2, line: inner });
  }
  pen.fill(
    outlined(
      '-0.08 -0.84!, 0.1 -0.84!, 0.14 -0.72, 0.34 -0.66, 0.32 -0.4, 0.2 -0.16, 0.28 0.08!, 0.0 0.2, -0.3 0.02!, -0.18 -0.2, -0.3 -0.42, -0.34 -0.64, -0.12 -0.72',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.08 + 0.9 * smoothstep(0, 0.32, x) + 0.3 * (y + 0.2)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('0.01 -0.12, 0.0 0.0'), detail * 1.3, { taper: 0.4 });
  pen.dot([0.0, 0.04], detail * 1.2);
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.02 -0.4!, 0.1 -0.54, 0.26 -0.52, 0.33 -0.4, 0.26 -0.26, 0.1 -0.26!'), {
      pigment: 'petal',
      tone: 0.2,
      line: inner,
    }),
  );
}

/** Her hips swing to the right. */
function drawGrassSkirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = 0; i <= 16; i++) {
    const t = i / 8 - 1;
    const x = t * 0.3;
    const end = 0.04 + t * 0.72;
    pen.fill(
      outlined(
        `${x - 0.08} 0.06!, ${x + 0.08} 0.06!, ${end * 0.8 + 0.08} 0.6, ${end + 0.06} ${1.04 - 0.14 * t * t}!, ${end * 0.8 - 0.06} 0.64`,
      ),
      {
        pigment: i % 3 === 1 ? 'leafLight' : 'leaf',
        tone: clamp(0.15 + 0.4 * Math.abs(t)),
        line: inner * 0.9,
      },
    );
    pen.stroke(traced(`${x} 0.14, ${end * 0.8} 0.6, ${end} 0.9`), detail, { taper: 0.4 });
  }
  pen.fill(outlined('-0.34 -0.02!, 0.0 0.1, 0.34 0.04!, 0.36 0.2!, 0.0 0.26, -0.36 0.14!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  for (const x of [-0.24, -0.08, 0.08, 0.24])
    pen.fill(circle([x, 0.12 + 0.08 * x], 0.05, 16), { pigment: 'petal', tone: 0.1, line: detail });
}

function drawWreath(pen: Pen): void {
  for (const [x, y] of [
    [-0.24, -0.72],
    [0.26, -0.72],
    [-0.22, -0.56],
    [0.25, -0.56],
    [-0.14, -0.42],
    [0.18, -0.42],
    [0.02, -0.34],
  ] as const)
    drawBlossom(pen.at({ at: [x, y], scale: 0.1 }));
}

function drawLongHair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric('0 -0.96, 0.5 -0.86, 0.78 -0.4, 0.8 0.3, 0.94 1.0, 0.9 1.7!, 0.6 1.9, 0.3 1.7!, 0 1.6'),
    { pigment: 'dark', black: 'uncolored', tone: 0.5, line: inner },
  );
  drawBothSides(pen, (side) => {
    drawGleams(side, ['0.6 -0.4, 0.66 0.4, 0.8 1.4', '0.46 0.6, 0.5 1.1, 0.6 1.7'], detail * 1.2);
  });
}

function drawHulaHead(at: Pen): void {
  const { inner, detail } = at.weight;
  const pen = at.withWeight({ contour: inner, inner: detail * 1.4, detail: detail * 0.8 });
  drawWomanFace(pen, { skin: 'bone', iris: 'wood', cast: 'gentle' });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0 -0.9!, 0.44 -0.82, 0.72 -0.3, 0.66 0.4!, 0.54 0.1, 0.44 -0.36, 0 -0.6!'), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
      line: inner,
    }),
  );
  for (const [x, y, scale] of [
    [0.54, -0.5, 0.34],
    [0.3, -0.78, 0.24],
    [0.72, -0.2, 0.22],
  ] as const)
    drawBlossom(pen.at({ at: [x, y], scale }));
}

/** Fingers together, turned up a little. */
function drawHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.04 -0.06!, 0.12 -0.09, 0.3 -0.14, 0.32 -0.08, 0.2 0.0, 0.06 0.07!, -0.04 0.06!'), {
    pigment: 'bone',
    tone: 0.1,
    line: inner,
  });
  pen.stroke(traced('0.1 -0.02, 0.26 -0.09'), detail);
}

const arms = [
  '-0.3 -0.6, -0.5 -0.9, -0.74 -1.04, -0.98 -0.98',
  '0.3 -0.58, 0.1 -0.28, -0.4 -0.26, -0.9 -0.42',
];
