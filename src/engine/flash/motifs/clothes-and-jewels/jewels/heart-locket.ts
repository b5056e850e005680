import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawFineChain } from '../../parts/jewels/fine-chain.ts';
import { heartAt } from '../../signs/hearts/heart.ts';

/** A heart of gold to be opened, scrolls engraved around a small stone, on its chain. */
export const heartLocket: Motif = {
  name: 'heart-locket',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawFineChain(
        pen,
        traced(
          '0 -0.5, -0.34 -0.66, -0.58 -0.9, -0.5 -1.2, 0 -1.36, 0.5 -1.2, 0.58 -0.9, 0.34 -0.66, 0 -0.5',
          24,
        ),
        0.05,
        'gold',
      ),
    );
    canvas.layer(drawHeart, { at: { at: [0, 0.34] } });
  },
};

function heartOutline(scale: number): Point[] {
  return Array.from({ length: 80 }, (_, i): Point => {
    const [x, y] = heartAt((i / 80) * fullTurn);
    return [x * scale, y * scale];
  });
}

function drawHeart(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([circle([0, -0.68], 0.15, 30), circle([0, -0.68], 0.07, 20)], {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
    rule: 'evenodd',
  });
  for (const y of [-0.3, -0.12])
    pen.fill(outlined(`0.76 ${y}!, 0.9 ${y}!, 0.9 ${y + 0.14}!, 0.76 ${y + 0.14}!`), {
      pigment: 'gold',
      tone: 0.5,
      line: inner,
    });
  pen.fill(heartOutline(0.88), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.12 + 0.4 * (x + y)),
    line: inner * 1.2,
  });
  pen.fill(heartOutline(0.72), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.04 + 0.75 * (0.7 * x + y)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.stroke(
      traced('0.04 0.38, 0.16 0.16, 0.36 0.06, 0.48 -0.12, 0.42 -0.28, 0.3 -0.26, 0.28 -0.14, 0.36 -0.1'),
      detail * 1.6,
      {
        taper: 0.2,
      },
    );
    side.stroke(traced('0.2 0.12, 0.32 0.22, 0.42 0.16'), detail * 1.4, { taper: 0.4, tapering: 'end' });
    side.stroke(traced('0.06 -0.16, 0.12 -0.28, 0.22 -0.32'), detail * 1.4, { taper: 0.4, tapering: 'end' });
  });
  pen.fill(circle([0, -0.02], 0.11, 30), { pigment: 'petal', tone: 0.15, line: inner });
  pen.stroke(traced('-0.6 -0.2, -0.56 -0.36, -0.44 -0.46'), inner * 1.5, { isErasing: true, taper: 0.4 });
}
