import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An accordion, its bellows spread like a fan. */
export const accordion: Motif = {
  name: 'accordion',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBellows(pen);
      drawButtons(pen.at({ at: [0, bellowsFoot], angleRad: -spreadRad }));
      drawKeyboard(pen.at({ at: [0, bellowsFoot], angleRad: spreadRad }));
    }),
};

/** Where the lines of its folds would meet, and how far the ends lean apart. */
const bellowsFoot = 2.2;
const spreadRad = 0.36;
const folds = 9;

function drawBellows(pen: Pen): void {
  const { inner } = pen.weight;
  for (let fold = 0; fold < folds; fold++) {
    const angleRad = -spreadRad + (2 * spreadRad * (fold + 0.5)) / folds;
    const half = spreadRad / folds;
    const slat = pen.at({ at: [0, bellowsFoot], angleRad });
    const edge = (radius: number) => radius * Math.sin(half);
    slat.fill(
      outlined(
        `${-edge(3.0)} -3.0!, 0 -3.14!, ${edge(3.0)} -3.0!, ${edge(1.4)} -1.4!, 0 -1.28!, ${-edge(1.4)} -1.4!`,
      ),
      { pigment: 'dark', tone: (x) => clamp(0.45 + 3 * x), line: inner * 1.4 },
    );
    slat.fill(outlined('-0.04 -3.08!, 0 -3.14!, 0.04 -3.08!, 0.02 -1.36!, 0 -1.3!, -0.02 -1.36!'), {
      pigment: 'gold',
      tone: 0.1,
      line: inner * 0.9,
    });
  }
}

/** The left end: its bass buttons. */
function drawButtons(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.06 -3.2!, 0.06 -1.24!, -0.44 -1.24, -0.56 -1.36, -0.56 -3.08, -0.44 -3.2'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 - 0.4 * (x + 0.25) + 0.1 * (y + 2)),
    line: inner * 1.6,
  });
  for (const x of [-0.36, -0.16])
    for (let row = 0; row < 7; row++)
      pen.fill(circle([x, -2.86 + row * 0.22], 0.06, 18), { pigment: 'foam', tone: 0.05, line: inner });
}

/** The right end: its grille and the keys. */
function drawKeyboard(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.5 -3.08!, 0.84 -3.02!, 0.84 -1.4!, 0.5 -1.34!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 0.6 * (x - 0.5)),
    line: inner * 1.5,
  });
  for (let key = 0; key < 9; key++) {
    const y = -2.86 + key * 0.17;
    pen.stroke(traced(`0.52 ${y}, 0.84 ${y}`), inner);
    if (key % 3 !== 2)
      pen.fill(outlined(`0.52 ${y - 0.04}!, 0.7 ${y - 0.04}!, 0.7 ${y + 0.04}!, 0.52 ${y + 0.04}!`), {
        black: 'always',
        tone: 1,
      });
  }
  pen.fill(outlined('-0.06 -3.2!, 0.42 -3.2, 0.54 -3.08, 0.54 -1.36, 0.42 -1.24, -0.06 -1.24!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.25 + 0.6 * x + 0.1 * (y + 2)),
    line: inner * 1.6,
  });
  for (let slit = 0; slit < 6; slit++)
    pen.stroke(traced(`0.12 ${-2.8 + slit * 0.24}, 0.38 ${-2.72 + slit * 0.24}`), inner * 1.8, {
      taper: 0.2,
    });
}
