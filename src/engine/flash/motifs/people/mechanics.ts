import { clamp } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBoot } from '../parts/boot.ts';
import { drawHeadgear } from '../parts/headgear-aside.ts';
import { drawLimb } from '../parts/limb.ts';
import type { Outfit, Pose } from '../parts/moving-figure.ts';
import { drawMovingFigure } from '../parts/moving-figure.ts';

const dungarees: Outfit = {
  hair: 'cap',
  top: 'foam',
  sleeves: 'short',
  bottoms: 'water',
  legs: 'long',
  shoes: 'dark',
};

/** A mechanic in dungarees, a big wrench on the shoulder. */
export const mechanic: Motif = {
  name: 'mechanic',
  tinted: ['water'],
  carries: ['wrench'],
  draw(easel) {
    easel.layer((pen) =>
      drawMovingFigure(pen, standing, dungarees, (held) => {
        drawBib(held);
        drawSpanner(held.at({ at: [0.0, -0.9], angleRad: 0.5 }));
      }),
    );
  },
};

/** A plumber on one knee, who turns a pipe with a pipe wrench; it drips. */
export const plumber: Motif = {
  name: 'plumber',
  tinted: ['water'],
  carries: ['adjustable-wrench', 'drop'],
  draw(easel) {
    easel.layer((pen) => {
      drawPipe(pen);
      drawMovingFigure(
        pen,
        {
          head: { at: [-0.22, -0.72], angleRad: 0.15 },
          spine: '-0.36 -0.46, -0.48 -0.04, -0.54 0.4',
          arms: ['-0.24 -0.34, 0.14 -0.1, 0.44 -0.22', '-0.4 -0.32, -0.12 0.1, 0.38 0.04'],
          legs: ['-0.46 0.44, 0.1 0.46, 0.04 1.02', '-0.58 0.44, -0.36 1.02, -0.94 0.96'],
          toes: [0, 1.0],
        },
        dungarees,
        (held) => {
          drawBib(held.at({ at: [-0.38, 0.42], angleRad: 0.06 }));
          drawPipeWrench(held.at({ at: [0.92, 0.0], angleRad: 0.06 }));
        },
      );
    });
  },
};

/** A builder in a hard hat and a bright vest, at work with a jackhammer. */
export const constructionWorker: Motif = {
  name: 'construction-worker',
  tinted: ['ember'],
  carries: ['hard-hat'],
  draw(easel) {
    easel.layer((pen) => {
      const head = { at: [0.06, -1.06], angleRad: 0.3 } as const;
      drawMovingFigure(
        pen,
        {
          head,
          spine: '-0.1 -0.8, -0.2 -0.36, -0.24 0.1',
          arms: ['0.02 -0.66, 0.3 -0.3, 0.74 -0.26', '-0.16 -0.64, 0.0 -0.16, 0.44 -0.18'],
          legs: ['-0.18 0.14, 0.16 0.6, 0.1 1.12', '-0.28 0.14, -0.36 0.68, -0.7 1.12'],
          toes: [0, 0],
        },
        { ...dungarees, hair: 'short', hairPigment: 'wood', top: 'water', sleeves: 'long', bottoms: 'dark' },
        (held) => {
          for (const [x, y] of [
            [0.1, 1.12],
            [-0.7, 1.12],
          ] as const)
            drawBoot(held.at({ at: [x, y] }), 'wood');
          drawBrightVest(held);
          drawHeadgear(held, head, 'hardHat', 'gold');
          drawJackhammer(held.at({ at: [0.6, -0.14] }));
        },
      );
    });
  },
};

/** Over the breast of somebody upright, its strap over the shoulder. */
function drawBib(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.04 -0.88, 0.06 -0.7, 0.08 -0.5'), inner * 2.6);
  pen.cell(
    outlined('0.0 -0.56!, 0.25 -0.56!, 0.26 -0.2, 0.2 0.02!, -0.24 0.04!, -0.22 -0.16!, -0.06 -0.24'),
    {
      pigment: 'water',
      tone: (x) => clamp(0.3 - 0.5 * x),
      line: inner,
    },
  );
  pen.stroke(traced('0.06 -0.42, 0.22 -0.42, 0.22 -0.26, 0.07 -0.26'), detail * 1.4);
  pen.cell(circle([0.08, -0.5], 0.035, 14), { pigment: 'gold', tone: 0.1, line: detail });
}

/** Open-ended at its left, its middle at the origin. */
function drawSpanner(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    outlined(
      '-1.12 -0.18!, -0.94 -0.26, -0.74 -0.2, -0.62 -0.07!, 0.6 -0.07!, 0.66 0.0, 0.6 0.08!, -0.62 0.07!, -0.74 0.2, -0.94 0.26, -1.12 0.18!, -1.06 0.08!, -0.86 0.09!, -0.82 0.0, -0.86 -0.09!, -1.06 -0.08!',
    ),
    { pigment: 'steel', tone: (_, y) => clamp(0.25 + 2 * y), line: inner * 1.2 },
  );
  pen.stroke(traced('-0.5 0.0, 0.4 0.0'), detail * 1.6);
}

