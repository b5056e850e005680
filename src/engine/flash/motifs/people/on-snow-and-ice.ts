import { clamp } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Placing } from '../../geometry/transform.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHeadgear } from '../parts/headgear-aside.ts';
import { drawLimb } from '../parts/limb.ts';
import type { Outfit } from '../parts/moving-figure.ts';
import { drawMovingFigure } from '../parts/moving-figure.ts';

const snowWear: Outfit = {
  hair: 'short',
  hairPigment: 'wood',
  top: 'petal',
  sleeves: 'long',
  bottoms: 'dark',
  legs: 'long',
  shoes: 'dark',
  gloves: 'gold',
};

/** A snowboarder in the air, one hand on the edge of the board. */
export const snowboarder: Motif = {
  name: 'snowboarder',
  tinted: ['petal'],
  carries: ['snowboard'],
  draw(easel) {
    easel.layer((sheet) => {
      const pen = sheet.at({ angleRad: -0.3 });
      const head = { at: [0.32, -0.72], angleRad: 0.2 } as const;
      drawMovingFigure(
        pen,
        {
          head,
          spine: '0.14 -0.48, 0.0 -0.1, -0.22 0.22',
          arms: ['0.22 -0.38, 0.5 0.0, 0.66 0.5', '0.02 -0.38, -0.46 -0.5, -0.86 -0.72'],
          legs: ['-0.14 0.28, 0.42 0.34, 0.56 0.8', '-0.24 0.28, 0.04 0.56, -0.46 0.78'],
          toes: [0, 0],
        },
        snowWear,
        (held) => {
          drawHeadgear(held, head, 'beanie', 'water');
          drawGoggles(held, head);
        },
      );
      drawSnowboard(pen.at({ at: [0.06, 1.02] }));
    });
  },
};

/** A skier in a crouch on the way down. */
export const skier: Motif = {
  name: 'skier',
  tinted: ['petal'],
  carries: ['skis'],
  grouping: 'abreast',
  draw(easel) {
    easel.layer((sheet) => {
      const pen = sheet.at({ angleRad: 0.3 });
      const head = { at: [0.5, -0.56], angleRad: -0.05 } as const;
      drawSki(pen.at({ at: [0.18, 1.02] }));
      drawPole(pen, '0.72 -0.02, -0.1 0.3, -1.0 0.44');
      drawMovingFigure(
        pen,
        {
          head,
          spine: '0.3 -0.32, 0.02 -0.14, -0.36 0.06',
          arms: ['0.34 -0.2, 0.44 0.16, 0.78 -0.04', '0.2 -0.22, 0.24 0.26, 0.66 0.1'],
          legs: ['-0.28 0.12, 0.26 0.3, 0.02 0.8', '-0.36 0.12, 0.18 0.38, -0.1 0.88'],
          toes: [0, 0],
        },
        snowWear,
        (held) => {
          drawHeadgear(held, head, 'beanie', 'water');
          drawGoggles(held, head);
          drawSki(held.at({ at: [0.06, 1.12] }));
          drawPole(held, '0.66 0.12, -0.2 0.5, -1.1 0.74');
        },
      );
    });
  },
};

/** A skater who glides on one foot, the other leg raised behind. */
export const figureSkater: Motif = {
  name: 'figure-skater',
  tinted: ['violet'],
  carries: ['ice-skate'],
  draw(easel) {
    easel.layer((pen) =>
      drawMovingFigure(
        pen,
        {
          head: { at: [0.52, -0.9], angleRad: -0.25 },
          spine: '0.3 -0.66, 0.08 -0.32, -0.14 0.06',
          arms: ['0.38 -0.56, 0.76 -0.76, 1.16 -0.96', '0.2 -0.54, -0.2 -0.74, -0.56 -1.04'],
          legs: ['-0.08 0.1, -0.02 0.62, -0.02 1.12', '-0.18 0.08, -0.7 -0.06, -1.2 -0.3'],
          toes: [0, 3.7],
        },
        {
          hair: 'bun',
          hairPigment: 'wood',
          top: 'violet',
          sleeves: 'long',
          bottoms: 'violet',
          legs: 'bare',
        },
        (held) => {
          drawSkate(held.at({ at: [-0.02, 1.12] }));
          drawSkate(held.at({ at: [-1.2, -0.3], angleRad: 3.7 - Math.PI, isFlipped: true }));
          drawSkatingSkirt(held);
        },
      ),
    );
  },
};

/** A player who leans on a stick for the shot, the puck before the blade. */
export const hockeyPlayer: Motif = {
  name: 'hockey-player',
  tinted: ['petal'],
  carries: ['hockey'],
  draw(easel) {
    easel.layer((pen) => {
      const head = { at: [0.2, -1.0], angleRad: 0.15 } as const;
      drawMovingFigure(
        pen,
        {
          head,
          spine: '0.0 -0.72, -0.14 -0.28, -0.24 0.16',
          arms: ['0.12 -0.58, 0.46 -0.34, 0.74 0.06', '-0.08 -0.58, 0.0 -0.06, 0.4 -0.2'],
          legs: ['-0.16 0.2, 0.38 0.46, 0.34 1.0', '-0.28 0.2, -0.36 0.74, -0.84 0.98'],
          toes: [0, 0.25],
        },
        { ...snowWear, top: 'petal', bottoms: 'dark', gloves: 'wood' },
        (held) => {
          drawSkate(held.at({ at: [0.34, 1.0] }));
          drawSkate(held.at({ at: [-0.84, 0.98], angleRad: 0.25 }));
          drawJersey(held);
          drawHeadgear(held, head, 'ridingHelmet', 'petal');
          drawHockeyStick(held);
        },
      );
    });
  },
};

