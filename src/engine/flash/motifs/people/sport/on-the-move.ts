import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** A runner at full stride. */
export const runner: Motif = {
  name: 'runner',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        {
          head: { at: [0.28, -1.18], angleRad: 0.05 },
          spine: '0.14 -0.92, 0.06 -0.46, -0.06 0',
          arms: ['0.2 -0.8, 0.56 -0.5, 0.8 -0.84', '0.04 -0.78, -0.4 -0.56, -0.3 -0.12'],
          legs: ['-0.04 0.04, 0.52 0.22, 0.5 0.82', '-0.1 0.04, -0.34 0.6, -0.98 0.74'],
          toes: [0.15, 1.75],
        },
        { hair: 'tail', top: 'petal', bottoms: 'dark', legs: 'short', shoes: 'petal' },
      ),
    );
  },
};

/** A skateboarder in the air, the board below the feet. */
export const skateboarder: Motif = {
  name: 'skateboarder',
  tinted: ['petal'],
  carries: ['skateboard'],
  draw(canvas) {
    canvas.layer((sheet) => {
      const pen = sheet.at({ angleRad: -0.28 });
      drawMovingFigure(
        pen,
        {
          head: { at: [0.34, -0.86], angleRad: 0.15 },
          spine: '0.16 -0.6, 0.02 -0.2, -0.2 0.16',
          arms: ['0.24 -0.5, 0.6 -0.66, 0.96 -0.9', '0.04 -0.48, -0.4 -0.62, -0.8 -0.4'],
          legs: ['-0.12 0.22, 0.44 0.4, 0.52 0.96', '-0.2 0.22, -0.02 0.68, -0.48 0.98'],
          toes: [0, 0],
        },
        { hair: 'cap', top: 'foam', sleeves: 'short', bottoms: 'water', legs: 'long', shoes: 'dark' },
      );
      drawSkateboard(pen.at({ at: [0.06, 1.2] }));
    });
  },
};

/** A surfer crouched on a board, on the shoulder of a wave. */
export const surfer: Motif = {
  name: 'surfer',
  tinted: ['petal'],
  carries: ['surfboard', 'wave'],
  draw(canvas) {
    canvas.layer(drawCurl);
    canvas.layer((pen) => {
      drawBoard(pen.at({ at: [0.1, 0.98], angleRad: 0.14 }));
      drawMovingFigure(
        pen,
        {
          head: { at: [0.3, -0.92], angleRad: 0.1 },
          spine: '0.12 -0.66, 0.0 -0.24, -0.2 0.14',
          arms: ['0.2 -0.56, 0.6 -0.52, 0.98 -0.66', '0.02 -0.54, -0.42 -0.5, -0.82 -0.68'],
          legs: ['-0.12 0.2, 0.4 0.36, 0.5 0.86', '-0.22 0.2, 0.0 0.62, -0.44 0.78'],
          toes: [0.15, 0.15],
        },
        { hair: 'curls', hairPigment: 'gold', bottoms: 'petal', legs: 'short' },
      );
    });
    canvas.layer(drawSpray, { contour: 0.6 });
  },
};

/** A racing cyclist bent low over the bars. */
export const cyclist: Motif = {
  name: 'cyclist',
  tinted: ['petal'],
  carries: ['bicycle'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const x of [-0.86, 0.96]) drawWheel(pen.at({ at: [x, 0.92] }));
      drawFrame(pen);
      drawMovingFigure(
        pen,
        {
          head: { at: [0.72, -0.72], angleRad: 0.1 },
          spine: '0.48 -0.5, 0.1 -0.36, -0.34 -0.02',
          arms: ['0.48 -0.38, 0.66 0.02, 0.98 0.12', '0.4 -0.36, 0.5 0.1, 0.92 0.14'],
          legs: ['-0.3 0.06, 0.2 0.5, 0.14 1.1', '-0.34 0.04, 0.26 0.2, 0.02 0.68'],
          toes: [0.1, 0.2],
        },
        { hair: 'short', top: 'petal', sleeves: 'short', bottoms: 'dark', legs: 'short', shoes: 'foam' },
        (held) => drawBikeHelmet(held.at({ at: [0.72, -0.72], angleRad: 0.1 })),
      );
    });
  },
};

function drawSkateboard(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [-0.52, 0.52]) {
    pen.fill(circle([x, 0.16], 0.11, 24), { pigment: 'foam', tone: 0.2, line: inner });
    pen.dot([x, 0.16], inner);
  }
  pen.fill(
    outlined(
      '-1.02 -0.14!, -0.9 -0.02, -0.7 0.0, 0.7 0.0, 0.9 -0.02, 1.02 -0.14!, 1.08 -0.08, 0.92 0.08, 0.7 0.1, -0.7 0.1, -0.92 0.08, -1.08 -0.08',
    ),
    {
      pigment: 'petal',
      tone: 0.2,
      line: inner * 1.1,
    },
  );
}

/** Its nose to the right, seen from a little below. */
function drawBoard(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined('-1.16 0.02!, -0.6 -0.1, 0.3 -0.12, 1.0 -0.1, 1.3 -0.22!, 1.14 0.04, 0.4 0.14, -0.6 0.12'),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 2 * (y + 0.02) + 0.1 * x),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-1.1 0.03, -0.2 0.0, 0.6 0.0, 1.2 -0.12'), inner * 1.4, { taper: 0.2 });
}

