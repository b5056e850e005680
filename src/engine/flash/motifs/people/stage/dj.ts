import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** A DJ with headphones, one hand on the record. */
export const dj: Motif = {
  name: 'dj',
  tinted: ['petal'],
  carries: ['turntable', 'headphones'],
  draw(canvas) {
    canvas.layer((pen) => {
      const head = { at: [-0.2, -1.12], angleRad: 0.25 } as const;
      drawMovingFigure(
        pen,
        {
          head,
          spine: '-0.34 -0.84, -0.42 -0.4, -0.44 0.06',
          arms: ['-0.22 -0.7, -0.06 -0.98, -0.06 -1.1', '-0.4 -0.68, -0.2 -0.2, 0.28 -0.06'],
          legs: ['-0.38 0.1, -0.32 0.64, -0.3 1.16', '-0.48 0.1, -0.52 0.66, -0.62 1.16'],
          toes: [0, 0],
        },
        { hair: 'cap', top: 'petal', sleeves: 'short', bottoms: 'dark', legs: 'long', shoes: 'foam' },
        (held) => {
          drawHeadphones(held.at(head).at({ scale: 0.44 }));
          drawDecks(held.at({ at: [0.62, 0.1] }));
        },
      );
    });
  },
};

function drawHeadphones(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.06 0.0, -0.2 -0.4, -0.06 -0.7'), inner * 2.8);
  pen.fill(ellipse([-0.04, 0.04], 0.17, 0.22, 30), { black: 'always', tone: 1 });
  pen.fill(ellipse([-0.02, 0.04], 0.09, 0.13, 24), { pigment: 'petal', tone: 0.2, line: inner });
}

/** Two decks on a table, seen from above its edge. */
function drawDecks(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.5, 0.76])
    drawLimb(
      pen,
      { line: `${x} 0.3, ${x} 0.8, ${x} 1.24`, half: [0.06, 0.06] },
      { pigment: 'steel', tone: 0.4, line: inner },
    );
  pen.fill(outlined('-0.66 -0.14!, 0.8 -0.14!, 1.0 0.22!, -0.56 0.22!'), {
    pigment: 'steel',
    tone: 0.1,
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.56 0.22!, 1.0 0.22!, 1.0 0.42!, -0.56 0.42!'), {
    pigment: 'dark',
    tone: 0.65,
    line: inner * 1.1,
  });
  for (const x of [-0.2, 0.56]) {
    pen.fill(ellipse([x, 0.03], 0.32, 0.13, 44), { black: 'always', tone: 1 });
    pen.stroke(ellipse([x, 0.03], 0.22, 0.085, 36), detail * 1.3, { isErasing: true });
    pen.fill(ellipse([x, 0.03], 0.11, 0.045, 28), { pigment: 'petal', tone: 0.1, line: inner });
  }
  for (const x of [-0.4, -0.2, 0.0, 0.2, 0.4, 0.6, 0.8])
    pen.fill(circle([x, 0.32], 0.035, 14), { pigment: 'gold', tone: 0.1, line: detail });
}