/** Over a bare foot or a shoe, its ankle at the origin. */
function drawSkate(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    outlined('-0.13 -0.24!, 0.11 -0.26!, 0.13 -0.06, 0.28 0.02, 0.34 0.14!, -0.15 0.14!, -0.15 -0.02'),
    {
      pigment: 'foam',
      tone: (x) => clamp(0.2 - 0.5 * x),
      line: inner * 1.1,
    },
  );
  for (const y of [-0.16, -0.08, 0]) pen.stroke(traced(`0.02 ${y}, 0.13 ${y - 0.03}`), detail * 1.4);
  for (const x of [-0.08, 0.22]) pen.stroke(traced(`${x} 0.14, ${x} 0.22`), inner * 1.4);
  pen.cell(outlined('-0.2 0.2!, 0.36 0.2!, 0.42 0.14!, 0.42 0.22, 0.34 0.26!, -0.2 0.26!'), {
    pigment: 'steel',
    tone: 0.2,
    line: inner * 0.9,
  });
}

function drawSkatingSkirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    outlined(
      '-0.2 -0.3!, 0.2 -0.02!, 0.14 0.2, 0.12 0.46!, -0.1 0.4, -0.3 0.38, -0.6 0.36, -0.76 0.18!, -0.56 -0.02, -0.34 -0.14',
    ),
    { pigment: 'violet', tone: (x, y) => clamp(0.2 - 0.4 * x + 0.4 * y), line: inner * 1.1 },
  );
  for (const fold of [
    '-0.04 -0.08, -0.06 0.14, -0.02 0.36',
    '-0.14 -0.12, -0.3 0.1, -0.34 0.32',
    '-0.22 -0.16, -0.46 0.0, -0.62 0.22',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
}

function drawJersey(pen: Pen): void {
  const { inner } = pen.weight;
  pen.cell(outlined('-0.48 0.02!, -0.16 0.08, 0.1 0.06!, 0.06 0.26!, -0.2 0.3, -0.5 0.2!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.46 0.12, -0.18 0.18, 0.06 0.16'), inner * 2.2);
}

function drawHockeyStick(pen: Pen): void {
  const { inner } = pen.weight;
  const wood = { pigment: 'wood', tone: 0.3, line: inner } as const;
  drawLimb(pen, { line: '0.28 -0.5, 0.7 0.3, 1.06 1.04', half: [0.04, 0.04, 0.04] }, wood);
  pen.cell(outlined('1.0 1.0!, 1.1 0.98!, 1.16 1.1, 1.5 1.16!, 1.5 1.26!, 1.08 1.24'), wood);
  pen.cell(outlined('1.56 1.14!, 1.86 1.14!, 1.86 1.26!, 1.56 1.26!'), { black: 'always', tone: 1 });
}

function drawGoggles(sheet: Pen, head: Placing): void {
  const pen = sheet.at(head).at({ scale: 0.44 });
  const { inner } = pen.weight;
  pen.stroke(traced('-0.52 -0.1, -0.2 -0.12, 0.14 -0.08'), inner * 2.4);
  pen.cell(outlined('0.1 -0.2!, 0.4 -0.26!, 0.44 -0.04, 0.38 0.1!, 0.14 0.08!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 2 * (x - 0.2 + y)),
    line: inner * 1.2,
  });
}

/** Its edge, both ends turned up, and the bindings on it. */
function drawSnowboard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    outlined(
      '-1.36 -0.22!, -1.16 -0.08, -0.9 -0.04, 0.9 -0.04, 1.16 -0.08, 1.36 -0.22!, 1.4 -0.1, 1.18 0.1, 0.9 0.14, -0.9 0.14, -1.18 0.1, -1.4 -0.1',
    ),
    { pigment: 'gold', tone: (_, y) => clamp(0.15 + 3 * y), line: inner * 1.2 },
  );
  pen.stroke(traced('-1.2 0.02, -0.9 0.06, 0.9 0.06, 1.2 0.02'), detail * 1.6);
  for (const x of [-0.42, 0.6]) {
    pen.cell(outlined(`${x - 0.26} -0.16!, ${x + 0.2} -0.1!, ${x + 0.24} -0.02!, ${x - 0.24} -0.02!`), {
      black: 'always',
      tone: 1,
    });
    pen.stroke(traced(`${x - 0.12} -0.24, ${x + 0.0} -0.22, ${x + 0.1} -0.1`), inner * 1.8);
  }
}

/** Its tip to the right; the boot stands on its upper edge. */
function drawSki(pen: Pen): void {
  const { inner } = pen.weight;
  pen.cell(
    outlined('-1.2 -0.04!, 0.9 -0.04, 1.16 -0.1, 1.36 -0.26!, 1.4 -0.18, 1.2 0.0, 0.9 0.06, -1.2 0.06!'),
    {
      pigment: 'water',
      tone: (_, y) => clamp(0.2 + 4 * y),
      line: inner,
    },
  );
}

function drawPole(pen: Pen, line: string): void {
  const { inner } = pen.weight;
  drawLimb(pen, { line, half: [0.025, 0.02] }, { pigment: 'steel', tone: 0.3, line: inner * 0.9 });
  const end = traced(line).at(-2);
  if (end)
    pen.at({ at: end, angleRad: -0.25 }).cell(outlined('-0.03 -0.1!, 0.03 -0.1!, 0.03 0.1!, -0.03 0.1!'), {
      black: 'always',
      tone: 1,
    });
}
