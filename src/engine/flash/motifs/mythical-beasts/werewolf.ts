import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawWolfHead } from '../beasts/dogs-and-wolves/wolf.ts';
import type { Motif } from '../motif.ts';
import type { LockPlaces } from '../parts/any-beast/fur.ts';
import { drawBothSides, drawHairs, drawLocks } from '../parts/any-beast/fur.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';

/** A werewolf from the front: a snarling wolf's head on a man's hairy trunk, claws raised, the trousers torn. */
export const werewolf: Motif = {
  name: 'werewolf',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawLeg);
      drawTrunk(pen);
      drawTrousers(pen);
    });
    canvas.layer((pen) => drawBothSides(pen, drawArm), { contour: 0.8 });
    canvas.layer(
      (pen) => {
        drawLocks(pen, mane, {
          width: 0.3,
          bend: -0.1,
          pigment: 'grey',
          tone: (_, y) => clamp(0.5 + 0.3 * y),
        });
        drawWolfHead(pen.at({ at: [0, -0.86], scale: 0.62 }), true);
      },
      { contour: 0.8 },
    );
  },
};

const fur = (x: number, y: number) =>
  clamp(0.12 + 0.6 * smoothstep(0.2, 0.8, Math.abs(x + 0.08)) + 0.2 * smoothstep(0.2, 1.2, y));

function drawLeg(side: Pen): void {
  const { inner } = side.weight;
  drawLimb(
    side,
    { line: '0.34 0.9, 0.5 1.3, 0.42 1.6, 0.5 1.94', half: [0.26, 0.22, 0.13, 0.11] },
    { pigment: 'grey', tone: 0.4 },
  );
  side.fill(outlined('0.34 1.86!, 0.66 1.86!, 0.86 2.06, 0.92 2.16!, 0.28 2.16!, 0.3 2.0'), {
    pigment: 'grey',
    tone: 0.3,
    line: inner,
  });
  for (const x of [0.38, 0.58, 0.8])
    side.fill(outlined(`${x - 0.06} 2.08!, ${x + 0.06} 2.08!, ${x + 0.06} 2.26!`), {
      black: 'always',
      tone: 1,
    });
}

function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.6, 0.4 -0.56, 0.78 -0.36, 0.84 -0.04, 0.66 0.3, 0.48 0.64, 0.52 1.0!, 0 1.1'), {
    pigment: 'grey',
    tone: fur,
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.03 0.12, 0.24 0.22, 0.48 0.14, 0.62 -0.08'), inner * 1.2, { taper: 0.3 });
    for (const y of [0.4, 0.58])
      side.stroke(traced(`0.05 ${y}, 0.16 ${y + 0.03}, 0.28 ${y - 0.02}`), inner, { taper: 0.3 });
    drawHairs(side, traced('0.5 -0.3, 0.56 -0.1, 0.5 0.1'), [0.04, 0.16], 7);
    drawHairs(side, traced('0.4 0.3, 0.38 0.5, 0.4 0.7'), [0.06, 0.14], 6);
  });
  pen.stroke(traced('0 0.24, 0.01 0.5, 0 0.74'), detail * 1.4, { taper: 0.3 });
  drawHairs(pen, traced('-0.2 -0.06, 0 0.02, 0.2 -0.06'), [0, 0.18], 9);
}

function drawTrousers(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    symmetric(
      '0 0.82, 0.3 0.8, 0.54 0.74!, 0.66 1.1, 0.74 1.4!, 0.6 1.34!, 0.52 1.54!, 0.42 1.36!, 0.3 1.5!, 0.2 1.3!, 0.1 1.2, 0 1.16',
    ),
    { pigment: 'water', tone: (x, y) => clamp(0.1 + 0.5 * Math.abs(x) + 0.2 * (y - 0.8)), line: inner * 1.2 },
  );
  pen.fill(symmetric('0 0.8, 0.5 0.72!, 0.53 0.86!, 0 0.94'), { pigment: 'wood', tone: 0.3, line: inner });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.36 1.08!, 0.5 1.02!, 0.46 1.12!, 0.54 1.2!, 0.38 1.18!'), {
      pigment: 'grey',
      tone: 0.3,
      line: inner,
    }),
  );
}

/** Raised, its claws spread. */
function drawArm(side: Pen): void {
  const { inner } = side.weight;
  drawLimb(
    side,
    { line: '0.66 -0.26, 1.0 0.1, 1.3 -0.06, 1.34 -0.42', half: [0.22, 0.24, 0.21, 0.14] },
    { pigment: 'grey', tone: (x, y) => clamp(0.12 + 0.5 * Math.max(0, x - 0.9) + 0.5 * Math.max(0, y)) },
  );
  for (const [x, y] of [
    [1.2, 0.22],
    [1.36, 0.16],
    [1.04, 0.3],
  ] as const)
    side.fill(outlined(`${x - 0.1} ${y - 0.12}!, ${x + 0.1} ${y - 0.14}!, ${x + 0.04} ${y + 0.16}!`), {
      pigment: 'grey',
      tone: 0.5,
      line: inner * 0.9,
    });
  for (const [line, tip] of fingers) {
    drawLimb(side, { line, half: [0.09, 0.085, 0.05] }, { pigment: 'grey', tone: 0.3 });
    side.fill(outlined(tip), { black: 'always', tone: 1 });
  }
  side.fill(outlined('1.16 -0.46, 1.2 -0.68, 1.4 -0.76, 1.58 -0.66, 1.54 -0.44, 1.36 -0.34'), {
    pigment: 'grey',
    tone: 0.15,
    line: inner,
  });
  drawHairs(side, traced('0.8 -0.06, 0.96 0.1, 1.1 0.08'), [0.02, 0.14], 6);
}

const fingers = [
  ['1.22 -0.56, 1.06 -0.66, 1.02 -0.8', '0.97 -0.78!, 1.07 -0.8!, 0.96 -1.0!'],
  ['1.3 -0.68, 1.24 -0.88, 1.26 -1.02', '1.21 -1.0!, 1.31 -1.02!, 1.24 -1.24!'],
  ['1.42 -0.7, 1.46 -0.9, 1.5 -1.02', '1.45 -1.03!, 1.55 -0.99!, 1.54 -1.24!'],
  ['1.52 -0.6, 1.66 -0.74, 1.74 -0.84', '1.69 -0.87!, 1.78 -0.8!, 1.84 -1.04!'],
] as const;
const mane: LockPlaces = [
  [0.4, -0.9, 0.36, 0.1],
  [0.44, -0.7, 0.4, 0.26],
  [0.42, -0.5, 0.34, 0.42],
  [0.28, -0.4, 0.2, 0.52],
  [0.1, -0.36, 0.06, 0.58],
];
