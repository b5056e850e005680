import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawBroadCollar } from '../../parts/clothes/broad-collar.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** Osiris: green-faced, the plumed white crown, the plaited beard, crook and flail crossed on his wrapped breast. */
export const osiris: Motif = {
  name: 'osiris',
  tinted: ['leafLight'],
  carries: ['feather'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawPlume);
      drawWrappedBody(pen);
      drawBroadCollar(pen.at({ at: [0, 0.9], scale: 0.86 }));
      drawManFace(pen, { skin: 'leafLight', mood: 'calm', cast: 'lean' });
      drawKohl(pen);
      drawBeard(pen);
      drawCrown(pen);
    });
    canvas.layer(
      (pen) => {
        drawCrook(pen);
        drawFlail(pen);
        drawBothSides(pen, drawFist);
      },
      { contour: 0.8 },
    );
  },
};

function drawWrappedBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.26 0.5!, 0.26 0.5!, 0.3 1.0!, -0.3 1.0!'), {
    pigment: 'leafLight',
    tone: (_, y) => clamp(0.9 - (y - 0.5)),
    line: inner,
  });
  pen.fill(symmetric('0 0.94, 0.6 0.98, 1.0 1.16, 1.14 1.5, 1.12 1.96!, 0 2.0'), {
    pigment: 'foam',
    tone: (x) => clamp(0.02 + 0.6 * smoothstep(0.4, 1.14, Math.abs(x))),
    line: inner * 1.1,
  });
  for (const band of ['-1.0 1.8, 0 1.94, 1.0 1.8', '-1.1 1.6, 0 1.8, 1.1 1.6'])
    pen.stroke(traced(band), detail * 1.3);
}

function drawKohl(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.1 -0.06, 0.26 0.02, 0.44 -0.06, 0.62 -0.1'), side.weight.inner * 1.5, {
      taper: 0.2,
    });
  });
}

/** Straight, plaited, curled up at its end. */
function drawBeard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.13 0.8!, 0.13 0.8!, 0.12 1.26, 0.16 1.46, 0.06 1.54, -0.08 1.48, -0.12 1.3'), {
    pigment: 'dark',
    tone: (x) => clamp(0.3 + 2 * x),
    line: inner * 1.1,
  });
  for (const y of [0.92, 1.04, 1.16, 1.28, 1.4])
    pen.stroke(traced(`-0.12 ${y}, 0 ${y + 0.05}, 0.12 ${y}`), detail * 1.3, { isErasing: true });
}

/** At the side of the crown. */
function drawPlume(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined('0.3 -0.7!, 0.54 -1.0, 0.72 -1.5, 0.66 -1.96, 0.84 -2.04!, 0.98 -1.7, 0.92 -1.2, 0.7 -0.6!'),
    {
      pigment: 'water',
      tone: (x) => clamp(0.1 + 0.8 * (x - 0.4)),
      line: inner * 1.1,
    },
  );
  for (const barb of [
    '0.56 -0.8, 0.78 -0.9',
    '0.62 -1.0, 0.84 -1.1',
    '0.68 -1.2, 0.9 -1.3',
    '0.72 -1.4, 0.94 -1.5',
    '0.72 -1.6, 0.94 -1.7',
  ])
    side.stroke(traced(barb), detail * 1.3);
}

/** The white crown of the south, a cobra on its brow. */
function drawCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -2.2, 0.12 -2.14, 0.12 -2.0, 0.24 -1.7, 0.46 -1.2, 0.58 -0.74, 0.6 -0.3!, 0.3 -0.5, 0 -0.54',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.02 + 0.7 * smoothstep(0.1, 0.56, x) + 0.2 * smoothstep(-0.9, -0.5, y)),
      line: inner * 1.2,
    },
  );
  pen.fill(symmetric('0 -0.66!, 0.34 -0.6, 0.6 -0.42!, 0.6 -0.26!, 0.32 -0.46, 0 -0.52'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.14!, 0.1 -1.06, 0.15 -0.9, 0.08 -0.74, 0.04 -0.56!, 0 -0.54'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 3 * Math.abs(x)),
    line: inner,
  });
  for (const x of [-0.04, 0.04]) pen.fill(circle([x, -1.03], 0.02, 10), { black: 'always', tone: 1 });
  for (const y of [-0.94, -0.86, -0.78]) pen.stroke(traced(`-0.07 ${y}, 0.07 ${y}`), detail);
}

/** From the lower left to his left shoulder, hooked. */
function drawCrook(pen: Pen): void {
  drawLimb(
    pen,
    {
      line: '-0.6 2.0, 0.0 1.5, 0.62 0.96, 0.94 0.62, 1.06 0.4, 0.96 0.2, 0.8 0.3',
      half: [0.07, 0.07, 0.07, 0.07, 0.07, 0.065, 0.05],
    },
    { pigment: 'gold', tone: (x, y) => clamp(0.3 + 0.8 * (x + y - 1.5)) },
  );
  for (const stripe of [
    '-0.42 1.74, -0.34 1.86',
    '0.24 1.18, 0.34 1.3',
    '0.44 1.02, 0.52 1.14',
    '0.78 0.7, 0.88 0.8',
  ])
    pen.stroke(traced(stripe), pen.weight.inner * 1.8);
}

/** From the lower right to his right shoulder, three strings of beads. */
function drawFlail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y] of [
    [-1.24, 1.16],
    [-1.1, 1.24],
    [-0.96, 1.28],
  ] as const) {
    pen.fill(outlined(`-0.98 0.5!, -0.9 0.56!, ${x + 0.1} ${y}!, ${x - 0.06} ${y - 0.04}!`), {
      pigment: 'water',
      tone: 0.3,
      line: inner,
    });
    for (const share of [0.4, 0.6, 0.8])
      pen.stroke(
        traced(
          `${-0.94 + (x + 0.94) * share - 0.05} ${0.53 + (y - 0.53) * share}, ${-0.94 + (x + 0.94) * share + 0.06} ${0.53 + (y - 0.53) * share + 0.02}`,
        ),
        detail * 1.4,
      );
  }
  drawLimb(
    pen,
    { line: '0.6 2.0, 0.0 1.5, -0.62 0.9, -1.0 0.5', half: [0.07, 0.07, 0.07, 0.07] },
    { pigment: 'gold', tone: (x, y) => clamp(0.3 + 0.6 * (y - x - 1.5)) },
  );
}

function drawFist(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.1 1.5, 0.14 1.34, 0.32 1.3, 0.46 1.4, 0.46 1.58, 0.34 1.7, 0.16 1.66'), {
    pigment: 'leafLight',
    tone: (x) => clamp(0.15 + x),
    line: inner * 1.1,
  });
  for (const x of [0.2, 0.28, 0.36]) side.stroke(traced(`${x} 1.34, ${x - 0.03} 1.48`), detail * 1.3);
}