/** The wave behind the surfer: its wall rises to the left and throws its lip over. */
function drawCurl(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '1.6 1.5!, 1.2 1.2, 0.4 1.0, -0.4 0.6, -0.8 0.0, -0.84 -0.62, -0.5 -1.2, 0.04 -1.5, 0.56 -1.4, 0.9 -1.06!, 0.42 -1.14, 0.3 -0.9!, 0.06 -1.04, -0.1 -0.8!, -0.24 -0.84, -0.3 -0.6, -1.3 0.2, -1.5 1.0, -1.4 1.6!, 0.2 1.7',
    ),
    { pigment: 'waterLight', tone: (x, y) => clamp(0.1 + 0.4 * (-x - 0.2) + 0.25 * y), line: inner * 1.2 },
  );
  pen.fill(
    outlined(
      '-1.56 1.6!, -1.7 0.9, -1.6 0.1, -1.3 -0.6, -0.8 -1.16, -0.2 -1.52, 0.3 -1.56, 0.72 -1.34, 0.9 -1.06!, 0.5 -1.26, 0.1 -1.28, -0.4 -1.0, -0.76 -0.5, -0.86 0.06, -0.7 0.5, -0.3 0.86, 0.4 1.14, 1.2 1.28, 1.66 1.6!',
    ),
    { pigment: 'water', tone: (x, y) => clamp(0.2 + 0.3 * (y - 0.4) - 0.15 * x), line: inner * 1.2 },
  );
  for (const line of [
    '-1.5 1.3, -1.46 0.4, -1.1 -0.4, -0.5 -1.1, 0.2 -1.42',
    '-1.24 1.36, -1.22 0.5, -1.0 -0.14, -0.76 -0.56',
    '-0.96 1.4, -1.0 0.9, -0.94 0.4',
    '-0.6 1.42, -0.56 1.16, -0.3 1.04',
    '-0.1 1.46, 0.3 1.28, 0.9 1.36',
  ])
    pen.stroke(traced(line), detail * 1.5, { taper: 0.4 });
}

function drawSpray(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-1.3 1.1!, -1.16 0.84, -0.94 0.92!, -0.84 0.68, -0.6 0.76, -0.56 0.96!, -0.36 0.86, -0.2 1.04!, 0.0 0.98, 0.1 1.16!, 0.3 1.16, 0.3 1.34, 0.0 1.36!, -0.3 1.3, -0.6 1.4!, -0.9 1.28, -1.2 1.34',
    ),
    { pigment: 'foam', tone: (_, y) => clamp(0.05 + 0.6 * (y - 1.0)), line: inner },
  );
}

function drawWheel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([circle([0, 0], 0.6, 56), circle([0, 0], 0.52, 56).toReversed()], {
    pigment: 'dark',
    tone: 0.6,
    line: inner,
  });
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2;
    pen.stroke(
      [
        [0, 0],
        [Math.cos(angle) * 0.52, Math.sin(angle) * 0.52],
      ],
      detail,
    );
  }
  pen.fill(circle([0, 0], 0.06, 20), { pigment: 'steel', tone: 0.3, line: inner });
}

function drawFrame(pen: Pen): void {
  const { inner } = pen.weight;
  for (const tube of [
    '-0.86 0.92, -0.4 0.94, 0.06 0.96',
    '-0.86 0.92, -0.6 0.6, -0.34 0.2',
    '0.06 0.96, -0.14 0.56, -0.38 0.08',
    '0.06 0.96, 0.4 0.6, 0.74 0.22',
    '-0.3 0.26, 0.2 0.22, 0.7 0.16',
    '0.68 0.0, 0.78 0.4, 0.96 0.92',
  ])
    drawLimb(pen, { line: tube, half: [0.04, 0.04] }, { pigment: 'petal', tone: 0.2, line: inner });
  pen.fill(outlined('-0.66 0.06!, -0.4 0.02, -0.16 0.06!, -0.22 0.12, -0.5 0.14, -0.66 0.12!'), {
    black: 'always',
    tone: 1,
  });
  pen.stroke(traced('0.7 0.02, 0.9 0.0, 1.04 0.08, 1.02 0.2, 0.9 0.22'), inner * 2.4);
  pen.fill(circle([0.06, 0.96], 0.14, 26), { pigment: 'steel', tone: 0.3, line: inner });
  pen.stroke(traced('0.0 0.78, 0.06 0.96, 0.14 1.18'), inner * 2.2);
}

function drawBikeHelmet(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.22 -0.1!, 0.18 -0.26, 0.0 -0.32, -0.2 -0.26, -0.34 -0.06!, -0.16 -0.06, 0.04 -0.08'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 - x),
    line: inner * 1.1,
  });
  for (const slot of ['0.12 -0.18, -0.02 -0.24, -0.14 -0.22', '0.08 -0.12, -0.08 -0.15, -0.22 -0.12'])
    pen.stroke(traced(slot), inner * 1.6, { taper: 0.3 });
  pen.stroke(traced('0.0 -0.06, 0.02 0.1, 0.1 0.22'), inner);
}