function drawPipe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const metal = {
    pigment: 'steel',
    tone: (x: number) => clamp(0.15 + 2.4 * Math.abs(x - 0.86)),
    line: inner * 1.1,
  } as const;
  pen.cell(outlined('0.74 -1.3!, 0.98 -1.3!, 0.98 1.2!, 0.74 1.2!'), metal);
  for (const y of [-0.9, 0.02, 0.7])
    pen.cell(outlined(`0.66 ${y - 0.1}!, 1.06 ${y - 0.1}!, 1.06 ${y + 0.1}!, 0.66 ${y + 0.1}!`), metal);
  for (const y of [-0.62, 0.42])
    pen.stroke(traced(`0.8 ${y}, 0.8 ${y + 0.16}`), detail * 1.5, { taper: 0.3 });
  for (const [x, y, scale] of [
    [1.2, 0.2, 1],
    [1.3, 0.56, 0.8],
    [1.14, 0.86, 0.9],
  ] as const)
    pen
      .at({ at: [x, y], scale })
      .cell(outlined('0 -0.16!, 0.08 0.02, 0.07 0.1, 0 0.14, -0.07 0.1, -0.08 0.02'), {
        pigment: 'waterLight',
        tone: 0.2,
        line: inner,
      });
}

/** Its jaws on the origin, the handle to the left. */
function drawPipeWrench(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const red = {
    pigment: 'petal',
    tone: (_: number, y: number) => clamp(0.25 + 2 * y),
    line: inner * 1.1,
  } as const;
  drawLimb(pen, { line: '-0.86 -0.04, -0.5 0.0, -0.2 0.0', half: [0.07, 0.055, 0.08] }, red);
  pen.cell(outlined('-0.3 -0.14!, -0.14 -0.14!, -0.12 0.12!, 0.1 0.14!, 0.12 0.28!, -0.3 0.28!'), red);
  pen.cell(outlined('-0.26 -0.14!, -0.28 -0.34!, 0.16 -0.34!, 0.16 -0.2!, -0.1 -0.18!, -0.12 -0.1!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner * 1.1,
  });
  for (const x of [-0.04, 0.02, 0.08]) pen.stroke(traced(`${x} -0.22, ${x} -0.16`), detail * 1.4);
}

function drawBrightVest(pen: Pen): void {
  const { inner } = pen.weight;
  pen.cell(outlined('-0.3 -0.66!, -0.1 -0.84!, 0.12 -0.62, 0.1 -0.3, 0.0 0.06!, -0.46 0.02!, -0.44 -0.32'), {
    pigment: 'ember',
    tone: (x) => clamp(0.15 - 0.6 * (x + 0.1)),
    line: inner * 1.1,
  });
  for (const band of [
    '-0.43 -0.24!, 0.08 -0.18!, 0.05 -0.06!, -0.45 -0.12!',
    '-0.2 -0.76!, -0.1 -0.82!, -0.08 -0.24!, -0.2 -0.26!',
  ])
    pen.cell(outlined(band), { pigment: 'moon', tone: 0.05, line: inner * 0.9 });
}

/** Its handles at the origin. */
function drawJackhammer(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.22 -0.06, 0 -0.1, 0.24 -0.12', half: [0.05, 0.06, 0.05] },
    { pigment: 'dark', tone: 0.6, line: inner },
  );
  pen.cell(outlined('-0.13 -0.08!, 0.13 -0.08!, 0.14 0.5, 0.1 0.72!, -0.1 0.72!, -0.14 0.5'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner * 1.1,
  });
  for (const y of [0.1, 0.22, 0.34]) pen.stroke(traced(`-0.09 ${y}, 0.09 ${y}`), inner);
  pen.cell(outlined('-0.05 0.72!, 0.05 0.72!, 0.04 1.3!, 0.0 1.42!, -0.04 1.3!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  for (const chip of [
    '-0.2 1.3!, -0.1 1.24!, -0.08 1.38!',
    '0.12 1.26!, 0.24 1.3!, 0.14 1.38!',
    '0.3 1.16!, 0.38 1.12!, 0.38 1.22!',
  ])
    pen.cell(outlined(chip), { pigment: 'grey', tone: 0.3, line: detail * 1.3 });
}

const standing: Pose = {
  head: { at: [0.08, -1.18], angleRad: -0.04 },
  spine: '0.0 -0.9, -0.02 -0.44, -0.04 0.02',
  arms: ['0.12 -0.74, 0.24 -0.3, 0.2 0.1', '-0.08 -0.74, 0.02 -0.26, 0.4 -0.62'],
  legs: ['0.04 0.06, 0.16 0.6, 0.2 1.12', '-0.1 0.06, -0.16 0.62, -0.3 1.14'],
  toes: [0, 0],
};
