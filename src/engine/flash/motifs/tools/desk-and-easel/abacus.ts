import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A counting frame: two beads above the bar on each rod, five below. */
export const abacus: Motif = {
  name: 'abacus',
  tinted: ['wood', 'ember'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const frame = pen.at({ angleRad: -0.08 });
      frame.fill(outlined('-1.5 -0.94!, 1.5 -0.94!, 1.5 0.94!, -1.5 0.94!'), { pigment: 'moon', tone: 0.25 });
      for (const [column, counted] of set.entries()) drawRod(frame, -1.2 + 0.3 * column, counted);
      drawFrame(frame);
    }),
};

/** What each rod counts: beads lowered from heaven, beads raised from earth. */
const set = [
  [0, 1],
  [1, 3],
  [0, 4],
  [1, 0],
  [2, 2],
  [0, 5],
  [1, 1],
  [0, 3],
  [1, 4],
] as const;

function drawRod(pen: Pen, x: number, [heaven, earth]: readonly [number, number]): void {
  pen.stroke(
    [
      [x, -0.86],
      [x, 0.86],
    ],
    pen.weight.inner * 1.3,
  );
  for (let bead = 0; bead < 2; bead++)
    drawBead(pen, x, bead >= 2 - heaven ? -0.42 - (1 - bead) * 0.15 : -0.76 + bead * 0.15);
  for (let bead = 0; bead < 5; bead++)
    drawBead(pen, x, bead < earth ? -0.13 + bead * 0.15 : 0.16 + bead * 0.15);
}

function drawBead(pen: Pen, x: number, y: number): void {
  pen.fill(
    outlined(
      `${x - 0.13} ${y}, ${x - 0.07} ${y - 0.065}!, ${x + 0.07} ${y - 0.065}!, ${x + 0.13} ${y}, ${x + 0.07} ${y + 0.065}!, ${x - 0.07} ${y + 0.065}!`,
    ),
    {
      pigment: 'ember',
      tone: (px, py) => clamp(0.15 + 3 * (px - x) + 4 * (py - y)),
      line: pen.weight.inner,
    },
  );
}

function drawFrame(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const wood = {
    pigment: 'wood',
    tone: (x: number, y: number) => clamp(0.3 + 0.15 * x + 0.15 * y),
    line: inner * 1.2,
  } as const;
  pen.fill(outlined('-1.4 -0.33!, 1.4 -0.33!, 1.4 -0.23!, -1.4 -0.23!'), wood);
  for (const rail of [
    '-1.56 -1.04!, 1.56 -1.04!, 1.56 -0.84!, -1.56 -0.84!',
    '-1.56 0.84!, 1.56 0.84!, 1.56 1.04!, -1.56 1.04!',
    '-1.56 -1.04!, -1.36 -1.04!, -1.36 1.04!, -1.56 1.04!',
    '1.36 -1.04!, 1.56 -1.04!, 1.56 1.04!, 1.36 1.04!',
  ])
    pen.fill(outlined(rail), wood);
  for (const [x, y] of [
    [-1.46, -0.94],
    [1.46, -0.94],
    [-1.46, 0.94],
    [1.46, 0.94],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.13} ${y - 0.13}!, ${x + 0.13} ${y - 0.13}!, ${x + 0.13} ${y + 0.13}!, ${x - 0.13} ${y + 0.13}!`,
      ),
      { pigment: 'gold', tone: 0.2, line: inner },
    );
  for (const grain of ['-1.1 -0.96, -0.3 -0.94', '0.2 -0.92, 1.0 -0.94', '-0.8 0.94, 0.4 0.96'])
    pen.stroke(traced(grain), detail, { taper: 0.4 });
}
