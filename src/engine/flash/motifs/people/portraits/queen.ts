import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawErmineMantle } from '../../parts/clothes/ermine-mantle.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';
import { drawPointedCrown } from '../../parts/headgear/pointed-crown.ts';
import { drawJewel } from '../../parts/jewels/jewel.ts';
import { drawPearls } from '../../parts/jewels/pearls.ts';

/** A queen: pointed crown, hair rolled up on both sides, a fan of lace behind her neck, pearls. */
export const queen: Motif = portrait({
  name: 'queen',
  tinted: ['violet'],
  carries: ['crown'],
  behind: (pen) => {
    drawLaceFan(pen);
    drawCoiffure(pen);
  },
  garment: (pen) => {
    drawErmineMantle(pen, 'violet');
    drawPearls(pen, '-0.3 0.94, -0.2 1.06, 0 1.13, 0.2 1.06, 0.3 0.94', 0.05);
    drawJewel(pen.at({ at: [0, 1.29], scale: 0.22 }), 'violet');
  },
  face: { woman: { skin: 'bone', iris: 'leaf', cast: 'bold' } },
  over: (pen) => {
    drawRolledFringe(pen);
    drawEarrings(pen);
    drawPointedCrown(pen, 'violet');
  },
});

/** Lace that stands up behind the head, scalloped. */
function drawLaceFan(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = -6; i <= 6; i++) {
    const ray = pen.at({ at: [0, 0.86], angleRad: i * 0.21 });
    ray.fill(outlined('-0.03 -0.3!, -0.16 -1.2!, -0.16 -1.42, 0 -1.54, 0.16 -1.42, 0.16 -1.2!, 0.03 -0.3!'), {
      pigment: 'foam',
      tone: (x, y) => clamp(0.8 * smoothstep(-1.1, -0.5, y) + 1.5 * (x - 0.06)),
      line: inner,
    });
    ray.fill(circle([0, -1.38], 0.06, 18), { pigment: 'gold', tone: 0.2, line: detail * 1.2 });
    for (const y of [-1.22, -1.1]) ray.dot([0, y], detail * 1.6);
    ray.stroke(traced('-0.14 -1.22, 0 -1.3, 0.14 -1.22'), detail * 1.1);
  }
}

/** Rolls of hair that rise from the temples to both sides. */
function drawCoiffure(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0 -1.06!, 0.4 -1.0, 0.74 -0.82, 0.86 -0.46, 0.76 -0.06, 0.6 0.26, 0.44 0.4!, 0 0.3!'),
      {
        pigment: 'ember',
        tone: (x, y) => clamp(0.2 + 0.7 * smoothstep(0.5, 0.9, x) + 0.5 * smoothstep(-0.1, 0.4, y)),
        line: inner * 1.1,
      },
    );
    for (const roll of [
      '0.5 0.3, 0.7 0.0, 0.78 -0.4, 0.66 -0.72',
      '0.48 0.16, 0.62 -0.1, 0.68 -0.4, 0.58 -0.66',
    ])
      side.stroke(traced(roll), detail * 1.4, { taper: 0.4 });
  });
}

/** Combed up from the brow under the crown. */
function drawRolledFringe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -0.94!, 0.4 -0.9, 0.7 -0.68, 0.72 -0.34, 0.6 -0.04, 0.5 0.1!, 0.48 -0.16, 0.42 -0.38, 0.24 -0.56, 0 -0.5!',
      ),
      {
        pigment: 'ember',
        tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.4, 0.74, x) + 0.5 * smoothstep(-0.7, -0.9, y)),
        line: inner,
      },
    );
    for (const hair of [
      '0.05 -0.56, 0.14 -0.72, 0.2 -0.86',
      '0.24 -0.58, 0.38 -0.66, 0.48 -0.78',
      '0.4 -0.44, 0.52 -0.54, 0.62 -0.66',
      '0.47 -0.22, 0.58 -0.3, 0.68 -0.44',
      '0.5 -0.02, 0.58 -0.1, 0.66 -0.22',
    ])
      side.stroke(traced(hair), detail * 1.2, { taper: 0.4 });
  });
}

function drawEarrings(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(circle([0.53, 0.24], 0.05, 18), { pigment: 'gold', tone: 0.1, line: inner });
    side.fill(outlined('0.53 0.29!, 0.61 0.44, 0.6 0.53, 0.53 0.57, 0.46 0.53, 0.45 0.44'), {
      pigment: 'foam',
      tone: (x) => clamp(0.1 + 4 * (x - 0.53)),
      line: inner,
    });
  });
}
