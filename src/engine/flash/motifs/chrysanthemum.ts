import { clamp } from '../geometry/interval.ts';
import { fullTurn, polar } from '../geometry/point.ts';
import { outlined } from '../geometry/traced.ts';
import type { Pen } from '../paint/pen.ts';
import type { Motif } from './motif.ts';
import { drawLeaf } from './parts/leaf.ts';

/** Rings of petals from the outside in. */
const rings = [
  { from: 0.3, to: 1, petals: 19 },
  { from: 0.26, to: 0.84, petals: 18 },
  { from: 0.2, to: 0.68, petals: 16 },
  { from: 0.14, to: 0.52, petals: 13 },
  { from: 0.08, to: 0.37, petals: 10 },
  { from: 0, to: 0.23, petals: 7 },
];

/** A chrysanthemum from above, its petals curling inwards. */
export const chrysanthemum: Motif = {
  name: 'chrysanthemum',
  tinted: ['gold', 'ember'],
  draw(easel) {
    easel.layer((pen) => {
      const start = pen.random.between(0, fullTurn);
      for (let i = 0; i < 3; i++) {
        const angle = start + (i * fullTurn) / 3;
        drawLeaf(pen.at({ at: polar(angle, 0.66), scale: 0.95, angleRad: angle + 0.2 }), {
          width: 0.62,
          teeth: 0.4,
        });
      }
      for (const [i, ring] of rings.entries()) drawRing(pen, ring, start + i * 0.31);
    });
  },
};

function drawRing(pen: Pen, { from, to, petals }: (typeof rings)[number], turn: number): void {
  for (let i = 0; i < petals; i++) {
    const scale = (to - from) * pen.random.between(0.95, 1.05);
    const angleRad = turn + (i * fullTurn) / petals + pen.random.between(-0.03, 0.03);
    const width = (to * 2.1 * Math.PI) / petals / scale / 2;
    const petal = pen.at({ at: polar(angleRad, from), scale, angleRad });
    petal.cell(
      outlined(
        `0 ${-width * 0.35}!, 0.6 ${-width * 0.85}, 0.92 ${-width * 0.7}, 1.02 0, 0.92 ${width * 0.7}, 0.6 ${width * 0.85}, 0 ${width * 0.35}!`,
        4,
      ),
      {
        pigment: 'gold',
        tone: (x) => clamp(0.95 - 1.05 * x),
        line: pen.weight.inner * 0.85,
      },
    );
    petal.stroke(
      [
        [0.35, 0],
        [0.82, 0],
      ],
      pen.weight.detail * 0.9,
      { taper: 0.5 },
    );
  }
}
