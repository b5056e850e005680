import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Rings of petals from the outside in. */
const rings = [
  { from: 0.3, to: 1, petals: 26 },
  { from: 0.26, to: 0.86, petals: 24 },
  { from: 0.2, to: 0.7, petals: 20 },
  { from: 0.14, to: 0.54, petals: 16 },
  { from: 0.08, to: 0.38, petals: 12 },
  { from: 0, to: 0.22, petals: 8 },
];

/** A chrysanthemum from above, its petals curling inwards. */
export const chrysanthemum: Motif = {
  name: 'chrysanthemum',
  tinted: ['gold', 'ember'],
  draw(canvas) {
    canvas.layer((pen) => {
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
    petal.fill(
      outlined(
        `0 ${-width * 0.35}!, 0.55 ${-width * 0.9}, 0.86 ${-width * 0.66}, 1.06 ${width * 0.1}!, 0.86 ${width * 0.72}, 0.55 ${width * 0.9}, 0 ${width * 0.35}!`,
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
